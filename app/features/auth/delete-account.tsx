import type { FormEvent } from 'react'
import type { AccountDetails } from '../../../domain/auth/auth-contract.ts'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { useText } from '../i18n/language-context.ts'
import { accountApi } from './account-api.ts'
import { AuthFailure } from './auth-failure.ts'
import { focusField, SecretField, valuesOf } from './fields.tsx'
import { tellOtherTabs } from './session-watch.ts'
import { useAttempt } from './use-attempt.ts'

/** Deleting needs the account's password, if it has one, and a ticked checkbox. */
export function DeleteAccountForm({ account, onClose }: { account: AccountDetails; onClose(): void }) {
  const t = useText()
  const { hasPassword, emailVerified } = account
  const { busy, problem, setProblem, attempt } = useAttempt()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { password, sure } = valuesOf(form)
    if (hasPassword && !password) {
      setProblem('auth.fields.missing')
      return focusField(form, 'password')
    }
    if (!sure) return setProblem('account.delete.unconfirmed')
    const failed = await attempt(async () => {
      await accountApi.deleteAccount(password)
      tellOtherTabs()
      location.replace('/account-deleted')
    })
    if (failed instanceof AuthFailure && failed.code === 'team.last_owner') setProblem('account.delete.lastOwner')
    else if (failed && hasPassword) focusField(form, 'password')
  }
  return (
    <form className="form" method="post" noValidate onSubmit={submit}>
      <p>{t(emailVerified ? 'account.delete.text' : 'account.delete.unverified')}</p>
      {hasPassword && <SecretField label={t('auth.password')} name="password" autoComplete="current-password" />}
      <label className="checkbox">
        <input type="checkbox" name="sure" value="yes" />
        {t(emailVerified ? 'account.delete.confirm' : 'account.delete.confirmUnverified')}
      </label>
      {problem && <Message tone="problem">{t(problem)}</Message>}
      <div className="modal-actions">
        <Button variant="white" onClick={onClose}>
          {t('auth.cancel')}
        </Button>
        <Button type="submit" variant="danger" busy={busy}>
          {t(busy ? 'account.delete.busy' : 'account.delete.submit')}
        </Button>
      </div>
    </form>
  )
}
