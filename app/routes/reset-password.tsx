import { SkipLink } from '../chrome/skip-link.tsx'
import { NewPasswordForm } from '../features/auth/new-password-form.tsx'

export default function ResetPasswordPage() {
  return (
    <>
      <SkipLink />
      <NewPasswordForm />
    </>
  )
}
