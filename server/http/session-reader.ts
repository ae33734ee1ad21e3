import type { AuthState } from '../../domain/auth/auth-contract.ts'
import type { Role } from '../../domain/auth/roles.ts'

export interface SignedInUser {
  id: string
  email: string
  emailVerified: boolean
  /** What they may do now. */
  role: Role | null
  /** The same, unless they first have to set up a second factor. */
  accountRole: Role | null
  needsTwoStep: boolean
  sessionId: string
}

/** Rejects when sessions cannot be read; the caller decides what to show then. */
export interface SessionReader {
  /** Whether there is a session cookie that this site signed. Does not read the database: the session may have ended. */
  mayHaveSession(cookieHeader: string | undefined): boolean
  stateOf(cookieHeader: string | undefined): Promise<AuthState>
  /** For every call that changes something. */
  userOf(cookieHeader: string | undefined): Promise<SignedInUser | null>
  /** Starts loading the sign-in library ahead of the first sign-in. */
  prepare(): void
}
