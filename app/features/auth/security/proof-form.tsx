import type { FormEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Message } from '../../../ui/message.tsx'
import { useText } from '../../i18n/language-context.ts'
import { focusField, SecretField, valuesOf } from '../fields.tsx'
import { useAttempt } from '../use-attempt.ts'

export interface Proof {
  password?: string
  code: string
}

interface Props {
  text: string
  submit: string
  /** Accounts made with Google have no password. */
  asksPassword: boolean
  asksCode: boolean
  onClose(): void
  act(proof: Proof): Promise<void>
}

/** Asks for the password, a code or both before something that a thief of an open browser must not do. */
export function ProofForm({ text, submit, asksPassword, asksCode, onClose, act }: Props) {
  const t = useText()
  const { busy, problem, setProblem, attempt } = useAttempt()
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { password = '', code = '' } = valuesOf(form)
    if ((asksPassword && password === '') || (asksCode && code.trim() === '')) {
      setProblem('auth.fields.missing')
      return focusField(form)
    }
    const failed = await attempt(() => act({ ...(asksPassword && { password }), code }))
    if (failed) focusField(form, asksPassword && problem !== 'auth.code.wrong' ? 'password' : 'code')
  }
  return (
    <form className="form" method="post" noValidate onSubmit={send}>
      <p>{text}</p>
      {asksPassword && <SecretField label={t('auth.password')} name="password" autoComplete="current-password" />}
      {asksCode && (
        <TextField label={t('security.code')} name="code" autoComplete="one-time-code" maxLength={30} required />
      )}
      {problem && <Message tone="problem">{t(problem)}</Message>}
      <div className="modal-actions">
        <Button variant="white" onClick={onClose}>
          {t('close')}
        </Button>
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
