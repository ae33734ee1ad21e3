import { type FormEvent, useState } from 'react'
import { problemWithNewPassword } from '../../../domain/auth/account-rules.ts'
import type { AccountDetails } from '../../../domain/auth/auth-contract.ts'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { Modal } from '../../ui/modal.tsx'
import { UntilFaded } from '../../ui/until-faded.tsx'
import { useText } from '../i18n/language-context.ts'
import type { TextKey } from '../i18n/texts.ts'
import { accountApi } from './account-api.ts'
import { useAuthFacility } from './auth-facility.ts'
import { textOfProblem } from './auth-failure.ts'
import { focusField, NewPasswordFields, SecretField, valuesOf } from './fields.tsx'
import { useAttempt } from './use-attempt.ts'

interface ModalProps {
  /** Null until it is known. */
  account: AccountDetails | null
  isOpen: boolean
  onClose(): void
  onChanged(): void
}

export function ChangePasswordModal({ account, isOpen, onClose, onChanged }: ModalProps) {
  const t = useText()
  const email = account?.email ?? ''
  return (
    <Modal open={isOpen} onClose={onClose} title={t('account.change')} closeLabel={t('close')}>
      <UntilFaded open={isOpen}>
        {account?.hasPassword ? (
          <ChangePasswordForm {...{ email, onClose, onChanged }} minLength={account.minPasswordLength} />
        ) : (
          <PasswordByMail email={email} onClose={onClose} />
        )}
      </UntilFaded>
    </Modal>
  )
}

interface Props {
  email: string
  minLength: number
  onClose(): void
  onChanged(): void
}

function ChangePasswordForm({ email, minLength, onClose, onChanged }: Props) {
  const t = useText()
  const { busy, problem, setProblem, attempt } = useAttempt()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { current = '', password = '', repeated = '' } = valuesOf(form)
    const wrong = current === '' ? 'fields.missing' : problemWithNewPassword({ password, repeated }, minLength)
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
  const textOf = (key: TextKey) => (key === 'auth.password.short' ? t('auth.password.least', { n: minLength }) : t(key))
  const differ = problem === 'auth.passwords.differ'
  return (
    <form className="form" method="post" noValidate onSubmit={submit}>
      <input type="hidden" name="email" autoComplete="username" value={email} />
      <SecretField label={t('account.change.current')} name="current" autoComplete="current-password" />
      <NewPasswordFields
        label={t('auth.password.new')}
        problem={differ ? t(problem) : undefined}
        minLength={minLength}
      />
      {problem && !differ && <Message tone="problem">{textOf(problem)}</Message>}
      <div className="modal-actions">
        <Button variant="white" onClick={onClose}>
          {t('close')}
        </Button>
        <Button type="submit" busy={busy}>
          {t(busy ? 'account.change.busy' : 'account.change.submit')}
        </Button>
      </div>
    </form>
  )
}

/** An account made with Google has no password yet: a mailed link sets one. */
function PasswordByMail({ email, onClose }: { email: string; onClose(): void }) {
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
          {t('close')}
        </Button>
        <Button busy={busy} disabled={sent} onClick={send}>
          {t('account.change.link')}
        </Button>
      </div>
    </div>
  )
}
