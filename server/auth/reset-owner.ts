import type { Role } from '../../domain/auth/roles.ts'
import { rethrowDatabaseUnavailable } from '../outside/database/database-unavailable.ts'
import type { Database } from '../outside/database/tables.ts'
import type { Identity } from './identity.ts'
import type { PasswordOwner } from './password-rules.ts'
import { invitedRole } from './team/accept-invitation.ts'

interface Parts {
  database: Database
  identity: Identity
  now: () => number
}

interface ResetOwner extends PasswordOwner {
  /** Theirs when they use the link. */
  invitedAs: Role | null
}

/** The account that a reset link is for, else null. The library's answer to a reset does not tell. */
export async function ownerOfResetLink({ database, identity, now }: Parts, token: string): Promise<ResetOwner | null> {
  const { internalAdapter } = await identity.$context
  return rethrowDatabaseUnavailable(async () => {
    const link = await internalAdapter.findVerificationValue(`reset-password:${token}`)
    const user = link && (await internalAdapter.findUserById(link.value))
    if (!user) return null
    const invitedAs = await invitedRole(database.queries, user.id, now())
    const role = invitedAs ?? (user as { role?: string | null }).role
    return { email: user.email.toLowerCase(), role, invitedAs }
  })
}
