import { SkipLink } from '../chrome/skip-link.tsx'
import { LoginFlow } from '../features/auth/login-flow.tsx'

export default function LoginPage() {
  return (
    <>
      <SkipLink />
      <LoginFlow />
    </>
  )
}
