import { useCallback } from 'react'
import type { AuthState } from '../../../domain/auth/auth-contract.ts'
import { returnPath, signInPath } from '../../../domain/auth/return-to.ts'
import { useSessionWatch } from './session-watch.ts'

/** Where this visitor wanted to go before they had to sign in. */
export const destination = (): string => returnPath(new URLSearchParams(location.search).get('returnTo'))

/** Goes there in place of this page, which is of no use any more. */
export const goOn = (): void => location.replace(destination())

/** The other page about signing in, with the place still remembered. */
export function withDestination(path: string): string {
  const asked = new URLSearchParams(location.search).get('returnTo')
  return asked ? `${path}?returnTo=${encodeURIComponent(returnPath(asked))}` : path
}

/** Whoever signed in in another tab goes on in this one, too. */
export function useGoOnWhenSignedIn(): void {
  useSessionWatch(
    useCallback((state: AuthState) => {
      if (state.status === 'signed-in') goOn()
    }, []),
  )
}

/** A page for signed-in users is left in every tab when they sign out in one. */
export function useLeaveWhenSignedOut(): void {
  useSessionWatch(
    useCallback((state: AuthState) => {
      if (state.status === 'signed-out') location.replace(signInPath(location.pathname))
    }, []),
  )
}
