import type { AuthState } from '../../../domain/auth/auth-contract.ts'

/** Asks the server who is signed in. Rejects when it cannot be reached. */
export async function fetchAuthState(signal: AbortSignal): Promise<AuthState> {
  const response = await fetch('/api/session', { signal, headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return (await response.json()) as AuthState
}
