import { Button } from '../../ui/button.tsx'
import { IconShape } from '../../ui/icon.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useText } from '../i18n/language-context.ts'
import { useAuthFacility } from './auth-facility.ts'
import { textOfFailure } from './auth-failure.ts'
import { useAttempt } from './use-attempt.ts'

/** Lucide's 'log-out' (ISC licence, see NOTICE). */
const LOG_OUT = 'M16 17l5-5-5-5 M21 12H9 M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4'

/** Ends the session here and in every other tab. */
export function LogoutButton() {
  const t = useText()
  const toast = useToast()
  const { logout } = useAuthFacility()
  const { busy, attempt } = useAttempt()
  const leave = async () => {
    const failed = await attempt(async () => {
      await logout()
      location.replace('/login')
    })
    if (failed) toast('problem', t(textOfFailure(failed)))
  }
  return (
    <Button size="small" variant="white" busy={busy} onClick={leave}>
      {!busy && <IconShape path={LOG_OUT} />}
      {t('documents.logout')}
    </Button>
  )
}
