import type { AuthState } from '../../domain/auth/auth-contract.ts'
import { cookieValue } from '../../domain/shared/cookies.ts'
import type { SessionReader } from '../http/session-reader.ts'
import { rethrowDatabaseUnavailable } from '../outside/database/database-unavailable.ts'
import { COOKIE_PREFIX, type Identity } from './identity.ts'
import { isSignedCookie } from './signed-cookie.ts'

export const SESSION_COOKIE = `${COOKIE_PREFIX}.session_token`
const COOKIE_NAMES = [SESSION_COOKIE, `__Secure-${SESSION_COOKIE}`]

export interface CheckedSession {
  state: AuthState
  /** Renew the session in the browser. */
  setCookies: readonly string[]
}

export interface Auth extends SessionReader {
  /** Like `stateOf`, but also extends the session. */
  check(cookieHeader: string | undefined): Promise<CheckedSession>
}

const SIGNED_OUT: CheckedSession = { state: { status: 'signed-out' }, setCookies: [] }

export function createAuth(identity: () => Promise<Identity>, secret: string): Auth {
  const mayHaveSession: Auth['mayHaveSession'] = (cookieHeader) =>
    COOKIE_NAMES.some((name) => isSignedCookie(cookieValue(cookieHeader, name) ?? '', secret))

  const check: Auth['check'] = async (cookieHeader) => {
    if (!mayHaveSession(cookieHeader)) return SIGNED_OUT
    const { api } = await identity()
    const { headers, response } = await rethrowDatabaseUnavailable(() =>
      api.getSession({ headers: cookieHeaders(cookieHeader), returnHeaders: true }),
    )
    const setCookies = headers.getSetCookie()
    if (!response) return { ...SIGNED_OUT, setCookies }
    return { state: signedIn(response.user), setCookies }
  }

  return {
    mayHaveSession,
    check,
    stateOf: async (cookieHeader) => {
      if (!mayHaveSession(cookieHeader)) return SIGNED_OUT.state
      const { api } = await identity()
      const found = await rethrowDatabaseUnavailable(() =>
        api.getSession({ headers: cookieHeaders(cookieHeader), query: { disableRefresh: true } }),
      )
      return found ? signedIn(found.user) : SIGNED_OUT.state
    },
    userOf: async (cookieHeader) => {
      if (!mayHaveSession(cookieHeader)) return null
      const { api } = await identity()
      const found = await rethrowDatabaseUnavailable(() =>
        api.getSession({ headers: cookieHeaders(cookieHeader), query: { disableCookieCache: true } }),
      )
      if (!found) return null
      const { id, email, emailVerified, role } = found.user
      return { id, email, emailVerified, isAdmin: role === 'admin' }
    },
    prepare: () => {
      identity().catch(() => {})
    },
  }
}

const signedIn = ({ email, emailVerified }: { email: string; emailVerified: boolean }): AuthState => ({
  status: 'signed-in',
  user: { email, emailVerified },
})

/** The library gets only the request's cookies. */
export const cookieHeaders = (cookieHeader: string | undefined): Headers =>
  new Headers(cookieHeader ? { cookie: cookieHeader } : {})
