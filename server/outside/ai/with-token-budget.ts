import { sql } from 'kysely'
import type { Logger } from 'pino'
import { describeError } from '../../log/log.ts'
import type { Database } from '../database/tables.ts'
import { guessTokens } from './guess-tokens.ts'
import { type LanguageModel, ModelFailure } from './language-model.ts'

interface Budget {
  tokensADay: number
  database: Database
  log: Logger
  now: () => number
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Usage is written in batches and read at most once a second. */
const FLUSH_MS = 200
const REFRESH_MS = 1000

/** A daily budget (UTC) shared by all processes; once it is used up, requests fail as 'busy' until midnight. */
export function withTokenBudget(inner: LanguageModel, { tokensADay, database, log, now }: Budget): LanguageModel {
  const uncounted = new Map<string, number>()
  let isFlushScheduled = false
  let used = { day: '', tokens: 0, readAtMs: 0 }

  const flush = async () => {
    isFlushScheduled = false
    const taken = [...uncounted]
    uncounted.clear()
    for (const [day, tokens] of taken) {
      await addTokens(database, day, tokens).catch((error: unknown) =>
        log.error({ error: describeError(error) }, 'tokens were not counted'),
      )
    }
  }
  const count = (day: string, tokens: number): void => {
    if (tokens === 0) return
    uncounted.set(day, (uncounted.get(day) ?? 0) + tokens)
    if (used.day === day) used.tokens += tokens
    if (!isFlushScheduled) setTimeout(flush, FLUSH_MS)
    isFlushScheduled = true
  }

  const usedOn = async (day: string, nowMs: number): Promise<number> => {
    const isFresh = used.day === day && nowMs >= used.readAtMs && nowMs < used.readAtMs + REFRESH_MS
    if (!isFresh) {
      const tokens = await tokensOn(database, day)
      used = { day, tokens: tokens + (uncounted.get(day) ?? 0), readAtMs: nowMs }
    }
    return used.tokens
  }

  return {
    description: inner.description,
    write: async (request) => {
      const nowMs = now()
      const day = new Date(nowMs).toISOString().slice(0, 10)
      if ((await usedOn(day, nowMs)) >= tokensADay) {
        throw new ModelFailure('busy', { retryAfterMs: DAY_MS - (nowMs % DAY_MS) })
      }
      try {
        const written = await inner.write(request)
        count(day, written.tokens)
        return written
      } catch (error) {
        const wasInterrupted = request.signal.aborted
        count(day, wasInterrupted ? guessTokens(request) : error instanceof ModelFailure ? error.tokens : 0)
        throw error
      }
    },
  }
}

async function tokensOn({ queries }: Database, day: string): Promise<number> {
  const row = await queries.selectFrom('ai_usage').select('tokens').where('day', '=', day).executeTakeFirst()
  return row?.tokens ?? 0
}

async function addTokens({ queries }: Database, day: string, tokens: number): Promise<void> {
  await queries
    .insertInto('ai_usage')
    .values({ day, tokens })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet({ tokens: sql`ai_usage.tokens + ${sql.lit(Math.ceil(tokens))}` }),
    )
    .execute()
}
