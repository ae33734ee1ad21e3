import { useEffect } from 'react'
import type { AuthState } from '../../../domain/auth/auth-contract.ts'
import { fetchAuthState } from './session-api.ts'

/** One channel per page: a BroadcastChannel does not receive its own messages, so only other tabs do. */
let shared: BroadcastChannel | null = null
function channelOfPage(): BroadcastChannel {
  shared ??= new BroadcastChannel('auth')
  return shared
}

/** Makes every other tab refetch the auth state. */
export const tellOtherTabs = (): void => channelOfPage().postMessage('changed')

/** `watchSession` as long as a component is there. `onState` must be stable. */
export function useSessionWatch(onState: (state: AuthState) => void): void {
  useEffect(() => watchSession(onState), [onState])
}

/**
 * Fetches the auth state at once, which extends the session, and whenever it may have changed: in another tab, or
 * while this tab was hidden. Returns what ends it.
 */
export function watchSession(onState: (state: AuthState) => void): () => void {
  const ask = () => fetchAuthState().then((state) => state && onState(state))
  const askWhenSeen = () => {
    if (document.visibilityState === 'visible') ask()
  }
  const askWhenRestored = (event: PageTransitionEvent) => {
    if (event.persisted) ask()
  }
  ask()
  const channel = channelOfPage()
  channel.addEventListener('message', ask)
  document.addEventListener('visibilitychange', askWhenSeen)
  addEventListener('pageshow', askWhenRestored)
  return () => {
    channel.removeEventListener('message', ask)
    document.removeEventListener('visibilitychange', askWhenSeen)
    removeEventListener('pageshow', askWhenRestored)
  }
}
