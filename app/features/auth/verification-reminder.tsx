import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { useText } from '../i18n/language-context.ts'
import { useAuth } from './auth-context.ts'
import { useAuthFacility } from './auth-facility.ts'
import { useAttempt } from './use-attempt.ts'
import { keepVerification } from './verification-store.ts'

/** Reminds unverified users; the button sends a code and opens the verification step. */
export function VerificationReminder() {
  const t = useText()
  const state = useAuth()
  const { sendVerificationEmail } = useAuthFacility()
  const { busy, problem, attempt } = useAttempt()
  if (state.status !== 'signed-in' || state.user.emailVerified) return null
  const { email } = state.user
  const verify = () =>
    attempt(async () => {
      keepVerification(email, await sendVerificationEmail())
      location.assign('/signup')
    })
  return (
    <div className="reminder">
      <Message tone="note">{t('reminder.text')}</Message>
      <Button size="small" variant="white" busy={busy} onClick={verify}>
        {t(busy ? 'reminder.busy' : 'reminder.send')}
      </Button>
      {problem && <Message tone="problem">{t(problem)}</Message>}
    </div>
  )
}
