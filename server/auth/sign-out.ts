import { cookieHeaders } from './auth.ts'
import type { Identity } from './identity.ts'
import { asFailure } from './library-failure.ts'

/** Returns the cookies that clear the session. */
export async function signOut(identity: Identity, cookies: string | undefined): Promise<readonly string[]> {
  const { headers } = await asFailure(() =>
    identity.api.signOut({ headers: cookieHeaders(cookies), returnHeaders: true }),
  )
  return headers.getSetCookie()
}
