import { type FormEvent, useEffect, useState } from 'react'
import {
  MIN_PASSWORD_LENGTH,
  MIN_TEAM_PASSWORD_LENGTH,
  problemWithNewPassword,
} from '../../../domain/auth/account-rules.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { useText } from '../i18n/language-context.ts'
import type { TextKey } from '../i18n/texts.ts'
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
  const [minLength, setMinLength] = useState(MIN_PASSWORD_LENGTH)
  const [isInvited, setInvited] = useState(false)
  useEffect(() => {
    if (tokenOfPage() === '') setStep('expired')
    if (!isInvitation()) return
    setInvited(true)
    setMinLength(MIN_TEAM_PASSWORD_LENGTH)
  }, [])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { password = '', repeated = '' } = valuesOf(form)
    const wrong = problemWithNewPassword({ password, repeated }, minLength)
    if (wrong) {
      setProblem(textOfProblem(wrong))
      return focusField(form, wrong === 'passwords.differ' ? 'repeated' : 'password')
    }
    const failed = await attempt(async () => {
      await accountApi.resetPassword(tokenOfPage(), password)
      setStep('done')
      tellOtherTabs()
    })
    if (!(failed instanceof AuthFailure)) return
    if (failed.code === 'auth.link_expired') setStep('expired')
    const required = requiredBy(failed)
    if (password.length < required) {
      setMinLength(required)
      setProblem('auth.password.short')
    }
  }
  const frame = {
    art: t('reset.art'),
    title: t(isInvited ? 'reset.invited.title' : 'reset.title'),
    text: t(isInvited ? 'reset.invited.text' : 'reset.text'),
  }
  if (step === 'done')
    return (
      <AuthFrame
        {...frame}
        title={t(isInvited ? 'reset.invited.done' : 'reset.done.title')}
        text={t(isInvited ? 'reset.invited.next' : 'reset.done.text')}
      >
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
  const textOf = (key: TextKey) => (key === 'auth.password.short' ? t('auth.password.least', { n: minLength }) : t(key))
  const differ = problem === 'auth.passwords.differ'
  return (
    <AuthFrame {...frame}>
      <form className="form" method="post" noValidate onSubmit={submit}>
        <NewPasswordFields
          label={t('auth.password.new')}
          problem={differ ? t(problem) : undefined}
          minLength={minLength}
        />
        <NeedsScript />
        {problem && !differ && <Message tone="problem">{textOf(problem)}</Message>}
        <Button type="submit" busy={busy}>
          {t(busy ? 'reset.busy' : 'reset.submit')}
        </Button>
      </form>
    </AuthFrame>
  )
}

const isInvitation = (): boolean => new URLSearchParams(location.search).has('team')

/** The length that the server asks of this account; 0 if that is not what it refused. */
const requiredBy = ({ code, details }: AuthFailure): number =>
  (code === 'auth.password_weak' && (details as { minLength?: number } | undefined)?.minLength) || 0

const tokenOfPage = (): string => location.hash.slice(1)
