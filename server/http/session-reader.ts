import type { AuthState } from '../../domain/auth/auth-contract.ts'

export interface SignedInUser {
  id: string
  email: string
  emailVerified: boolean
  isAdmin: boolean
}

/** Who is asking. Rejects when the sessions cannot be read; the caller decides what a stranger may see. */
export interface SessionReader {
  /** Cheap: whether the request brings a session at all, valid or not. */
  mayHaveSession(cookieHeader: string | undefined): boolean
  stateOf(cookieHeader: string | undefined): Promise<AuthState>
  /** Read from the database, not from the browser's cached minute: for whatever changes something. */
  userOf(cookieHeader: string | undefined): Promise<SignedInUser | null>
  /** Begins to load what signing in needs, so that the first visitor need not wait for it. */
  prepare(): void
}
