import { sql } from 'kysely'
import type { Database } from '../../server/outside/database/tables.ts'

const UNLIMITED = 1_073_741_823
const limitPages = ({ queries }: Database, pages: number) =>
  sql`pragma max_page_count = ${sql.lit(pages)}`.execute(queries)

/** For SQLite: no new pages from now on, and those that are free are used up. */
export async function fillDisk(database: Database): Promise<void> {
  await limitPages(database, 1)
  const keep = (key: number) =>
    database.queries
      .insertInto('settings')
      .values({ key: `filler ${key}`, value: 'x'.repeat(4000), created_at_ms: 0 })
      .execute()
      .then(
        () => true,
        () => false,
      )
  for (let key = 0; await keep(key); ) key++
}

export const makeRoom = (database: Database) => limitPages(database, UNLIMITED)
