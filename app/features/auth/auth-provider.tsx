import { type ReactNode, useEffect, useState } from 'react'
import type { AuthState } from '../../../domain/auth/auth-contract.ts'
import { AuthContext } from './auth-context.ts'
import { fetchAuthState } from './session-api.ts'

interface Props {
  /** The state in the document; 'unknown' makes the provider fetch it. */
  initial: AuthState | 'unknown'
  /** Shown instead of the children while the state is unknown. */
  whileUnknown: ReactNode
  children: ReactNode
}

/** Provides the auth state; renders the page only once it is known. */
export function AuthProvider({ initial, whileUnknown, children }: Props) {
  const [state, setState] = useState(initial)

  useEffect(() => {
    if (state !== 'unknown') return
    const controller = new AbortController()
    fetchAuthState(controller.signal).then((answer) => {
      if (!controller.signal.aborted) setState(answer ?? { status: 'signed-out' })
    })
    return () => controller.abort()
  }, [state])

  useEffect(() => {
    const recheck = (event: PageTransitionEvent) => {
      if (event.persisted) fetchAuthState().then((answer) => answer && setState(answer))
    }
    addEventListener('pageshow', recheck)
    return () => removeEventListener('pageshow', recheck)
  }, [])

  if (state === 'unknown') return whileUnknown
  return <AuthContext value={state}>{children}</AuthContext>
}
