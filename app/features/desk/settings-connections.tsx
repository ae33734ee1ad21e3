import { useState } from 'react'
import type { Connection, DeadDelivery } from '../../../domain/desk/desk-settings-contract.ts'
import { post } from '../../lib/api-client.ts'
import { Button } from '../../ui/button.tsx'
import { useText } from '../i18n/language-context.ts'
import { useDeskData } from './desk-data.ts'
import { useDesk } from './frame/desk-context.ts'
import { DeskIcon } from './parts/desk-icon.tsx'
import { useDeskTime } from './parts/desk-time.ts'

/** How the ways out of the site are, in the services' own words. */
export function ConnectionsPart() {
  const t = useText()
  const time = useDeskTime()
  const { settings, frame } = useDeskData('settings')
  const [dead, setDead] = useState(settings.deadDeliveries ?? [])
  return (
    <>
      <section className="box">
        <div className="box-head">
          <h3 className="desk-h2">{t('connection.now')}</h3>
          <span className="mute small">{t('connection.checked', { time: time.clock(frame.nowMs) })}</span>
        </div>
        {settings.connections?.map((connection) => (
          <ConnectionRow key={connection.name} connection={connection} />
        ))}
      </section>
      <section className="box">
        <div className="box-head">
          <h3 className="desk-h2">{t('connection.dead')}</h3>
        </div>
        {dead.length === 0 && <p className="mute box-line">{t('connection.dead.none')}</p>}
        {dead.map((delivery) => (
          <DeadRow
            key={delivery.id}
            delivery={delivery}
            onResent={() => setDead((left) => left.filter(({ id }) => id !== delivery.id))}
          />
        ))}
      </section>
    </>
  )
}

function ConnectionRow({ connection }: { connection: Connection }) {
  const t = useText()
  const { name, failed, lastProblem } = connection
  return (
    <div className={failed > 0 ? 'health health-bad' : 'health'}>
      <span className={connection.mode === 'real' ? 'lozenge' : 'lozenge lozenge-quiet'} />
      <div>
        <b>{t(`connection.${name}`)}</b>
        <p>{useStateWords(connection)}</p>
      </div>
      {failed > 0 && lastProblem && (
        <p className="health-error">
          <code>{lastProblem}</code>
        </p>
      )}
    </div>
  )
}

function useStateWords({ mode, lastSuccessAtMs, waiting, failed }: Connection): string {
  const t = useText()
  const time = useDeskTime()
  const { nowMs } = useDesk()
  const last =
    lastSuccessAtMs === null ? t('connection.never') : t('connection.last', { time: time.when(lastSuccessAtMs, nowMs) })
  return [
    mode === 'real' ? last : t(`connection.${mode}`),
    waiting > 0 && t('connection.waiting', { n: waiting }),
    failed > 0 && t('connection.failed', { n: failed }),
  ]
    .filter(Boolean)
    .join(' · ')
}

function DeadRow({ delivery, onResent }: { delivery: DeadDelivery; onResent(): void }) {
  const t = useText()
  const time = useDeskTime()
  const { nowMs, tell } = useDesk()
  const resend = async () => {
    const outcome = await post(`/api/desk/deliveries/${delivery.id}/resend`, {})
    tell(t(outcome.kind === 'answered' ? 'connection.resent' : 'desk.failed'))
    if (outcome.kind === 'answered') onResent()
  }
  const title = t('connection.dead.about', { name: delivery.personName ?? t('desk.somebody') })
  return (
    <div className="health">
      <DeskIcon name={delivery.channel === 'mail' ? 'mail' : 'message-circle'} />
      <div>
        <b>{delivery.personId ? <a href={`/admin/people/${delivery.personId}`}>{title}</a> : title}</b>
        <p>
          {t('connection.dead.tries', {
            channel: t(`connection.${delivery.channel}`),
            n: delivery.attempts,
            time: time.when(delivery.atMs, nowMs),
          })}
        </p>
      </div>
      <Button variant="white" size="small" onClick={resend}>
        <DeskIcon name="rotate-cw" />
        {t('connection.resend')}
      </Button>
      {delivery.problem && (
        <p className="health-error">
          <code>{delivery.problem}</code>
        </p>
      )}
    </div>
  )
}
