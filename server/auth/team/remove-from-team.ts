import { roleOf } from '../../../domain/auth/roles.ts'
import { Failure } from '../../../domain/shared/failure.ts'
import type { Database, Queries } from '../../outside/database/tables.ts'
import { inPeopleTransaction } from '../../people/people-transaction.ts'
import { forgetSignIns } from '../forget-sign-ins.ts'
import { turnOffTwoStep } from '../two-step/two-step.ts'
import { refuseLastOwner } from './last-owner.ts'

/**
 * Ends role, invitation and sessions at once. Who never had a password or Google's is deleted. Returns the address.
 * `record` is told in the same transaction, beside which nobody changes any person.
 */
export const removeFromTeam = (
  database: Database,
  userId: string,
  record: (queries: Queries) => Promise<void>,
): Promise<string> =>
  inPeopleTransaction({ database }, async (queries) => {
    await refuseLastOwner(queries, [userId])
    const member = await findMember(queries, userId)
    if (!member) throw new Failure('path.unknown')
    if (member.hasCredentials) await makeVisitor(queries, userId)
    else await queries.deleteFrom('auth_user').where('id', '=', userId).execute()
    await record(queries)
    return member.email
  })

async function findMember(queries: Queries, userId: string) {
  const user = await queries
    .selectFrom('auth_user')
    .leftJoin('auth_invitation', 'auth_invitation.user_id', 'auth_user.id')
    .select(['auth_user.email', 'auth_user.role', 'auth_invitation.user_id as invited'])
    .where('auth_user.id', '=', userId)
    .executeTakeFirst()
  const role = roleOf(user?.role)
  if (!user || (!role && !user.invited)) return null
  const credentials = await queries.selectFrom('auth_account').select('id').where('userId', '=', userId).execute()
  return { email: user.email, role, hasCredentials: credentials.length > 0 }
}

async function makeVisitor(queries: Queries, userId: string): Promise<void> {
  await queries.updateTable('auth_user').set({ role: null }).where('id', '=', userId).execute()
  await queries.deleteFrom('auth_invitation').where('user_id', '=', userId).execute()
  await turnOffTwoStep(queries, userId)
  await forgetSignIns(queries, userId)
}
