import { useEffect, useRef, useState } from 'react'
import type { InvitationDone, TeamMember } from '../../../../domain/auth/team-contract.ts'
import type { TeamAccount } from '../../../../domain/desk/desk-settings-contract.ts'
import { post } from '../../../lib/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Message } from '../../../ui/message.tsx'
import { useText } from '../../i18n/language-context.ts'
import { meFirst, useDesk } from '../frame/desk-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { useDeskTime } from '../parts/desk-time.ts'
import { Initials } from '../parts/initials.tsx'
import { InvitationOutcome } from './invitation-outcome.tsx'
import { InviteForm } from './invite-form.tsx'
import { type Removed, RemoveSheet } from './remove-sheet.tsx'
import { problemOf, useTeam } from './use-team.ts'

/** Who works here and who is invited; owners invite and remove. */
export function TeamPart() {
  const t = useText()
  const { frame } = useDesk()
  const { members, invited, accountOf, isLoading, hasFailed, reload } = useTeam()
  const [leaving, setLeaving] = useState<Removed | null>(null)
  const [removals, countRemoval] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone with its row.
  useEffect(() => {
    if (removals > 0) heading.current?.focus()
  }, [removals])
  return (
    <>
      <section className="box" aria-labelledby="team-title">
        <div className="box-head">
          <h3 className="desk-h2" id="team-title" ref={heading} tabIndex={-1}>
            {members.length === 1 ? t('team.count.one') : t('team.count.many', { n: members.length })}
          </h3>
        </div>
        {meFirst(frame, members).map((member) => (
          <Member key={member.id} member={member} account={accountOf(member.id)} onRemove={setLeaving} />
        ))}
        {invited.map((person) => (
          <Invited key={person.id} person={person} onSent={reload} onTakeBack={setLeaving} />
        ))}
        {isLoading && (
          <p className="mute box-line" role="status">
            {t('team.loading')}
          </p>
        )}
        {hasFailed && (
          <div className="box-line">
            <Message tone="problem">
              {t('team.unloaded')}{' '}
              <button type="button" className="text-link" onClick={reload}>
                {t('desk.offline.try')}
              </button>
            </Message>
          </div>
        )}
      </section>
      <InviteForm onSent={reload} />
      {leaving && (
        <RemoveSheet
          {...leaving}
          onClose={() => setLeaving(null)}
          onRemoved={async () => {
            await reload()
            setLeaving(null)
            countRemoval(removals + 1)
          }}
        />
      )}
    </>
  )
}

interface MemberProps {
  member: TeamAccount
  account: TeamMember | undefined
  onRemove(removed: Removed): void
}

function Member({ member: { id, name, email, role, isDisabled, seenAtMs }, account, onRemove }: MemberProps) {
  const t = useText()
  const time = useDeskTime()
  const { nowMs, frame } = useDesk()
  const isMe = id === frame.me.id
  const seenMs = Math.max(seenAtMs ?? 0, account?.lastSeenAt ? Date.parse(account.lastSeenAt) : 0)
  return (
    <div className="team-member">
      <Initials name={name} isMe={isMe} />
      <div>
        <b>{isMe ? t('team.me', { name }) : name}</b>
        <p>
          {email} · {seenMs === 0 ? t('team.unseen') : t('team.seen', { time: time.when(seenMs, nowMs) })}
        </p>
      </div>
      <div className="desk-flow team-acts">
        {isDisabled && <span className="tag tag-bad">{t('team.disabled')}</span>}
        {account && <TwoStepTag hasTwoStep={account.hasTwoStep} />}
        <span className={role === 'owner' ? 'tag' : 'tag tag-plain'}>{t(`desk.role.${role}`)}</span>
        <Button
          variant="white"
          size="small"
          aria-label={t('team.remove.of', { name })}
          onClick={() => onRemove({ id, name, kind: isMe ? 'me' : 'member' })}
        >
          {t('team.remove')}
        </Button>
      </div>
    </div>
  )
}

function TwoStepTag({ hasTwoStep }: { hasTwoStep: boolean }) {
  const t = useText()
  if (!hasTwoStep) return <span className="tag tag-warm">{t('team.twoStep.none')}</span>
  return (
    <span className="tag tag-ok">
      <DeskIcon name="shield-check" />
      {t('team.twoStep')}
    </span>
  )
}

interface InvitedProps {
  person: TeamMember
  onSent(): Promise<void>
  onTakeBack(removed: Removed): void
}

function Invited({ person: { id, email, role, invitedUntil }, onSent, onTakeBack }: InvitedProps) {
  const t = useText()
  const time = useDeskTime()
  const { nowMs, tell } = useDesk()
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState<InvitationDone | null>(null)
  const untilMs = Date.parse(invitedUntil ?? '')
  const sendAgain = async () => {
    setBusy(true)
    const outcome = await post('/api/account/team/invite', { email, role })
    await onSent()
    setBusy(false)
    const sent = (outcome.kind === 'answered' && outcome.answer) || null
    setDone(sent)
    if (!sent) tell(t(problemOf(outcome) ?? 'team.failed'))
    else if (sent.isSent) tell(t('team.invite.sent', { email }))
  }
  return (
    <div className="team-member">
      <Initials name={null} />
      <div>
        <b>{t(untilMs > nowMs ? 'team.invited' : 'team.invited.over')}</b>
        <p>
          {email} · {t('team.invited.until', { time: time.dayAndTime(untilMs) })}
        </p>
        {done && !done.isSent && <InvitationOutcome email={email} done={done} />}
      </div>
      <div className="desk-flow team-acts">
        <span className={role === 'owner' ? 'tag' : 'tag tag-plain'}>{t(`desk.role.${role}`)}</span>
        <Button
          variant="white"
          size="small"
          busy={busy}
          aria-label={t('team.invite.again.of', { email })}
          onClick={sendAgain}
        >
          {t('team.invite.again')}
        </Button>
        <Button
          variant="white"
          size="small"
          aria-label={t('team.takeBack.of', { email })}
          onClick={() => onTakeBack({ id, name: email, kind: 'invitation' })}
        >
          {t('team.takeBack')}
        </Button>
      </div>
    </div>
  )
}
