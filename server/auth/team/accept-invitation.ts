import { type Role, roleOf } from '../../../domain/auth/roles.ts'
import type { Queries } from '../../outside/database/tables.ts'

/** Called when somebody has set a password with a mailed link. An owner stays one. */
export async function acceptInvitation(queries: Queries, userId: string, nowMs: number): Promise<void> {
  const invitation = await queries
    .deleteFrom('auth_invitation')
    .where('user_id', '=', userId)
    .where('expires_at_ms', '>', nowMs)
    .returning('role')
    .executeTakeFirst()
  if (!invitation) return
  await queries
    .updateTable('auth_user')
    .set({ role: invitation.role })
    .where('id', '=', userId)
    .where(({ or, eb }) => or([eb('role', 'is', null), eb('role', '<>', 'owner')]))
    .execute()
}

/** The role of somebody who would accept an invitation now. */
export async function invitedRole(queries: Queries, userId: string, nowMs: number): Promise<Role | null> {
  const invitation = await queries
    .selectFrom('auth_invitation')
    .select('role')
    .where('user_id', '=', userId)
    .where('expires_at_ms', '>', nowMs)
    .executeTakeFirst()
  return roleOf(invitation?.role)
}
