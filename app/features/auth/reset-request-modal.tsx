import { type FormEvent, useEffect, useState } from 'react'
import { problemWithEmail } from '../../../domain/auth/account-rules.ts'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { Modal } from '../../ui/modal.tsx'
import { UntilFaded } from '../../ui/until-faded.tsx'
import { useText } from '../i18n/language-context.ts'
import { useAuthFacility } from './auth-facility.ts'
import { textOfProblem } from './auth-failure.ts'
import { EmailField, focusField, valuesOf } from './fields.tsx'
import { useAttempt } from './use-attempt.ts'

const CLOSES_AFTER_MS = 3000

interface Props {
  open: boolean
  /** The e-mail already typed into the login form. */
  knownEmail: string
  onClose(): void
  onSent(): void
}

export function ResetRequestModal({ open, knownEmail, onClose, onSent }: Props) {
  const t = useText()
  return (
    <Modal open={open} onClose={onClose} title={t('login.reset.title')} closeLabel={t('close')}>
      <UntilFaded open={open}>
        <ResetRequestForm knownEmail={knownEmail} onClose={onClose} onSent={onSent} />
      </UntilFaded>
    </Modal>
  )
}

function ResetRequestForm({ knownEmail, onClose, onSent }: Omit<Props, 'open'>) {
  const t = useText()
  const { resetPassword } = useAuthFacility()
  const { busy, problem, setProblem, attempt } = useAttempt()
  const [sent, setSent] = useState(false)

  useEffect(() => {
    if (!sent) return
    const timer = setTimeout(onClose, CLOSES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [sent, onClose])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { email = '' } = valuesOf(event.currentTarget)
    const wrong = problemWithEmail(email)
    if (wrong) {
      setProblem(textOfProblem(wrong))
      return focusField(event.currentTarget, 'email')
    }
    attempt(async () => {
      await resetPassword(email)
      setSent(true)
      onSent()
    })
  }
  return (
    <form className="form" method="post" noValidate onSubmit={submit}>
      <p className="auth-note">{t('login.reset.text')}</p>
      <EmailField defaultValue={knownEmail} problem={problem ? t(problem) : undefined} />
      <div className="modal-actions">
        <Button variant="white" onClick={onClose}>
          {t('auth.cancel')}
        </Button>
        <Button type="submit" busy={busy} disabled={sent}>
          {t(busy ? 'login.reset.busy' : 'login.reset.submit')}
        </Button>
      </div>
      {sent && <Message tone="success">{t('login.reset.sent')}</Message>}
    </form>
  )
}
