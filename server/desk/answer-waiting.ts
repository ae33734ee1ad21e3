import { bucketOf } from '../../domain/analytics/buckets.ts'
import { jakartaDay } from '../../domain/analytics/days.ts'
import { levelOf, openTimeMs } from '../../domain/desk/timer.ts'
import type { DeskPersonTable } from '../outside/database/tables/desk-tables.ts'
import type { Queries } from '../outside/database/tables.ts'
import type { DeskCount, StaffUser } from './desk-deps.ts'
import { readHours } from './settings.ts'

export interface Answered {
  set: Partial<DeskPersonTable>
  counts: DeskCount[]
}

/** Stops the timer and counts how long it ran. Who answers looks after the person from now on, unless somebody does. */
export async function answerWaiting(
  queries: Queries,
  row: DeskPersonTable,
  user: StaffUser,
  nowMs: number,
): Promise<Answered> {
  const set = { claimed_by: null, claimed_at_ms: null, claimed_until_ms: null, owner_id: row.owner_id ?? user.id }
  if (row.waiting_since_ms === null) return { set, counts: [] }
  const waitedMs = openTimeMs(row.waiting_since_ms, nowMs, await readHours(queries))
  const day = jakartaDay(nowMs)
  return {
    set: { ...set, waiting_since_ms: null, answered_at_ms: nowMs },
    counts: [
      { day, metric: 'answer_time', key: String(bucketOf(waitedMs)), by: 1 },
      { day, metric: 'answer_level', key: levelOf(waitedMs / 60_000), by: 1 },
    ],
  }
}
