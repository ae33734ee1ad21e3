import { sql } from 'kysely'
import { vi } from 'vitest'
import type { Database, Queries } from '../../server/outside/database/tables.ts'

/** Keeps a transaction open until it is let go. */
export function hold(database: Database, work: (queries: Queries) => Promise<unknown>) {
  const { promise: held, resolve: isHeld } = Promise.withResolvers<void>()
  const { promise: end, resolve: letGo } = Promise.withResolvers<void>()
  const over = database.queries.transaction().execute(async (queries) => {
    await work(queries)
    isHeld()
    await end
  })
  return {
    held: Promise.race([held, over]),
    letGo: () => {
      letGo()
      return over
    },
  }
}

/** Until so many connections wait for a lock of PostgreSQL. */
export const untilWaiting = ({ queries }: Database, count: number): Promise<void> =>
  vi.waitFor(
    async () => {
      const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(queries)
      if (rows[0]?.waiting !== count) throw new Error(`${rows[0]?.waiting} wait, not ${count}`)
    },
    { timeout: 5000, interval: 10 },
  )
