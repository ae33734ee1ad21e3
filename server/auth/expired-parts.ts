import { sql } from 'kysely'
import type { Database } from '../outside/database/tables.ts'
import type { RetentionPart } from '../people/delete-old.ts'

/** Expired sessions, codes and links, most of which the auth library does not delete. */
export const expiredParts = (database: Database): RetentionPart[] => [
  ...['auth_session', 'auth_verification'].map((table) => ({
    name: table,
    keepDays: 0,
    deleteBatch: (olderThanMs: number, limit: number) => deleteExpired(database, table, olderThanMs, limit),
  })),
  {
    name: 'auth_pending_sign_in',
    keepDays: 0,
    deleteBatch: (olderThanMs, limit) => deletePending(database, olderThanMs, limit),
  },
]

async function deletePending({ queries }: Database, olderThanMs: number, limit: number): Promise<number> {
  const { numDeletedRows } = await queries
    .deleteFrom('auth_pending_sign_in')
    .where('id_hash', 'in', (select) =>
      select.selectFrom('auth_pending_sign_in').select('id_hash').where('expires_at_ms', '<', olderThanMs).limit(limit),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** The library stores times as text (SQLite) or timestamps (PostgreSQL); both compare with an ISO string. */
async function deleteExpired(
  { queries }: Database,
  table: string,
  olderThanMs: number,
  limit: number,
): Promise<number> {
  const moment = new Date(olderThanMs).toISOString()
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where id in (
      select id from ${sql.table(table)} where ${sql.ref('expiresAt')} < ${moment} limit ${limit}
    )`.execute(queries)
  return Number(numAffectedRows ?? 0)
}
