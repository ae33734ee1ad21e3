import { type FormEvent, useState } from 'react'
import { problemWithNewPassword } from '../../../domain/auth/account-rules.ts'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { useText } from '../i18n/language-context.ts'
import { accountApi } from './account-api.ts'
import { useAuthFacility } from './auth-facility.ts'
import { textOfProblem } from './auth-failure.ts'
import { focusField, NewPasswordFields, SecretField, valuesOf } from './fields.tsx'
import { useAttempt } from './use-attempt.ts'

interface Props {
  email: string
  onClose(): void
  onChanged(): void
}

export function ChangePasswordForm({ email, onClose, onChanged }: Props) {
  const t = useText()
  const { busy, problem, setProblem, attempt } = useAttempt()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { current = '', password = '', repeated = '' } = valuesOf(form)
    const wrong = current === '' ? 'fields.missing' : problemWithNewPassword({ password, repeated })
    if (wrong) {
      setProblem(textOfProblem(wrong))
      return focusField(form, wrong === 'passwords.differ' ? 'repeated' : undefined)
    }
    const failed = await attempt(async () => {
      await accountApi.changePassword(current, password)
      onChanged()
    })
    if (failed) focusField(form, 'current')
  }
  const differ = problem === 'auth.passwords.differ'
  return (
    <form className="form" method="post" noValidate onSubmit={submit}>
      <input type="hidden" name="email" autoComplete="username" value={email} />
      <SecretField label={t('account.change.current')} name="current" autoComplete="current-password" />
      <NewPasswordFields label={t('auth.password.new')} problem={differ ? t(problem) : undefined} />
      {problem && !differ && <Message tone="problem">{t(problem)}</Message>}
      <div className="modal-actions">
        <Button variant="white" onClick={onClose}>
          {t('auth.cancel')}
        </Button>
        <Button type="submit" busy={busy}>
          {t(busy ? 'account.change.busy' : 'account.change.submit')}
        </Button>
      </div>
    </form>
  )
}

/** An account made with Google has no password yet: a mailed link sets one. */
export function PasswordByMail({ email, onClose }: { email: string; onClose(): void }) {
  const t = useText()
  const { resetPassword } = useAuthFacility()
  const { busy, problem, attempt } = useAttempt()
  const [sent, setSent] = useState(false)
  const send = () =>
    attempt(async () => {
      await resetPassword(email)
      setSent(true)
    })
  return (
    <div className="form">
      <p>{t('account.change.google', { email })}</p>
      {problem && <Message tone="problem">{t(problem)}</Message>}
      {sent && <Message tone="success">{t('account.change.sent')}</Message>}
      <div className="modal-actions">
        <Button variant="white" onClick={onClose}>
          {t('auth.cancel')}
        </Button>
        <Button busy={busy} disabled={sent} onClick={send}>
          {t('account.change.link')}
        </Button>
      </div>
    </div>
  )
}
