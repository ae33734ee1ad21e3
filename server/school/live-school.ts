import type { Logger } from 'pino'
import { jakartaDay } from '../../domain/analytics/days.ts'
import { describeError } from '../log/log.ts'
import type { Database } from '../outside/database/tables.ts'
import { type CurrentSchool, currentSchool, type SchoolSettings, schoolFiles } from './current-school.ts'
import { mergeContent } from './merge-content.ts'
import { newestContent, readPublished } from './versions.ts'

/** Covers what PostgreSQL could not tell; what is published is on every page within five seconds. */
const POLL_MS = 4000

interface LiveDeps {
  database: Database
  settings: SchoolSettings
  log: Logger
  now: () => number
  /** Tells of everything that is done at the desk, in any process. */
  deskChanges: { subscribe(listener: { onChange(): void; onEnd(): void }): () => void }
}

export interface LiveSchool {
  /** The school with what was published at the desk over its files. */
  current(): CurrentSchool
  /** Takes what was published since, in this or any other process. */
  refresh(): Promise<void>
  /** Reads the files once more, too. */
  readAgain(): CurrentSchool
  /** Called, and waited for, with every school that is new. */
  onChange(listener: () => unknown): void
  start(): void
  stop(): void
}

export function createLiveSchool(
  { database, settings, log, now, deskChanges }: LiveDeps,
  first: CurrentSchool,
): LiveSchool {
  const listeners: (() => unknown)[] = []
  let current = first
  let published: Awaited<ReturnType<typeof readPublished>> = {}
  let known = ''
  let refreshing = Promise.resolve()
  let stopListening: (() => void) | null = null
  let timer: NodeJS.Timeout | undefined

  const make = (): CurrentSchool => {
    if (Object.keys(published).length === 0) return currentSchool(settings)
    const { files, refused } = mergeContent(schoolFiles(settings), published, jakartaDay(now()))
    if (refused.length > 0) log.warn({ refused }, 'content of the desk does not fit the school')
    return currentSchool(settings, files)
  }
  /** A promo may end with the day. */
  const take = async () => {
    const newest = await newestContent(database.queries)
    const state = newest === 0 ? '' : `${newest} ${jakartaDay(now())}`
    if (state === known) return
    published = await readPublished(database.queries)
    current = make()
    known = state
    for (const listener of listeners) await listener()
  }
  const refresh = () => {
    refreshing = refreshing.then(take, take)
    return refreshing
  }
  const refreshOrLog = () =>
    void refresh().catch((error) => log.error({ error: describeError(error) }, 'content of the desk is not read'))
  return {
    current: () => current,
    refresh,
    readAgain: () => {
      current = make()
      return current
    },
    onChange: (listener) => listeners.push(listener),
    start: () => {
      timer = setInterval(refreshOrLog, POLL_MS)
      timer.unref()
      // On SQLite there is one process, which knows what it has published.
      if (database.engine === 'postgres')
        stopListening = deskChanges.subscribe({ onChange: refreshOrLog, onEnd: () => {} })
    },
    stop: () => {
      clearInterval(timer)
      stopListening?.()
    },
  }
}
