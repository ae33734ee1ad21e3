import { SkipLink } from '../chrome/skip-link.tsx'
import { AuthFrame } from '../features/auth/auth-frame.tsx'
import { LoginForm } from '../features/auth/login-form.tsx'
import { useText } from '../features/i18n/language-context.ts'

export default function LoginPage() {
  const t = useText()
  return (
    <>
      <SkipLink />
      <AuthFrame art={t('login.art')} title={t('login.title')} text={t('login.text')}>
        <LoginForm />
      </AuthFrame>
    </>
  )
}
