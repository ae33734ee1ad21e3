import { type FormEvent, useState } from 'react'
import { signInPath } from '../../../../domain/auth/return-to.ts'
import type { SignInAnswer } from '../../../../domain/auth/two-step-contract.ts'
import { post } from '../../../lib/api-client.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { useText } from '../../i18n/language-context.ts'
import type { TextKey } from '../../i18n/texts.ts'
import { Sheet } from '../parts/sheet.tsx'
import { useDesk } from './desk-context.ts'

interface Props {
  email: string
  onSignedIn(): void
  /** The password is right, and the account has no role any more. */
  onLeft(): void
  onClose(): void
}

/** The session has ended: the password is asked for over the work. Whatever else is needed, the sign-in page asks for. */
export function SignedOutSheet({ email, onSignedIn, onLeft, onClose }: Props) {
  const t = useText()
  const { waiting } = useDesk()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<TextKey | null>(null)
  const elsewhere = signInPath(location.pathname + location.search)
  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isBusy) return
    setBusy(true)
    const password = String(new FormData(form).get('password'))
    const outcome = await post('/api/account/sign-in', { email, password })
    if (outcome.kind === 'answered' && outcome.answer) return goOn(outcome.answer)
    setBusy(false)
    setProblem(PROBLEMS[outcome.kind === 'refused' ? (outcome.error?.code ?? '') : outcome.kind] ?? 'desk.failed')
    form.querySelector('input')?.focus()
  }
  const goOn = ({ role, codeNeeded, needsTwoStep }: SignInAnswer) => {
    if (codeNeeded || needsTwoStep) return location.assign(elsewhere)
    return role ? onSignedIn() : onLeft()
  }
  return (
    <Sheet title={t('desk.signedOut')} text={t('desk.signedOut.text')} onClose={onClose} startsAt="field">
      <form className="form" method="post" noValidate onSubmit={signIn}>
        <PasswordField
          label={t('desk.signedOut.password', { email })}
          showLabel={t('desk.signedOut.show')}
          hideLabel={t('desk.signedOut.hide')}
          name="password"
          autoComplete="current-password"
          required
          problem={problem ? t(problem) : undefined}
        />
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <Button type="submit" className="button-full" busy={isBusy}>
          {t(waiting.size > 0 ? 'desk.signedOut.goAndSave' : 'desk.signedOut.go')}
        </Button>
        <ButtonLink variant="white" className="button-full" href={elsewhere}>
          {t('desk.signedOut.other')}
        </ButtonLink>
        <button type="button" className="desk-link" onClick={onClose}>
          {t('desk.signedOut.later')}
        </button>
      </form>
    </Sheet>
  )
}

const PROBLEMS: Record<string, TextKey> = {
  'auth.credentials': 'desk.signedOut.wrong',
  'rate.limited': 'desk.signedOut.limited',
  'unreachable': 'desk.signedOut.offline',
}
