import type { Credentials } from '../../domain/auth/auth-contract.ts'
import type { Identity } from './identity.ts'
import { asFailure } from './library-failure.ts'

/** Gives the session's cookies. An unknown address and a wrong password are refused alike, after the same work. */
export async function signIn(identity: Identity, { email, password }: Credentials): Promise<readonly string[]> {
  const { headers } = await asFailure(() =>
    identity.api.signInEmail({ body: { email, password }, returnHeaders: true }),
  )
  return headers.getSetCookie()
}
