import { type ReactNode, useState } from 'react'
import { post } from '../../../lib/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { useText } from '../../i18n/language-context.ts'
import { useDesk } from '../frame/desk-context.ts'
import { forgetOfflineCopy } from '../frame/use-offline-copy.ts'
import { forgetThisDevice } from '../notifications/use-this-device.ts'
import { countUnfinished, type Unfinished } from '../own-keys.ts'
import { Sheet } from '../parts/sheet.tsx'

const TIMEOUT_MS = 8000

/** Signs out; whoever has something that is not sent or not saved is asked first. */
export function SignOut({ className, children }: { className: string; children: ReactNode }) {
  const t = useText()
  const { frame, tell } = useDesk()
  const [asked, setAsked] = useState<Unfinished | null>(null)
  const [busy, setBusy] = useState(false)
  const go = async () => {
    if (busy) return
    setBusy(true)
    if (await signOut()) return location.assign('/login')
    setBusy(false)
    tell(t('settings.signOut.failed'))
  }
  const start = () => {
    const { waiting, drafts } = countUnfinished(frame.me.id, localStorage, sessionStorage)
    if (waiting + drafts === 0) return go()
    setAsked({ waiting, drafts })
  }
  const inWords = (kind: keyof Unfinished, n: number) =>
    t(n === 1 ? `settings.signOut.${kind}.one` : `settings.signOut.${kind}.many`, { n })
  return (
    <>
      <button type="button" className={className} onClick={start}>
        {children}
      </button>
      {asked && (
        <Sheet title={t('settings.signOut.title')} onClose={() => setAsked(null)}>
          {asked.waiting > 0 && <p>{inWords('waiting', asked.waiting)}</p>}
          {asked.drafts > 0 && <p>{inWords('drafts', asked.drafts)}</p>}
          <Button variant="nila" className="button-full" onClick={() => setAsked(null)}>
            {t('settings.signOut.stay')}
          </Button>
          <Button variant="white" className="button-full" busy={busy} onClick={go}>
            {t('settings.signOut.go')}
          </Button>
        </Sheet>
      )}
    </>
  )
}

/** False if the server cannot be reached: then everything stays as it was. */
async function signOut(): Promise<boolean> {
  if (!(await forgetThisDevice())) return false
  const outcome = await post('/api/account/sign-out', {}, { timeoutMs: TIMEOUT_MS })
  if (outcome.kind === 'unreachable') return false
  await forgetOfflineCopy()
  return true
}
