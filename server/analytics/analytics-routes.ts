import { createRoute } from '@hono/zod-openapi'
import { trackAnswer, trackRequest } from '../../domain/analytics/analytics-contract.ts'
import { askedPeriod } from '../../domain/analytics/days.ts'
import { stats, statsQuery, visitor, visitorQuery } from '../../domain/analytics/stats-contract.ts'
import { Failure } from '../../domain/shared/failure.ts'
import { type Api, answers, jsonBody } from '../http/api-kit.ts'
import { type RateLimitDeps, rateLimit } from '../http/rate-limit.ts'
import type { Database } from '../outside/database/tables.ts'
import type { AnalyticsIntake } from './intake.ts'
import { readStats } from './read-stats.ts'
import { type AdminDeps, refuseUnlessAdmin } from './refuse-unless-admin.ts'
import { visitorCounts } from './visitor-counts.ts'

const TRACK_LIMITS = { perId: { points: 120, durationS: 60 }, perAddress: { points: 3000, durationS: 60 } }
const READ_LIMITS = { perId: { points: 60, durationS: 60 }, perAddress: { points: 300, durationS: 60 } }

export interface AnalyticsDeps extends AdminDeps, RateLimitDeps {
  analyticsIntake: AnalyticsIntake
  configuration: AdminDeps['configuration'] & RateLimitDeps['configuration']
  database: Database
  now: () => number
}

export function addAnalyticsRoutes(api: Api, deps: AnalyticsDeps): void {
  const { analyticsIntake, database, now } = deps
  const track = createRoute({
    method: 'post',
    path: '/api/analytics/track',
    summary: 'Stores what happened in a visit, one thing or a batch; answers when it is stored',
    ...rateLimit(deps, 'track', TRACK_LIMITS),
    request: jsonBody(trackRequest),
    responses: answers(trackAnswer, 'Stored'),
  })
  api.openapi(track, async (c) => {
    const request = c.req.valid('json')
    const entries = request.action === 'batch' ? request.events : [request]
    await analyticsIntake.take(entries)
    return c.json({ success: true, stored: entries.length } as const, 200)
  })

  const user = createRoute({
    method: 'get',
    path: '/api/user',
    summary: 'What an anonymous visitor did and may do; no personal data',
    ...rateLimit(deps, 'user', READ_LIMITS),
    request: { query: visitorQuery },
    responses: answers(visitor, 'Counts and limits'),
  })
  api.openapi(user, async (c) => {
    c.header('cache-control', 'no-store')
    return c.json(await visitorCounts(database, c.req.valid('query').userId), 200)
  })

  const adminStats = createRoute({
    method: 'get',
    path: '/api/admin/stats',
    summary: 'Numbers for the school, for owners and staff',
    ...rateLimit(deps, 'stats', READ_LIMITS),
    request: { query: statsQuery },
    responses: answers(stats, 'The numbers'),
  })
  api.openapi(adminStats, async (c) => {
    c.header('cache-control', 'no-store')
    await refuseUnlessAdmin(deps, {
      cookies: c.req.header('cookie'),
      authorization: c.req.header('authorization'),
    })
    const period = askedPeriod(c.req.valid('query'), now())
    if (!period) throw new Failure('body.invalid', { details: [{ path: ['from', 'to'] }] })
    return c.json(await readStats(database, period.from, period.to), 200)
  })
}
