import { useCallback } from 'react'
import type { AuthState } from '../../../domain/auth/auth-contract.ts'
import { returnPath, signInPath } from '../../../domain/auth/return-to.ts'
import { useSessionWatch } from './session-watch.ts'

/** The page that sent the visitor here to sign in. */
export const destination = (): string => returnPath(new URLSearchParams(location.search).get('returnTo'))

/** Replaces this page in the history. */
export const goOn = (): void => location.replace(destination())

/** Link between login and sign-up that keeps `returnTo`. */
export function withDestination(path: string): string {
  const asked = new URLSearchParams(location.search).get('returnTo')
  return asked ? `${path}?returnTo=${encodeURIComponent(returnPath(asked))}` : path
}

/** Leaves the login page when the visitor signs in in another tab. */
export function useGoOnWhenSignedIn(): void {
  useSessionWatch(
    useCallback((state: AuthState) => {
      if (state.status === 'signed-in') goOn()
    }, []),
  )
}

/** Leaves a guarded page when the visitor signs out in another tab. */
export function useLeaveWhenSignedOut(): void {
  useSessionWatch(
    useCallback((state: AuthState) => {
      if (state.status === 'signed-out') location.replace(signInPath(location.pathname))
    }, []),
  )
}
