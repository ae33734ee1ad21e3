import { hash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Failure } from '../../domain/shared/failure.ts'
import type { Database } from '../outside/database/tables.ts'
import { memoryCounters } from './memory-counters.ts'

export interface RateLimit {
  /** Unique among all limits. */
  name: string
  points: number
  durationS: number
}

export interface RateLimiter {
  /** Consumes one point. Rejects with Failure 'rate.limited' and the time to wait when none is left. */
  take(key: string): Promise<void>
  /** Adds points for what a call turned out to cost; never rejects. */
  spend(key: string, points: number): Promise<void>
  isSpent(key: string): Promise<boolean>
  /** Returns a point for a call that should not count. */
  refund(key: string): Promise<void>
}

export type RateLimiters = (limit: RateLimit) => RateLimiter

/** Counts in memory for one process, in PostgreSQL for several (in memory while it is unavailable). */
export const createRateLimiters =
  (database: Database): RateLimiters =>
  (limit) => {
    const counters = countersFor(database, limit)
    return {
      take: async (key) => {
        const { points, leftMs } = await counters.add(shortKey(key), 1)
        if (points > limit.points) throw new Failure('rate.limited', { retryAfterS: Math.max(1, leftMs / 1000) })
      },
      spend: async (key, points) => {
        await counters.add(shortKey(key), points)
      },
      isSpent: async (key) => (await counters.add(shortKey(key), 0)).points >= limit.points,
      refund: async (key) => {
        await counters.add(shortKey(key), -1)
      },
    }
  }

/** Equally short whatever the client sent, and no part of a longer string, which would stay in memory with it. */
const shortKey = (key: string): string => hash('sha256', key, 'base64url')

interface Counters {
  add(key: string, points: number): Promise<{ points: number; leftMs: number }>
}

function countersFor({ sharedPool }: Database, { name, points, durationS }: RateLimit): Counters {
  const memory = memoryCounters(durationS * 1000)
  if (!sharedPool) return { add: async (key, change) => memory.add(key, change) }
  const shared = new RateLimiterPostgres({
    keyPrefix: name,
    points,
    duration: durationS,
    storeClient: sharedPool,
    tableName: 'rate_limits',
    tableCreated: true,
  })
  const addShared: Counters['add'] = async (key, change) => {
    const { consumedPoints, msBeforeNext } = await (change < 0
      ? shared.reward(key, -change)
      : shared.consume(key, change)
    ).catch((refusal: unknown) => {
      if (refusal instanceof RateLimiterRes) return refusal
      throw refusal
    })
    return { points: consumedPoints, leftMs: msBeforeNext }
  }
  return { add: (key, change) => addShared(key, change).catch(() => memory.add(key, change)) }
}
