import { ROLES, roleOf } from '../../../domain/auth/roles.ts'
import type { TeamMember } from '../../../domain/auth/team-contract.ts'
import type { Database } from '../../outside/database/tables.ts'

/** Everybody with a role or an invitation, owners first. */
export async function listTeam({ queries }: Database, ownId: string): Promise<TeamMember[]> {
  const rows = await queries
    .selectFrom('auth_user')
    .leftJoin('auth_invitation', 'auth_invitation.user_id', 'auth_user.id')
    .leftJoin('auth_two_step', 'auth_two_step.user_id', 'auth_user.id')
    .select(({ selectFrom }) => [
      'auth_user.id',
      'auth_user.email',
      'auth_user.role',
      'auth_invitation.role as invited_role',
      'auth_invitation.expires_at_ms as invited_until_ms',
      'auth_two_step.confirmed_at_ms',
      selectFrom('auth_session')
        .select(({ fn }) => fn.max('auth_session.updatedAt').as('seen'))
        .whereRef('auth_session.userId', '=', 'auth_user.id')
        .as('last_seen'),
    ])
    .where(({ or, eb }) => or([eb('auth_user.role', 'in', ROLES), eb('auth_invitation.role', 'is not', null)]))
    .orderBy('auth_user.email')
    .execute()
  return rows
    .map((row) => ({
      id: row.id,
      email: row.email,
      role: roleOf(row.role) ?? row.invited_role ?? 'staff',
      hasTwoStep: row.confirmed_at_ms !== null,
      lastSeenAt: row.last_seen ? new Date(row.last_seen).toISOString() : null,
      invitedUntil: row.invited_until_ms ? new Date(row.invited_until_ms).toISOString() : null,
      isYou: row.id === ownId,
    }))
    .sort((a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role))
}
