import { useState } from 'react'
import type { AccountDetails } from '../../../../domain/auth/auth-contract.ts'
import { Button } from '../../../ui/button.tsx'
import { Message } from '../../../ui/message.tsx'
import { useText } from '../../i18n/language-context.ts'
import { accountApi } from '../account-api.ts'
import { ChangePasswordModal } from '../change-password.tsx'
import { useAttempt } from '../use-attempt.ts'

/** What the own account signs in with. */
export function PasswordCard({ email }: { email: string }) {
  const t = useText()
  const [account, setAccount] = useState<AccountDetails | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isChanged, setChanged] = useState(false)
  const { busy, problem, attempt } = useAttempt()
  const open = () =>
    attempt(async () => {
      setAccount(await accountApi.details())
      setChanged(false)
      setOpen(true)
    })
  return (
    <section className="security-card" aria-labelledby="password-title">
      <h2 id="password-title">{t('account.password.title')}</h2>
      <p>{t('account.password.text', { email })}</p>
      {problem && <Message tone="problem">{t(problem)}</Message>}
      {isChanged && <Message tone="success">{t('account.change.done')}</Message>}
      <div className="security-actions">
        <Button size="small" variant="white" busy={busy} onClick={open}>
          {t('account.change')}
        </Button>
      </div>
      <ChangePasswordModal
        account={account}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onChanged={() => {
          setChanged(true)
          setOpen(false)
        }}
      />
    </section>
  )
}
