import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '../../log/start-error.ts'
import { isDatabaseUnavailable } from './database-unavailable.ts'
import { nameOf, reasonOf } from './postgres.ts'

const TRY_EVERY_MS = 500
const REPORT_EVERY_MS = 30_000

/** Retries without limit while PostgreSQL is unavailable. Any other error rejects at once. */
export async function whenDatabaseAnswers<Result>(
  { databaseUrl }: { databaseUrl: string | null },
  attempt: () => Promise<Result>,
  report: (line: string) => void,
): Promise<Result> {
  if (!databaseUrl) return attempt()
  let reportAtMs = 0
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      const cause = error instanceof StartError ? error.cause : error
      if (!isDatabaseUnavailable(cause)) throw error
      if (performance.now() >= reportAtMs) {
        report(`Waiting for ${nameOf(databaseUrl)} (${reasonOf(cause)}). If it does not come, check DATABASE_URL.`)
        reportAtMs = performance.now() + REPORT_EVERY_MS
      }
    }
    await pause(TRY_EVERY_MS)
  }
}
