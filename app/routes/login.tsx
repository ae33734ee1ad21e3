import { useEffect, useState } from 'react'
import { SkipLink } from '../chrome/skip-link.tsx'
import { useIsForDesk } from '../features/auth/destination.ts'
import { LoginFlow } from '../features/auth/login-flow.tsx'

export default function LoginPage() {
  const hasLeft = useLeavers(useIsForDesk())
  return (
    <>
      <SkipLink />
      <LoginFlow reason={hasLeft ? 'login.left' : null} />
    </>
  )
}

/** Whether somebody has left the team while the desk was closed here; then nothing of them is left on the device. */
function useLeavers(isForDesk: boolean): boolean {
  const [hasLeft, setLeft] = useState(false)
  useEffect(() => {
    if (!isForDesk) return
    import('../features/desk/frame/leave-team.ts').then((part) => part.forgetLeavers()).then(setLeft, () => {})
  }, [isForDesk])
  return hasLeft
}
