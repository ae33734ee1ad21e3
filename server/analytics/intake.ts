import type { Logger } from 'pino'
import type { AnalyticsEntry } from '../../domain/analytics/analytics-contract.ts'
import { jakartaDay } from '../../domain/analytics/days.ts'
import { describeError } from '../log/log.ts'
import type { Database } from '../outside/database/tables.ts'
import { createGroupCommit } from './group-commit.ts'
import { type Entry, storeEntries } from './store-entries.ts'

const DELAY_MS = 15
const BATCH_SIZE = 120
const MAX_WAITING = 20_000

export interface AnalyticsIntake {
  /** Resolves when all entries are stored. */
  take(entries: readonly AnalyticsEntry[]): Promise<void>
  /** Counts a use of a feature in the background. */
  countUse(what: string): void
  /** Stores the waiting entries. */
  stop(): Promise<void>
}

export function createIntake(database: Database, log: Logger, now: () => number): AnalyticsIntake {
  const group = createGroupCommit<Entry>({
    commit: (entries) => storeEntries(database, entries),
    delayMs: DELAY_MS,
    batchSize: BATCH_SIZE,
    maxWaiting: MAX_WAITING,
  })
  return {
    take: (entries) => group.add(entries.map((entry) => ({ entry, atMs: now() }))),
    countUse: (what) => {
      group
        .add([{ counted: { day: jakartaDay(now()), metric: 'use', key: what } }])
        .catch((error) => log.warn({ error: describeError(error) }, 'use not counted'))
    },
    stop: group.stop,
  }
}
