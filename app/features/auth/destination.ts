import { useCallback, useEffect, useState } from 'react'
import type { AuthState } from '../../../domain/auth/auth-contract.ts'
import { destinationOf, returnPath, signInPath } from '../../../domain/auth/return-to.ts'
import { useSessionWatch } from './session-watch.ts'

/** The page that sent the visitor here to sign in. */
export const destination = (): string => returnPath(new URLSearchParams(location.search).get('returnTo'))

/** Whether it is the desk: its people, and nobody else, are sent here by it. Known in the browser alone. */
export function useIsForDesk(): boolean {
  const [isForDesk, setForDesk] = useState(false)
  useEffect(() => setForDesk(/^\/admin(\/|\?|$)/.test(destination())), [])
  return isForDesk
}

type Arriving = Parameters<typeof destinationOf>[0]

/** Replaces this page in the history. */
export const goOn = (user: Arriving = {}): void =>
  location.replace(destinationOf(user, new URLSearchParams(location.search).get('returnTo')))

/** Link between login and sign-up that keeps `returnTo`. */
export function withDestination(path: string): string {
  const asked = new URLSearchParams(location.search).get('returnTo')
  return asked ? `${path}?returnTo=${encodeURIComponent(returnPath(asked))}` : path
}

/** Leaves the login page when the visitor signs in in another tab. `onCodeNeeded` must be stable. */
export function useGoOnWhenSignedIn(onCodeNeeded?: () => void): void {
  useSessionWatch(
    useCallback(
      (state: AuthState) => {
        if (state.status === 'signed-in') goOn(state.user)
        else if (state.codeNeeded) onCodeNeeded?.()
      },
      [onCodeNeeded],
    ),
  )
}

/** Leaves a guarded page when the visitor signs out in another tab. */
export function useLeaveWhenSignedOut(): void {
  useSessionWatch(leaveWhenSignedOut)
}

/** The login, which remembers this page, takes its place. */
export function leaveWhenSignedOut(state: AuthState): void {
  if (state.status === 'signed-out') location.replace(signInPath(location.pathname))
}

/** Never resolves: the button stays busy until the next page loads. */
export const leaving = () => new Promise<never>(() => {})
