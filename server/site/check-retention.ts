import { DAY_MS, jakartaDay } from '../../domain/analytics/days.ts'
import type { Database } from '../outside/database/tables.ts'
import type { PartCount, RetentionPart } from '../people/delete-old.ts'

export const RETENTION = 'retention'
/** The run is daily: a longer gap, by the clock, is more likely a wrong clock. */
const MAX_GAP_DAYS = 14
const MAX_ROWS_AT_ONCE = 100
const MAX_SHARE = 1 / 3

export interface RetentionCheck {
  /** What would be deleted now. */
  counts: (PartCount & { name: string; keepDays: number })[]
  /** Why nothing is deleted until the operator confirms it; null if all is well. */
  heldBecause: string | null
}

/** Deletion cannot be undone: a clock that jumped, or a changed setting, must not empty the tables. */
export async function checkRetention(
  database: Database,
  parts: readonly RetentionPart[],
  nowMs: number,
): Promise<RetentionCheck> {
  const counts: RetentionCheck['counts'] = []
  for (const { name, keepDays, count } of parts) {
    if (count) counts.push({ name, keepDays, ...(await count(nowMs - keepDays * DAY_MS)) })
  }
  const heldBecause = wrongClock(await lastRunDay(database), counts, nowMs) ?? tooMany(counts)
  return { counts, heldBecause }
}

/** For the start's report and the commands; null if all is well. */
export async function retentionWarning(...args: Parameters<typeof checkRetention>): Promise<string | null> {
  const { heldBecause } = await checkRetention(...args)
  return heldBecause && `WARNING: Old data is not deleted: ${heldBecause}. See: npm run leads -- retention`
}

/** After the operator confirmed a deletion: the next one is due tomorrow. */
export async function markRetentionDone({ queries }: Database, nowMs: number): Promise<void> {
  const done = { done_day: jakartaDay(nowMs), locked_until_ms: 0 }
  await queries
    .insertInto('chores')
    .values({ name: RETENTION, ...done })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(done))
    .execute()
}

async function lastRunDay({ queries }: Database): Promise<string | null> {
  const run = await queries.selectFrom('chores').select('done_day').where('name', '=', RETENTION).executeTakeFirst()
  return run?.done_day || null
}

/** Data is newer than the last run, but a wrong clock dates it wrongly: it counts only before the first run. */
function wrongClock(lastRun: string | null, counts: readonly PartCount[], nowMs: number): string | null {
  const newestMs = Math.max(...counts.map((count) => count.newestMs))
  const lastDay = lastRun ?? (newestMs > 0 ? jakartaDay(newestMs) : null)
  if (lastDay === null) return null
  const gapDays = (Date.parse(jakartaDay(nowMs)) - Date.parse(lastDay)) / DAY_MS
  if (gapDays >= -1 && gapDays <= MAX_GAP_DAYS) return null
  const last = lastRun ? `old data was last deleted on ${lastDay}` : `the newest data is of ${lastDay}`
  return `the clock says ${jakartaDay(nowMs)}, but ${last}`
}

function tooMany(counts: RetentionCheck['counts']): string | null {
  const part = counts.find(({ old, all }) => old > MAX_ROWS_AT_ONCE && old > all * MAX_SHARE)
  return part ? `${part.old} of ${part.all} ${part.name} would be deleted at once` : null
}
