import type { AuthState } from '../../../domain/auth/auth-contract.ts'
import { get } from '../../lib/api-client.ts'

const TIMEOUT_MS = 8000

/** Asks the server who is signed in; null when it does not answer. */
export async function fetchAuthState(signal?: AbortSignal): Promise<AuthState | null> {
  const outcome = await get('/api/session', { signal, timeoutMs: TIMEOUT_MS })
  return outcome.kind === 'answered' ? outcome.answer : null
}
