import { useText } from '../i18n/language-context.ts'
import { useDesk } from './desk-context.ts'
import { useDeskData } from './desk-data.ts'
import { useDeskTime } from './desk-time.ts'
import { Initials } from './initials.tsx'

/** Who works here. */
export function TeamPart() {
  const t = useText()
  const time = useDeskTime()
  const { nowMs, frame } = useDesk()
  const { team = [] } = useDeskData('settings').settings
  return (
    <>
      <section className="box">
        <div className="box-head">
          <h3 className="desk-h2">
            {team.length === 1 ? t('team.count.one') : t('team.count.many', { n: team.length })}
          </h3>
        </div>
        {team.map((member) => (
          <div key={member.id} className="team-member">
            <Initials name={member.name} isMe={member.id === frame.me.id} />
            <div>
              <b>{member.id === frame.me.id ? t('team.me', { name: member.name }) : member.name}</b>
              <p>
                {member.email} ·{' '}
                {member.seenAtMs === null
                  ? t('team.unseen')
                  : t('team.seen', { time: time.when(member.seenAtMs, nowMs) })}
              </p>
            </div>
            <div className="desk-flow">
              {member.isDisabled && <span className="tag tag-bad">{t('team.disabled')}</span>}
              <span className={member.role === 'owner' ? 'tag' : 'tag tag-plain'}>{t(`desk.role.${member.role}`)}</span>
            </div>
          </div>
        ))}
      </section>
      <p className="mute small">{t('team.howTo')}</p>
    </>
  )
}
