import { Button } from '../../../ui/button.tsx'
import { useText } from '../../i18n/language-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { useDeskTime } from '../parts/desk-time.ts'
import { useDesk } from './desk-context.ts'

/** Says that what is on the screen is old, and from when; and what still waits to be sent. */
export function OfflineBar() {
  const t = useText()
  const time = useDeskTime()
  const { isOffline, frame, waiting } = useDesk()
  const kept = [...waiting.values()].reduce((sum, count) => sum + count, 0)
  const inWords = kept === 1 ? t('desk.waitsToBeSent.one') : t('desk.waitsToBeSent.many', { n: kept })
  return (
    <div role="status">
      {(isOffline || kept > 0) && (
        <div className="offline-bar">
          <DeskIcon name={isOffline ? 'wifi-off' : 'clock'} />
          <span>
            {isOffline && (
              <>
                <b>{t('desk.offline')}</b> {t('desk.offline.since', { time: time.clock(frame.nowMs) })}{' '}
              </>
            )}
            {kept > 0 ? `${inWords}.` : <span className="only-wide">{t('desk.offline.text')}</span>}
          </span>
          <Button variant="outline" size="small" onClick={() => location.reload()}>
            {t('desk.offline.try')}
          </Button>
        </div>
      )}
    </div>
  )
}
