import type { Credentials } from '../../domain/auth/auth-contract.ts'
import { Failure } from '../../domain/shared/failure.ts'
import type { Identity } from './identity.ts'
import { asFailure, codeOf } from './library-failure.ts'

/** Creates an account and returns the cookies of its first session. */
export async function signUp(
  identity: Identity,
  { email, password, device }: Credentials & { device: string },
): Promise<readonly string[]> {
  const { headers } = await asFailure(() =>
    identity.api
      .signUpEmail({
        body: { email, password, name: '' },
        headers: new Headers({ 'user-agent': device }),
        returnHeaders: true,
      })
      .catch((error: unknown) => rethrowAsTaken(identity, email, error)),
  )
  return headers.getSetCookie()
}

/** The library looks for the address before it stores it; of two calls at once, the slower violates its uniqueness. */
async function rethrowAsTaken(identity: Identity, email: string, error: unknown): Promise<never> {
  const { internalAdapter } = await identity.$context
  if (codeOf(error) === 'FAILED_TO_CREATE_USER' && (await internalAdapter.findUserByEmail(email)))
    throw new Failure('auth.email_taken')
  throw error
}
