import { afterAll, beforeAll } from 'vitest'
import type { Stats } from '../../domain/analytics/stats-contract.ts'
import { createTestSite, type TestSite } from './test-site.ts'

export const TOKEN = 'a-token-of-at-least-24-characters'
export const START_MS = Date.parse('2026-11-15T03:00:00Z')
/** New for each suite. */
export let site: TestSite
export const clock = { nowMs: START_MS }

const VISITOR = { role: null, accountRole: null, needsTwoStep: false } as const
const STAFF = { ...VISITOR, role: 'staff', accountRole: 'staff' } as const
const PERSON = { id: 'u1', email: 'sari@contoh.id', emailVerified: true }

/** For the suite that calls it: a site with a clock, on which a cookie says who somebody is. */
export function withAnalyticsSite(): void {
  beforeAll(async () => {
    clock.nowMs = START_MS
    site = await createTestSite({
      environment: { ADMIN_TOKEN: TOKEN, TRUST_PROXY: '1' },
      now: () => clock.nowMs,
      changeServices: (services) => ({
        ...services,
        auth: {
          ...services.auth,
          userOf: async (cookies) =>
            cookies?.includes('admin')
              ? { ...PERSON, ...STAFF, sessionId: 's1' }
              : cookies
                ? { ...PERSON, ...VISITOR, sessionId: 's1' }
                : null,
        },
      }),
    })
  })
  afterAll(() => site.close())
}

let visitors = 0
export const track = (body: unknown, from = `10.0.${visitors >> 8}.${visitors++ & 255}`) =>
  site.post('/api/analytics/track', body, { 'x-forwarded-for': from })
export const sessionRow = (id: string) =>
  site.services.database.queries.selectFrom('analytics_sessions').selectAll().where('id', '=', id).executeTakeFirst()
export const eventsOf = (id: string) =>
  site.services.database.queries.selectFrom('analytics_events').selectAll().where('session_id', '=', id).execute()
export const readStats = async (query = '', headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` }) =>
  (await (await site.request(`/api/admin/stats${query}`, { headers })).json()) as Stats
