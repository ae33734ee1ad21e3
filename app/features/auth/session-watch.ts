import { useEffect } from 'react'
import type { AuthState } from '../../../domain/auth/auth-contract.ts'
import { fetchAuthState } from './session-api.ts'

/** One for the page: a channel does not hear itself, so only other tabs do. */
let shared: BroadcastChannel | null = null
function channelOfPage(): BroadcastChannel {
  shared ??= new BroadcastChannel('auth')
  return shared
}

/** Lets every other tab ask anew who is signed in. */
export const tellOtherTabs = (): void => channelOfPage().postMessage('changed')

/**
 * Asks who is signed in at first, which lets the session live on, and whenever it may have changed: in another tab, or
 * while this one was out of sight.
 */
export function useSessionWatch(onState: (state: AuthState) => void): void {
  useEffect(() => {
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
  }, [onState])
}
