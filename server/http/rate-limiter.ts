import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Failure } from '../../domain/shared/failure.ts'
import type { Database } from '../outside/database/tables.ts'

export interface RateLimit {
  /** Unique among all limits. */
  name: string
  points: number
  durationS: number
}

export interface RateLimiter {
  /** Consumes one point. Rejects with Failure 'rate.limited' and the time to wait when none is left. */
  take(key: string): Promise<void>
  /** Returns a point for a call that should not count. */
  refund(key: string): Promise<void>
}

export type RateLimiters = (limit: RateLimit) => RateLimiter

/** Counts in memory for one process, in PostgreSQL for several (in memory while it is unavailable). */
export const createRateLimiters =
  (database: Database): RateLimiters =>
  (limit) => {
    const limiter = limiterFor(database, limit)
    const shortKey = (key: string) => key.slice(0, 200)
    return {
      take: async (key) => {
        try {
          await limiter.consume(shortKey(key))
        } catch (refusal) {
          if (!(refusal instanceof RateLimiterRes)) throw refusal
          throw new Failure('rate.limited', { retryAfterS: Math.max(1, refusal.msBeforeNext / 1000) })
        }
      },
      refund: async (key) => {
        await limiter.reward(shortKey(key))
      },
    }
  }

function limiterFor(database: Database, { name, points, durationS }: RateLimit): RateLimiterAbstract {
  const options = { keyPrefix: name, points, duration: durationS }
  const memory = new RateLimiterMemory(options)
  if (!database.sharedPool) return memory
  return new RateLimiterPostgres({
    ...options,
    storeClient: database.sharedPool,
    tableName: 'rate_limits',
    tableCreated: true,
    insuranceLimiter: memory,
  })
}
