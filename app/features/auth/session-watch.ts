import { useEffect } from 'react'
import type { AuthState } from '../../../domain/auth/auth-contract.ts'
import { fetchAuthState } from './session-api.ts'

const CHANNEL = 'auth'
const ANSWER_LIMIT_MS = 8000

/** Lets every other tab ask anew who is signed in. */
export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('changed')
  channel.close()
}

/**
 * Asks who is signed in at first, which lets the session live on, and whenever it may have changed: in another tab, or
 * while this one was out of sight.
 */
export function useSessionWatch(onState: (state: AuthState) => void): void {
  useEffect(() => {
    const ask = () => fetchAuthState(AbortSignal.timeout(ANSWER_LIMIT_MS)).then(onState, () => {})
    const askWhenSeen = () => {
      if (document.visibilityState === 'visible') ask()
    }
    const askWhenRestored = (event: PageTransitionEvent) => {
      if (event.persisted) ask()
    }
    ask()
    const channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', ask)
    document.addEventListener('visibilitychange', askWhenSeen)
    addEventListener('pageshow', askWhenRestored)
    return () => {
      channel.close()
      document.removeEventListener('visibilitychange', askWhenSeen)
      removeEventListener('pageshow', askWhenRestored)
    }
  }, [onState])
}
