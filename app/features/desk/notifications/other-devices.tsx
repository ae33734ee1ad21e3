import { useState } from 'react'
import type { PushState } from '../../../../domain/desk/devices-contract.ts'
import { post } from '../../../lib/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { useText } from '../../i18n/language-context.ts'
import { useDesk } from '../frame/desk-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { useDeskTime } from '../parts/desk-time.ts'

/** Where else the account is told, such as on a phone that was lost. */
export function OtherDevices({ devices, ownId }: { devices: PushState['devices']; ownId: string | null }) {
  const t = useText()
  const time = useDeskTime()
  const { nowMs, tell } = useDesk()
  const [removed, setRemoved] = useState<readonly string[]>([])
  const others = devices.filter(({ id }) => id !== ownId && !removed.includes(id))
  const remove = async (id: string) => {
    const outcome = await post(`/api/desk/devices/${id}/remove`, {})
    if (outcome.kind === 'answered') setRemoved([...removed, id])
    tell(t(outcome.kind === 'answered' ? 'desk.saved' : 'desk.failed'))
  }
  if (others.length === 0) return null
  return (
    <section className="box">
      <div className="box-head">
        <h3 className="desk-h2">{t('device.others')}</h3>
      </div>
      {others.map(({ id, name, toldAtMs }) => (
        <div key={id} className="team-member">
          <DeskIcon name="smartphone" />
          <div>
            <b>{name}</b>
            <p>{toldAtMs === null ? t('device.never') : t('device.told', { time: time.when(toldAtMs, nowMs) })}</p>
          </div>
          <Button variant="white" size="small" aria-label={t('device.remove.of', { name })} onClick={() => remove(id)}>
            {t('device.remove')}
          </Button>
        </div>
      ))}
    </section>
  )
}
