import { PostgresAdapter, sql } from 'kysely'
import { Failure } from '../../../domain/shared/failure.ts'
import type { Queries } from '../../outside/database/tables.ts'

/** Advisory lock key, unique in this database. */
const TEAM = 5_030_002

/** Before these accounts or their roles go: without an owner nobody could invite one. */
export async function refuseLastOwner(queries: Queries, userIds: readonly string[]): Promise<void> {
  const isLeaving = ({ id }: { id: string }) => userIds.includes(id)
  if (!(await owners(queries)).some(isLeaving)) return
  // Two owners that leave at once would leave none.
  if (queries.getExecutor().adapter instanceof PostgresAdapter)
    await sql`select pg_advisory_xact_lock(${sql.lit(TEAM)})`.execute(queries)
  if ((await owners(queries)).every(isLeaving)) throw new Failure('team.last_owner')
}

const owners = (queries: Queries) => queries.selectFrom('auth_user').select('id').where('role', '=', 'owner').execute()
