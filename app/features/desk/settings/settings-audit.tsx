import { useState } from 'react'
import type { AuditLine } from '../../../../domain/desk/desk-settings-contract.ts'
import { get } from '../../../lib/api-client.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useLanguage } from '../../i18n/language-context.ts'
import { useDeskData } from '../desk-data.ts'
import { useDesk } from '../frame/desk-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { useDeskTime } from '../parts/desk-time.ts'
import { auditKey } from './audit-words.ts'

/** Requests of people for their data, and who did what. */
export function AuditPart() {
  const { t } = useLanguage()
  const { privacy } = useDeskData('settings').settings
  return (
    <>
      <Requests />
      <section className="box">
        <div className="box-head">
          <h3 className="desk-h2">{t('privacy.audit')}</h3>
        </div>
        <Audit first={privacy?.audit ?? { lines: [], next: null }} />
      </section>
    </>
  )
}

function Requests() {
  const { t } = useLanguage()
  const time = useDeskTime()
  const { nowMs } = useDesk()
  const requests = useDeskData('settings').settings.privacy?.requests ?? []
  return (
    <section className="box">
      <div className="box-head">
        <h3 className="desk-h2">{t('privacy.requests')}</h3>
        {requests.length > 0 && <span className="tag tag-warm">{requests.length}</span>}
      </div>
      {requests.length === 0 && <p className="mute box-line">{t('privacy.requests.none')}</p>}
      {requests.map(({ id, kind, email, personId, confirmedAtMs, dueAtMs }) => (
        <div key={id} className="team-member">
          <DeskIcon name={kind === 'erasure' ? 'trash-2' : 'download'} />
          <div>
            <b>{t(`privacy.${kind}`, { email })}</b>
            <p>{t('privacy.due', { time: time.when(confirmedAtMs, nowMs), due: time.shortDay(dueAtMs) })}</p>
          </div>
          {personId && (
            <ButtonLink variant="white" size="small" href={`/admin/people/${personId}`}>
              {t('privacy.open')}
            </ButtonLink>
          )}
        </div>
      ))}
    </section>
  )
}

function Audit({ first }: { first: { lines: AuditLine[]; next: string | null } }) {
  const { t } = useLanguage()
  const time = useDeskTime()
  const { nowMs } = useDesk()
  const [{ lines, next }, setAudit] = useState(first)
  const [busy, setBusy] = useState(false)
  const more = async () => {
    setBusy(true)
    const outcome = await get(`/api/desk/audit?before=${encodeURIComponent(next ?? '')}`)
    setBusy(false)
    if (outcome.kind === 'answered' && outcome.answer)
      setAudit({ lines: [...lines, ...outcome.answer.lines], next: outcome.answer.next })
  }
  if (lines.length === 0) return <p className="mute box-line">{t('privacy.audit.none')}</p>
  return (
    <>
      <ol>
        {lines.map((line) => (
          <li key={line.id} className="audit-line">
            <time className="num mute small" dateTime={new Date(line.atMs).toISOString()}>
              {time.when(line.atMs, nowMs)}
            </time>
            <p>
              {line.actorName?.split(' ')[0] ?? t('privacy.somebody')}{' '}
              {t(auditKey(line), { name: line.personName ?? t('audit.nobody') })}
            </p>
          </li>
        ))}
      </ol>
      {next && (
        <div className="load-more">
          <Button variant="white" size="small" busy={busy} onClick={more}>
            {t('privacy.audit.more')}
          </Button>
        </div>
      )}
    </>
  )
}
