import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { problemWithSignIn } from '../../../domain/auth/account-rules.ts'
import { onDemand } from '../../lib/on-demand.tsx'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { Opening } from '../../ui/opening.tsx'
import { useText } from '../i18n/language-context.ts'
import type { TextKey } from '../i18n/texts.ts'
import { useAuthFacility } from './auth-facility.ts'
import { textOfFailure, textOfProblem } from './auth-failure.ts'
import { goOn, leaving } from './destination.ts'
import { EmailField, focusField, NeedsScript, SecretField, valuesOf } from './fields.tsx'
import { GoogleButton } from './google-button.tsx'
import { failureOfGoogle } from './google-sign-in.ts'
import { OtherWay } from './other-way.tsx'
import { useAttempt } from './use-attempt.ts'

const ResetRequest = onDemand(async () => ({
  default: (await import('./reset-request-modal.tsx')).ResetRequestModal,
}))

interface Props {
  /** Why the form is shown again. */
  reason: TextKey | null
  /** Whose accounts are made by invitation. */
  isForDesk: boolean
  onCodeNeeded(): void
}

export function LoginForm({ reason, isForDesk, onCodeNeeded }: Props) {
  const t = useText()
  const { login } = useAuthFacility()
  const trial = useAttempt()
  const { busy, problem, setProblem, attempt } = trial
  const [email, setEmail] = useState('')
  const [resetting, setResetting] = useState(false)
  const [resetSent, setResetSent] = useState(false)
  useEffect(() => {
    const query = new URLSearchParams(location.search)
    const error = query.get('error')
    if (error) setProblem(textOfFailure(failureOfGoogle(error)))
    else if (reason) setProblem(reason)
    if (query.has('forgot')) setResetting(true)
  }, [setProblem, reason])

  const stayHere = useCallback(() => {
    setResetting(false)
    setProblem('auth.network')
  }, [setProblem])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { email = '', password = '' } = valuesOf(form)
    const wrong = problemWithSignIn({ email, password })
    if (wrong) {
      setProblem(textOfProblem(wrong))
      return focusField(form, wrong === 'email.invalid' ? 'email' : undefined)
    }
    const failed = await attempt(async () => {
      const answer = await login(email, password)
      if (answer.codeNeeded) return onCodeNeeded()
      goOn(answer)
      await leaving()
    })
    if (failed) focusField(form, 'password')
  }
  return (
    <>
      <form className="form" method="post" noValidate onSubmit={submit}>
        <EmailField onChange={(event) => setEmail(event.currentTarget.value)} />
        <SecretField label={t('auth.password')} name="password" autoComplete="current-password" />
        <NeedsScript />
        {problem && <Message tone="problem">{t(problem)}</Message>}
        {resetSent && !resetting && <Message tone="success">{t('login.reset.sent')}</Message>}
        <button type="button" className="text-link auth-forgot" onClick={() => setResetting(true)}>
          {t('login.forgot')}
        </button>
        <Button type="submit" busy={busy}>
          {t(busy ? 'login.busy' : 'login.submit')}
        </Button>
        <GoogleButton label={t('login.google')} form={trial} />
      </form>
      {isForDesk ? (
        <p className="auth-other auth-quiet">{t('login.desk.new')}</p>
      ) : (
        <OtherWay question={t('login.new')} path="/signup" label={t('login.signup')} />
      )}
      <ResetRequest
        wanted={resetting}
        onMissing={stayHere}
        waiting={<Opening label={t('loading')} />}
        open={resetting}
        knownEmail={email}
        onClose={() => setResetting(false)}
        onSent={() => setResetSent(true)}
      />
    </>
  )
}
