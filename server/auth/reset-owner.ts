import { rethrowDatabaseUnavailable } from '../outside/database/database-unavailable.ts'
import type { Identity } from './identity.ts'
import type { PasswordOwner } from './password-rules.ts'

/** The account that a reset link is for, else null. The library's answer to a reset does not tell. */
export async function ownerOfResetLink(identity: Identity, token: string): Promise<PasswordOwner | null> {
  const { internalAdapter } = await identity.$context
  return rethrowDatabaseUnavailable(async () => {
    const link = await internalAdapter.findVerificationValue(`reset-password:${token}`)
    const user = link && (await internalAdapter.findUserById(link.value))
    return user ? { email: user.email.toLowerCase(), role: (user as { role?: string | null }).role } : null
  })
}
