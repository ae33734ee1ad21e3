import type { ComponentProps } from 'react'
import { MAX_EMAIL_LENGTH, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../../domain/auth/account-rules.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Message } from '../../ui/message.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useText } from '../i18n/language-context.ts'

export function EmailField(props: Partial<ComponentProps<typeof TextField>>) {
  const t = useText()
  return (
    <TextField
      label={t('auth.email')}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      placeholder={t('auth.email.placeholder')}
      maxLength={MAX_EMAIL_LENGTH}
      required
      {...props}
    />
  )
}

type PasswordProps = Partial<ComponentProps<typeof PasswordField>> & { label: string; name: string }

export function SecretField(props: PasswordProps) {
  const t = useText()
  return (
    <PasswordField
      showLabel={t('auth.password.show')}
      hideLabel={t('auth.password.hide')}
      maxLength={MAX_PASSWORD_LENGTH}
      required
      {...props}
    />
  )
}

interface NewPasswordProps {
  label: string
  problem?: string | undefined
  minLength?: number
}

/** A new password and its repetition. */
export function NewPasswordFields({ label, problem, minLength = MIN_PASSWORD_LENGTH }: NewPasswordProps) {
  const t = useText()
  const hint = t('auth.password.hint', { n: minLength })
  return (
    <>
      <SecretField label={label} name="password" autoComplete="new-password" hint={hint} />
      <SecretField label={t('auth.password.repeat')} name="repeated" autoComplete="new-password" problem={problem} />
    </>
  )
}

/** For forms that need JavaScript: a notice that is visible without it, or when it failed to load. */
export function NeedsScript() {
  const t = useText()
  return (
    <>
      <noscript>
        <p className="auth-note">{t('auth.script')}</p>
      </noscript>
      <div className="script-missing">
        <Message tone="problem">{t('auth.network')}</Message>
        <ButtonLink size="small" variant="white" href="">
          {t('error.reload')}
        </ButtonLink>
      </div>
    </>
  )
}

/** A form's values by name; e-mail addresses are trimmed, passwords are not. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const)
  return Object.fromEntries(entries.map(([name, value]) => [name, name === 'email' ? value.trim() : value]))
}

/** Focuses the named field, or the first empty one. */
export function focusField(form: HTMLFormElement, name?: string): void {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"])')]
  const field = fields.find((candidate) => (name ? candidate.name === name : candidate.value.trim() === ''))
  field?.focus()
}
