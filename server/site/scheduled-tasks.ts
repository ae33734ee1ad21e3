import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { DAY_MS, jakartaDay } from '../../domain/analytics/days.ts'
import { closeSilentSessions } from '../analytics/close-silent-sessions.ts'
import { describeError } from '../log/log.ts'
import type { Database } from '../outside/database/tables.ts'
import { deleteOld, type RetentionPart } from '../people/delete-old.ts'
import { checkRetention, RETENTION } from './check-retention.ts'

const INTERVAL_MS = 60_000
const FIRST_RUN_MS = 5000
/** After this time another process takes over the task of one that died. */
const LEASE_MS = 10 * 60_000
const PAUSE_MS = 10
/** Of a new site it is due on the next day: there is nothing to lose yet. */
const BACKUP = 'backup'
/** A task that could not be done is tried again after this time. */
const POSTPONED_MS = 6 * 60 * 60_000

interface TaskParts {
  database: Database
  retention: readonly RetentionPart[]
  sendDigests: () => Promise<void>
  /** Resolves when a backup was taken and old ones were deleted; null if the site takes none. */
  takeBackup: ((signal: AbortSignal) => Promise<void>) | null
  log: Logger
  now: () => number
}

export interface ScheduledTasks {
  /** Runs the tasks that are due now. */
  work(): Promise<void>
  start(): void
  stop(): Promise<void>
}

/** Tasks for every minute and every day. A daily one is run by one process only. */
export function createScheduledTasks({
  database,
  retention,
  sendDigests,
  takeBackup,
  log,
  now,
}: TaskParts): ScheduledTasks {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null

  const work = async () => {
    while (!stopping.signal.aborted && (await closeSilentSessions(database, now())).mayBeMore) await pause(PAUSE_MS)
    await sendDigests().catch((error) => log.error({ error: describeError(error) }, 'digests are not sent'))
    if (takeBackup) await onceADay(BACKUP, () => backUp(takeBackup), { isNewDue: false })
    await onceADay(RETENTION, deleteOldUnlessHeld)
  }

  async function backUp(take: NonNullable<typeof takeBackup>): Promise<'done' | 'postponed'> {
    try {
      await take(stopping.signal)
      return 'done'
    } catch (error) {
      if (!stopping.signal.aborted) log.error({ error: describeError(error) }, 'no backup was taken')
      return 'postponed'
    }
  }

  async function deleteOldUnlessHeld(): Promise<'done' | 'postponed'> {
    const { heldBecause } = await checkRetention(database, retention, now())
    if (heldBecause) {
      log.error({ reason: heldBecause }, 'old data is not deleted; see: npm run leads -- retention')
      return 'postponed'
    }
    const deleted = await deleteOld(retention, now(), { signal: stopping.signal })
    log.info({ deleted }, 'old data deleted')
    return 'done'
  }

  async function onceADay(
    name: string,
    work: () => Promise<'done' | 'postponed'>,
    { isNewDue = true } = {},
  ): Promise<void> {
    const today = jakartaDay(now())
    if (!(await claim(name, today, isNewDue ? '' : today))) return
    const outcome = await work()
    if (stopping.signal.aborted) return
    const changes = outcome === 'done' ? { done_day: today } : { locked_until_ms: now() + POSTPONED_MS }
    await database.queries.updateTable('chores').set(changes).where('name', '=', name).execute()
  }

  /** Atomic: the conditional update succeeds in one process only. Days and locks ahead are of a clock that was wrong. */
  async function claim(name: string, today: string, firstDoneDay: string): Promise<boolean> {
    const { queries } = database
    await queries
      .insertInto('chores')
      .values({ name, done_day: firstDoneDay, locked_until_ms: 0 })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    const { numUpdatedRows } = await queries
      .updateTable('chores')
      .set({ locked_until_ms: now() + LEASE_MS })
      .where('name', '=', name)
      .where('done_day', '!=', today)
      .where(({ or, eb }) => or([eb('locked_until_ms', '<=', now()), eb('locked_until_ms', '>', now() + DAY_MS)]))
      .executeTakeFirst()
    return Number(numUpdatedRows) === 1
  }

  const run = () => {
    running = work()
      .catch((error) => log.error({ error: describeError(error) }, 'scheduled tasks failed'))
      .finally(() => {
        running = null
        if (!stopping.signal.aborted) timer = setTimeout(run, INTERVAL_MS)
      })
  }
  return {
    work,
    start: () => {
      timer = setTimeout(run, FIRST_RUN_MS)
    },
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      await running
    },
  }
}
