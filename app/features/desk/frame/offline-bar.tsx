import { Button } from '../../../ui/button.tsx'
import { useText } from '../../i18n/language-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { useDeskTime } from '../parts/desk-time.ts'
import { useDesk } from './desk-context.ts'

/** Says that what is on the screen is old, and from when. */
export function OfflineBar() {
  const t = useText()
  const time = useDeskTime()
  const { isOffline, frame } = useDesk()
  return (
    <div role="status">
      {isOffline && (
        <div className="offline-bar">
          <DeskIcon name="wifi-off" />
          <span>
            <b>{t('desk.offline')}</b> {t('desk.offline.since', { time: time.clock(frame.nowMs) })}{' '}
            <span className="only-wide">{t('desk.offline.text')}</span>
          </span>
          <Button variant="outline" size="small" onClick={() => location.reload()}>
            {t('desk.offline.try')}
          </Button>
        </div>
      )}
    </div>
  )
}
