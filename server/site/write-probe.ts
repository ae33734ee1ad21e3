import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Queries } from '../outside/database/tables.ts'

const INTERVAL_MS = 1000
/** Larger than a page of the file, so that it needs new ones. */
const VALUE = 'x'.repeat(16_384)

/** Rejects when the database does not answer or cannot store any more, which is tried once a second at most. */
export function createWriteProbe({ queries }: Database): () => Promise<void> {
  let triedAtMs = Number.NEGATIVE_INFINITY
  return async () => {
    if (performance.now() - triedAtMs < INTERVAL_MS) return void (await sql`select 1`.execute(queries))
    triedAtMs = performance.now()
    await writeAndDelete(queries, `write-probe:${randomUUID()}`).catch((error: unknown) => {
      triedAtMs = Number.NEGATIVE_INFINITY
      throw error
    })
  }
}

/** Committed, because a transaction that is rolled back never reaches the disk. */
const writeAndDelete = (queries: Queries, key: string): Promise<void> =>
  queries.transaction().execute(async (transaction) => {
    await transaction.insertInto('settings').values({ key, value: VALUE, created_at_ms: 0 }).execute()
    await transaction.deleteFrom('settings').where('key', '=', key).execute()
  })
