import { useState } from 'react'
import type { AccountDetails } from '../../../domain/auth/auth-contract.ts'
import { SECURITY_PATH } from '../../../domain/auth/return-to.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { Modal } from '../../ui/modal.tsx'
import { UntilFaded } from '../../ui/until-faded.tsx'
import { useText } from '../i18n/language-context.ts'
import { accountApi } from './account-api.ts'
import { useAuth } from './auth-context.ts'
import { ChangePasswordModal } from './change-password.tsx'
import { DeleteAccountForm } from './delete-account.tsx'
import { useAttempt } from './use-attempt.ts'

type Dialog = 'change' | 'delete'

/** Account settings: change the password, delete the account. */
export function AccountPanel() {
  const t = useText()
  const state = useAuth()
  const email = state.status === 'signed-in' ? state.user.email : ''
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const [account, setAccount] = useState<AccountDetails | null>(null)
  const [changed, setChanged] = useState(false)
  const { busy, problem, attempt } = useAttempt()
  const open = (wanted: Dialog) => () =>
    attempt(async () => {
      setAccount(await accountApi.details())
      setChanged(false)
      setDialog(wanted)
    })
  const close = () => setDialog(null)
  return (
    <section className="account" aria-labelledby="account-title">
      <h2 id="account-title">{t('account.title')}</h2>
      <p>{t('account.text', { email })}</p>
      {problem && <Message tone="problem">{t(problem)}</Message>}
      {changed && <Message tone="success">{t('account.change.done')}</Message>}
      <div className="account-actions">
        <ButtonLink size="small" variant="white" href={SECURITY_PATH}>
          {t('account.security')}
        </ButtonLink>
        <Button size="small" variant="white" busy={busy} onClick={open('change')}>
          {t('account.change')}
        </Button>
        <Button size="small" variant="white" busy={busy} onClick={open('delete')}>
          {t('account.delete')}
        </Button>
      </div>
      <ChangePasswordModal
        account={account}
        isOpen={dialog === 'change'}
        onClose={close}
        onChanged={() => {
          setChanged(true)
          close()
        }}
      />
      <Modal open={dialog === 'delete'} onClose={close} title={t('account.delete')} closeLabel={t('close')}>
        <UntilFaded open={dialog === 'delete'}>
          {account && <DeleteAccountForm account={account} onClose={close} />}
        </UntilFaded>
      </Modal>
    </section>
  )
}
