import { SkipLink } from '../chrome/skip-link.tsx'
import { SignupFlow } from '../features/auth/signup-flow.tsx'

export default function SignupPage() {
  return (
    <>
      <SkipLink />
      <SignupFlow />
    </>
  )
}
