import type { AccountDetails } from '../../domain/auth/auth-contract.ts'
import { Failure } from '../../domain/shared/failure.ts'
import type { SignedInUser } from '../http/session-reader.ts'
import type { Database, Queries } from '../outside/database/tables.ts'
import { lockPeople } from '../people/people-lock.ts'
import { cookieHeaders } from './auth.ts'
import type { AuthDeps } from './auth-deps.ts'
import { GOOGLE } from './google-provider.ts'
import type { Identity } from './identity.ts'
import { asFailure } from './library-failure.ts'
import { refuseLastOwner } from './team/last-owner.ts'

/** Erases all features' data about a person, in the transaction that deletes the account. */
export type ErasePerson = (queries: Queries, email: string) => Promise<void>

export async function accountDetails(
  identity: Identity,
  user: SignedInUser,
): Promise<Omit<AccountDetails, 'minPasswordLength'>> {
  const { internalAdapter } = await identity.$context
  const accounts = await internalAdapter.findAccounts(user.id)
  return {
    email: user.email,
    emailVerified: user.emailVerified,
    hasPassword: accounts.some(({ providerId }) => providerId === 'credential'),
    hasGoogle: accounts.some(({ providerId }) => providerId === GOOGLE),
  }
}

interface DeletionParts {
  database: Database
  identity: Identity
  erasePerson: ErasePerson
  recordTeamChange: AuthDeps['recordTeamChange']
}

/**
 * Deletes the account, its sessions and its owner's data in one transaction. Data of other features is erased only if
 * the address is verified; otherwise anyone could erase a stranger's data by signing up with their address.
 */
export async function deleteAccount(
  { database, identity, erasePerson, recordTeamChange }: DeletionParts,
  { user, password, cookies }: { user: SignedInUser; password: string | undefined; cookies: string | undefined },
): Promise<readonly string[]> {
  const { hasPassword } = await accountDetails(identity, user)
  if (hasPassword && !password) throw new Failure('auth.password_wrong')
  return database.joinable.transaction().execute(async (queries) => {
    await lockPeople(database, queries)
    await refuseLastOwner(queries, [user.id])
    const { headers } = await asFailure(() =>
      identity.api.deleteUser({
        body: hasPassword && password ? { password } : {},
        headers: cookieHeaders(cookies),
        returnHeaders: true,
      }),
    )
    await queries.deleteFrom('mailbox').where('to_address', '=', user.email).execute()
    if (user.emailVerified) await erasePerson(queries, user.email)
    if (user.accountRole) await recordTeamChange(queries, { actorId: user.id, act: 'removed', memberId: user.id })
    return headers.getSetCookie()
  })
}
