import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { useText } from '../i18n/language-context.ts'
import type { TextKey } from '../i18n/texts.ts'
import { useAuthFacility } from './auth-facility.ts'
import { destination, goOn, withDestination } from './destination.ts'
import { googleRedirectPath } from './google-sign-in.ts'
import { useAttempt } from './use-attempt.ts'

/** Failures after which the redirect flow is offered. */
const POPUP_TROUBLES: readonly TextKey[] = ['auth.popup.blocked', 'auth.popup.closed']

/** Shares the message area with the form above it: the latest message wins. */
export function GoogleButton({ label, form }: { label: string; form: ReturnType<typeof useAttempt> }) {
  const t = useText()
  const { loginWithGoogle } = useAuthFacility()
  const { busy, problem, attempt } = useAttempt()
  const signIn = () =>
    attempt(async () => {
      form.setProblem(null)
      const arrival = await loginWithGoogle()
      if (arrival.codeNeeded) location.replace(withDestination('/login'))
      else goOn(arrival)
    })
  return (
    <>
      <div className="auth-or">{t('auth.or')}</div>
      {problem && !form.busy && !form.problem && (
        <Message tone="problem">
          {t(problem)}{' '}
          {POPUP_TROUBLES.includes(problem) && (
            <a className="text-link" href={googleRedirectPath(destination())}>
              {t('auth.google.here')}
            </a>
          )}
        </Message>
      )}
      <Button variant="white" busy={busy} onClick={signIn}>
        {!busy && <GoogleMark />}
        {label}
      </Button>
    </>
  )
}

const GoogleMark = () => (
  <svg className="google-mark" viewBox="0 0 24 24" aria-hidden="true">
    <path
      fill="#4285f4"
      d="M22.5 12.2c0-.8-.1-1.5-.2-2.2H12v4.3h5.9a5 5 0 0 1-2.2 3.3v2.8h3.6c2.1-1.9 3.2-4.8 3.2-8.2z"
    />
    <path
      fill="#34a853"
      d="M12 23c3 0 5.5-1 7.3-2.6l-3.6-2.8c-1 .7-2.2 1.1-3.7 1.1-2.9 0-5.3-1.9-6.2-4.5H2.1v2.8A11 11 0 0 0 12 23z"
    />
    <path fill="#fbbc05" d="M5.8 14.2a6.6 6.6 0 0 1 0-4.3V7H2.1a11 11 0 0 0 0 10z" />
    <path fill="#ea4335" d="M12 5.4c1.6 0 3.1.6 4.2 1.6l3.2-3.1A11 11 0 0 0 2.1 7l3.7 2.9C6.7 7.3 9.1 5.4 12 5.4z" />
  </svg>
)
