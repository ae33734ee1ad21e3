import { sql } from 'kysely'
import type { Database } from '../outside/database/tables.ts'
import type { RetentionPart } from './delete-old.ts'

/** Retention for a table with an id and a time column. */
export const rowsOlderThan = (
  { queries }: Database,
  table: string,
  column: string,
  keepDays: number,
): RetentionPart => ({
  name: table,
  keepDays,
  deleteBatch: async (olderThanMs, limit) => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where id in (
        select id from ${sql.table(table)} where ${sql.ref(column)} < ${olderThanMs}
        order by ${sql.ref(column)} limit ${limit}
      )`.execute(queries)
    return Number(numAffectedRows ?? 0)
  },
})
