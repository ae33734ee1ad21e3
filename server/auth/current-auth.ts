import type { AuthState } from '../../domain/auth/auth-contract.ts'
import { cookieValue } from '../../domain/shared/cookies.ts'

export const SESSION_COOKIE = 'langkah.session_token'

/** Who is asking. */
export interface Auth {
  /** Cheap: whether the request brings a session at all, valid or not. */
  mayHaveSession(cookieHeader: string | undefined): boolean
  stateOf(cookieHeader: string | undefined): Promise<AuthState>
  /** Read from the database: for whatever only some may do. */
  userOf(cookieHeader: string | undefined): Promise<{ isAdmin: boolean } | null>
}

/** There are no accounts yet, so nobody is signed in whatever cookie they bring. */
export const currentAuth: Auth = {
  mayHaveSession: (cookieHeader) => cookieValue(cookieHeader, SESSION_COOKIE) !== undefined,
  stateOf: async () => ({ status: 'signed-out' }),
  userOf: async () => null,
}
