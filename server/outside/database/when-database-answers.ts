import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '../../log/start-error.ts'
import { nameOf, reasonOf } from './postgres.ts'
import { isStoreTrouble } from './trouble.ts'

const TRY_EVERY_MS = 500
const TELL_EVERY_MS = 30_000

/** Tries until PostgreSQL answers, however long it is away. Rejects at once with whatever waiting would not mend. */
export async function whenDatabaseAnswers<Result>(
  { databaseUrl }: { databaseUrl: string | null },
  attempt: () => Promise<Result>,
  tell: (line: string) => void,
): Promise<Result> {
  if (!databaseUrl) return attempt()
  let tellAtMs = 0
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      const cause = error instanceof StartError ? error.cause : error
      if (!isStoreTrouble(cause)) throw error
      if (performance.now() >= tellAtMs) {
        tell(`Waiting for ${nameOf(databaseUrl)} (${reasonOf(cause)}). If it does not come, check DATABASE_URL.`)
        tellAtMs = performance.now() + TELL_EVERY_MS
      }
    }
    await pause(TRY_EVERY_MS)
  }
}
