import { sql } from 'kysely'
import type { Database } from '../outside/database/tables.ts'
import type { RetentionPart } from '../people/delete-old.ts'

/** Sessions, codes and links that have ended are of no use to anyone; the auth library leaves most of them lying about. */
export const expiredParts = (database: Database): RetentionPart[] =>
  ['auth_session', 'auth_verification'].map((table) => ({
    name: table,
    keepDays: 0,
    deleteBatch: (olderThanMs, limit) => deleteExpired(database, table, olderThanMs, limit),
  }))

/** The library's times are texts or timestamps: both engines compare them with this text. */
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
