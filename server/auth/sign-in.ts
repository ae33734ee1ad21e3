import type { Credentials } from '../../domain/auth/auth-contract.ts'
import { Failure } from '../../domain/shared/failure.ts'
import type { Identity } from './identity.ts'
import { asFailure } from './library-failure.ts'
import { hashPassword, isOutdated, type PasswordCost } from './password-hash.ts'
import type { PasswordRules } from './password-rules.ts'

/** Returns the account and its session's cookies. Renews a hash of lower cost. Unknown address and wrong password get the same error, in the same time. */
export async function signIn(
  { identity, rules, cost }: { identity: Identity; rules: PasswordRules; cost: PasswordCost },
  { email, password }: Credentials,
): Promise<readonly string[]> {
  const { headers, response } = await asFailure(() =>
    identity.api.signInEmail({ body: { email, password }, returnHeaders: true }),
  )
  const { internalAdapter } = await identity.$context
  const user = { ...response.user, role: (response.user as { role?: string | null }).role }
  if (rules.isTooShortForRole(password, user)) {
    await internalAdapter.deleteSession(response.token)
    throw new Failure('auth.password_weak', { details: { reset: true } })
  }
  await renewHash(identity, user.id, password, cost)
  return headers.getSetCookie()
}

async function renewHash(identity: Identity, userId: string, password: string, cost: PasswordCost): Promise<void> {
  const { internalAdapter } = await identity.$context
  const accounts = await internalAdapter.findAccounts(userId)
  const stored = accounts.find(({ providerId }) => providerId === 'credential')?.password
  if (stored && isOutdated(stored, cost))
    await internalAdapter.updatePassword(userId, await hashPassword(password, cost))
}
