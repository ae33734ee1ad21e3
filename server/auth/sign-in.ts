import type { Credentials } from '../../domain/auth/auth-contract.ts'
import { Failure } from '../../domain/shared/failure.ts'
import type { Database } from '../outside/database/tables.ts'
import type { Identity } from './identity.ts'
import { asFailure } from './library-failure.ts'
import { hashPassword, isOutdated, type PasswordCost } from './password-hash.ts'
import type { PasswordRules } from './password-rules.ts'
import type { TrustedDevices } from './two-step/trusted-devices.ts'
import { deviceKeyOf } from './two-step/two-step.ts'

interface Parts {
  database: Database
  identity: Identity
  rules: PasswordRules
  cost: PasswordCost
  devices: TrustedDevices
}

interface Attempt extends Credentials {
  cookies: string | undefined
  /** Shown in the list of the owner's sessions. */
  device: string
}

interface SignInUser {
  id: string
  email: string
  role?: string | null | undefined
}

export type SignIn = { user: SignInUser; codeNeeded: true } | { user: SignInUser; codeNeeded: false; cookies: string[] }

/**
 * The password alone begins no session where a second factor is set up. Renews a hash of lower cost. Unknown address
 * and wrong password get the same error, in the same time.
 */
export async function signIn(
  { database, identity, rules, cost, devices }: Parts,
  { email, password, cookies, device }: Attempt,
): Promise<SignIn> {
  const { headers, response } = await asFailure(() =>
    identity.api.signInEmail({
      body: { email, password },
      headers: new Headers({ 'user-agent': device }),
      returnHeaders: true,
    }),
  )
  const { internalAdapter } = await identity.$context
  const user: SignInUser = response.user
  if (rules.isTooShortForRole(password, user)) {
    await internalAdapter.deleteSession(response.token)
    throw new Failure('auth.password_weak', { details: { reset: true } })
  }
  await renewHash(identity, user.id, password, cost)
  const deviceKey = await deviceKeyOf(database.queries, user.id)
  if (deviceKey === null || devices.isTrusted(cookies, { userId: user.id, deviceKey }))
    return { user, codeNeeded: false, cookies: headers.getSetCookie() }
  await internalAdapter.deleteSession(response.token)
  return { user, codeNeeded: true }
}

async function renewHash(identity: Identity, userId: string, password: string, cost: PasswordCost): Promise<void> {
  const { internalAdapter } = await identity.$context
  const accounts = await internalAdapter.findAccounts(userId)
  const stored = accounts.find(({ providerId }) => providerId === 'credential')?.password
  if (stored && isOutdated(stored, cost))
    await internalAdapter.updatePassword(userId, await hashPassword(password, cost))
}
