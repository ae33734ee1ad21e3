import { useState } from 'react'
import type { DeadDelivery } from '../../../../domain/desk/desk-settings-contract.ts'
import { post } from '../../../lib/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { useText } from '../../i18n/language-context.ts'
import { useDesk } from '../frame/desk-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { useDeskTime } from '../parts/desk-time.ts'

/** Messages that were given up, and how to send them again. */
export function DeadDeliveries({ deliveries }: { deliveries: readonly DeadDelivery[] }) {
  const t = useText()
  const { tell } = useDesk()
  const [dead, setDead] = useState(deliveries)
  const [busy, setBusy] = useState(false)
  const resend = async (wanted: readonly DeadDelivery[]) => {
    setBusy(true)
    const outcomes = await Promise.all(wanted.map(({ id }) => post(`/api/desk/deliveries/${id}/resend`, {})))
    const sent = wanted.filter((_, index) => outcomes[index]?.kind === 'answered')
    setBusy(false)
    setDead((left) => left.filter((each) => !sent.includes(each)))
    tell(t(sent.length === wanted.length ? 'connection.resent' : 'desk.failed'))
  }
  return (
    <section className="box">
      <div className="box-head">
        <h3 className="desk-h2">{t('connection.dead')}</h3>
        {dead.length > 1 && (
          <Button variant="white" size="small" busy={busy} onClick={() => resend(dead)}>
            <DeskIcon name="rotate-cw" />
            {t('connection.resendAll')}
          </Button>
        )}
      </div>
      {dead.length === 0 && <p className="mute box-line">{t('connection.dead.none')}</p>}
      {dead.map((delivery) => (
        <DeadRow key={delivery.id} delivery={delivery} onResend={() => resend([delivery])} />
      ))}
    </section>
  )
}

function DeadRow({ delivery, onResend }: { delivery: DeadDelivery; onResend(): void }) {
  const t = useText()
  const time = useDeskTime()
  const { nowMs } = useDesk()
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
      <Button variant="white" size="small" onClick={onResend}>
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
