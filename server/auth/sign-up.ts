import type { Credentials } from '../../domain/auth/auth-contract.ts'
import type { Identity } from './identity.ts'
import { asFailure } from './library-failure.ts'

/** Creates an account and returns the cookies of its first session. */
export async function signUp(identity: Identity, { email, password }: Credentials): Promise<readonly string[]> {
  const { headers } = await asFailure(() =>
    identity.api.signUpEmail({ body: { email, password, name: '' }, returnHeaders: true }),
  )
  return headers.getSetCookie()
}
