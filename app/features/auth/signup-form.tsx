import { type FormEvent, useRef } from 'react'
import { problemWithSignUp } from '../../../domain/auth/account-rules.ts'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { useText } from '../i18n/language-context.ts'
import type { AuthFacility } from './auth-facility.ts'
import { textOfProblem } from './auth-failure.ts'
import { EmailField, focusField, NeedsScript, NewPasswordFields, valuesOf } from './fields.tsx'
import { GoogleButton } from './google-button.tsx'
import { OtherWay } from './other-way.tsx'
import { useAttempt } from './use-attempt.ts'
import { keepVerification } from './verification-store.ts'

interface Props {
  facility: AuthFacility
  /** The account that was already made, when the visitor came back from the verification step. */
  knownEmail: string | null
  onCreated(email: string): Promise<void>
}

/** Creates the account and requests a code; moves on only when the code was sent. */
export function SignupForm({ facility, knownEmail, onCreated }: Props) {
  const t = useText()
  const trial = useAttempt()
  const { busy, problem, setProblem, attempt } = trial
  /** If the account exists but sending the code failed, the next submit signs in instead of signing up. */
  const created = useRef(knownEmail)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { email = '', password = '', repeated = '' } = valuesOf(form)
    const wrong = problemWithSignUp({ email, password, repeated })
    if (wrong) {
      setProblem(textOfProblem(wrong))
      return focusField(form, FIELDS[wrong])
    }
    const failed = await attempt(async () => {
      await (created.current === email ? facility.login : facility.signUp)(email, password)
      created.current = email
      keepVerification(email, await facility.sendVerificationEmail())
      await onCreated(email)
    })
    if (failed) focusField(form, 'email')
  }
  const differ = problem === 'auth.passwords.differ'
  return (
    <>
      <form className="form" method="post" noValidate onSubmit={submit}>
        <EmailField defaultValue={knownEmail ?? ''} />
        <NewPasswordFields label={t('auth.password')} problem={differ ? t(problem) : undefined} />
        <NeedsScript />
        {problem && !differ && <Message tone="problem">{t(problem)}</Message>}
        <Button type="submit" busy={busy}>
          {t(busy ? 'signup.busy' : 'signup.submit')}
        </Button>
        <p className="auth-fine">
          {t('signup.purpose')} <a href="/privacy">{t('signup.privacy')}</a>
        </p>
        <GoogleButton label={t('signup.google')} form={trial} />
      </form>
      <OtherWay question={t('signup.known')} path="/login" label={t('signup.login')} />
    </>
  )
}

const FIELDS: Record<string, string> = {
  'email.invalid': 'email',
  'passwords.differ': 'repeated',
  'password.short': 'password',
}
