import type { Credentials } from '../../domain/auth/auth-contract.ts'
import type { Identity } from './identity.ts'
import { asFailure } from './library-failure.ts'

/** Returns session cookies. Unknown address and wrong password get the same error, in the same time. */
export async function signIn(identity: Identity, { email, password }: Credentials): Promise<readonly string[]> {
  const { headers } = await asFailure(() =>
    identity.api.signInEmail({ body: { email, password }, returnHeaders: true }),
  )
  return headers.getSetCookie()
}
