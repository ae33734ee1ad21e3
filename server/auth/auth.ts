import type { AuthState } from '../../domain/auth/auth-contract.ts'
import { cookieValue } from '../../domain/shared/cookies.ts'
import type { SessionReader } from '../http/session-reader.ts'
import { rethrowDatabaseUnavailable } from '../outside/database/database-unavailable.ts'
import { type AccessParts, describeAccess, readAccess } from './access.ts'
import { COOKIE_PREFIX, type Identity } from './identity.ts'
import { isSignedCookie } from './signed-cookie.ts'

export const SESSION_COOKIE = `${COOKIE_PREFIX}.session_token`
const COOKIE_NAMES = [SESSION_COOKIE, `__Host-${SESSION_COOKIE}`]
/** However often it is used: a stolen cookie must not work for ever. */
const ABSOLUTE_LIFETIME_MS = 30 * 24 * 60 * 60_000

export interface CheckedSession {
  state: AuthState
  /** Renew the session in the browser. */
  setCookies: readonly string[]
}

export interface Auth extends SessionReader {
  /** Like `stateOf`, but also extends the session. */
  check(cookieHeader: string | undefined): Promise<CheckedSession>
}

interface FoundUser {
  id: string
  email: string
  emailVerified: boolean
  role?: string | null | undefined
}

const SIGNED_OUT: CheckedSession = { state: { status: 'signed-out' }, setCookies: [] }

interface AuthParts extends AccessParts {
  identity: () => Promise<Identity>
  secret: string
}

export function createAuth({ identity, secret, ...parts }: AuthParts): Auth {
  const accessOf = readAccess(parts)
  const mayHaveSession: Auth['mayHaveSession'] = (cookieHeader) =>
    COOKIE_NAMES.some((name) => isSignedCookie(cookieValue(cookieHeader, name) ?? '', secret))

  /** Null without a session, or after its absolute lifetime. */
  const read = async (cookieHeader: string | undefined, query: { disableRefresh?: true } = {}) => {
    const { api, $context } = await identity()
    const { headers, response } = await rethrowDatabaseUnavailable(() =>
      api.getSession({ headers: cookieHeaders(cookieHeader), query, returnHeaders: true }),
    )
    const setCookies = headers.getSetCookie()
    const isOver = response !== null && Date.now() - response.session.createdAt.getTime() > ABSOLUTE_LIFETIME_MS
    if (isOver) await (await $context).internalAdapter.deleteSession(response.session.token)
    return { found: isOver ? null : response, setCookies: isOver ? [] : setCookies }
  }

  const signedIn = async (user: FoundUser): Promise<AuthState> => {
    const { email, emailVerified } = user
    return { status: 'signed-in', user: { email, emailVerified, ...describeAccess(await accessOf(user)) } }
  }

  const check: Auth['check'] = async (cookieHeader) => {
    if (!mayHaveSession(cookieHeader)) return SIGNED_OUT
    const { found, setCookies } = await read(cookieHeader)
    return found ? { state: await signedIn(found.user), setCookies } : { ...SIGNED_OUT, setCookies }
  }

  return {
    mayHaveSession,
    check,
    stateOf: async (cookieHeader) => {
      if (!mayHaveSession(cookieHeader)) return SIGNED_OUT.state
      const { found } = await read(cookieHeader, { disableRefresh: true })
      return found ? signedIn(found.user) : SIGNED_OUT.state
    },
    userOf: async (cookieHeader) => {
      if (!mayHaveSession(cookieHeader)) return null
      const { found } = await read(cookieHeader)
      if (!found) return null
      const { id, email, emailVerified } = found.user
      return { id, email, emailVerified, ...(await accessOf(found.user)), sessionId: found.session.id }
    },
    prepare: () => {
      identity().catch(() => {})
    },
  }
}

/** The library gets only the request's cookies. */
export const cookieHeaders = (cookieHeader: string | undefined): Headers =>
  new Headers(cookieHeader ? { cookie: cookieHeader } : {})
