import { sql } from 'kysely'
import { databaseSize } from '../outside/database/database-size.ts'
import type { Database } from '../outside/database/tables.ts'

export interface StoredNumbers {
  waiting: number
  /** When the oldest that waits was made; 0 if none does. */
  oldestMs: number
  dead: number
  bytes: number
}

export async function readStoredNumbers(database: Database, dataDir: string): Promise<StoredNumbers> {
  const { rows } = await sql<Record<'waiting' | 'oldest' | 'dead', unknown>>`
    select coalesce(sum(case when dead_at_ms is null then 1 else 0 end), 0) as waiting,
      coalesce(min(case when dead_at_ms is null then created_at_ms end), 0) as oldest,
      coalesce(sum(case when dead_at_ms is null then 0 else 1 end), 0) as dead
    from outbox where done_at_ms is null and kind <> 'desk.notice'`.execute(database.queries)
  const [row] = rows
  return {
    waiting: Number(row?.waiting),
    oldestMs: Number(row?.oldest),
    dead: Number(row?.dead),
    bytes: await databaseSize(database, dataDir),
  }
}
