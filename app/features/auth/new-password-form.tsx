import { type FormEvent, useEffect, useState } from 'react'
import { problemWithNewPassword } from '../../../domain/auth/account-rules.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { useText } from '../i18n/language-context.ts'
import { accountApi } from './account-api.ts'
import { AuthFailure, textOfProblem } from './auth-failure.ts'
import { AuthFrame } from './auth-frame.tsx'
import { focusField, NeedsScript, NewPasswordFields, valuesOf } from './fields.tsx'
import { tellOtherTabs } from './session-watch.ts'
import { useAttempt } from './use-attempt.ts'

/** Target of the mailed reset link. The token is in the fragment, so that no server or proxy logs it. */
export function NewPasswordForm() {
  const t = useText()
  const { busy, problem, setProblem, attempt } = useAttempt()
  const [step, setStep] = useState<'form' | 'expired' | 'done'>('form')
  useEffect(() => {
    if (tokenOfPage() === '') setStep('expired')
  }, [])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { password = '', repeated = '' } = valuesOf(form)
    const wrong = problemWithNewPassword({ password, repeated })
    if (wrong) {
      setProblem(textOfProblem(wrong))
      return focusField(form, wrong === 'passwords.differ' ? 'repeated' : 'password')
    }
    const failed = await attempt(async () => {
      await accountApi.resetPassword(tokenOfPage(), password)
      setStep('done')
      tellOtherTabs()
    })
    if (failed instanceof AuthFailure && failed.code === 'auth.link_expired') setStep('expired')
  }
  const frame = { art: t('reset.art'), title: t('reset.title'), text: t('reset.text') }
  if (step === 'done')
    return (
      <AuthFrame {...frame} title={t('reset.done.title')} text={t('reset.done.text')}>
        <div className="form" role="status">
          <ButtonLink href="/login">{t('reset.login')}</ButtonLink>
        </div>
      </AuthFrame>
    )
  if (step === 'expired')
    return (
      <AuthFrame {...frame}>
        <div className="form">
          <Message tone="problem">{t('auth.link.expired')}</Message>
          <ButtonLink href="/login?forgot">{t('reset.ask')}</ButtonLink>
        </div>
      </AuthFrame>
    )
  const differ = problem === 'auth.passwords.differ'
  return (
    <AuthFrame {...frame}>
      <form className="form" method="post" noValidate onSubmit={submit}>
        <NewPasswordFields label={t('auth.password.new')} problem={differ ? t(problem) : undefined} />
        <NeedsScript />
        {problem && !differ && <Message tone="problem">{t(problem)}</Message>}
        <Button type="submit" busy={busy}>
          {t(busy ? 'reset.busy' : 'reset.submit')}
        </Button>
      </form>
    </AuthFrame>
  )
}

const tokenOfPage = (): string => location.hash.slice(1)
