import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EVENT_TYPES } from '../../domain/analytics/events.ts'
import type { Stats } from '../../domain/analytics/stats-contract.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'

const TOKEN = 'a-token-of-at-least-24-characters'
const START = Date.parse('2026-11-15T03:00:00Z')
let site: TestSite
let nowMs = START

beforeAll(async () => {
  site = await createTestSite({
    environment: { ADMIN_TOKEN: TOKEN, TRUST_PROXY: '1' },
    now: () => nowMs,
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

const VISITOR = { role: null, accountRole: null, needsTwoStep: false } as const
const STAFF = { ...VISITOR, role: 'staff', accountRole: 'staff' } as const
const PERSON = { id: 'u1', email: 'sari@contoh.id', emailVerified: true }
let visitors = 0
const track = (body: unknown, from = `10.0.${visitors >> 8}.${visitors++ & 255}`) =>
  site.post('/api/analytics/track', body, { 'x-forwarded-for': from })
const sessionRow = (id: string) =>
  site.services.database.queries.selectFrom('analytics_sessions').selectAll().where('id', '=', id).executeTakeFirst()
const eventsOf = (id: string) =>
  site.services.database.queries.selectFrom('analytics_events').selectAll().where('session_id', '=', id).execute()
const readStats = async (query = '', headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` }) =>
  (await (await site.request(`/api/admin/stats${query}`, { headers })).json()) as Stats

describe('POST /api/analytics/track', () => {
  test('ANA-01 ANA-05 takes the four actions with their fields, and stores them before it answers', async () => {
    const calls = [
      {
        action: 'start_session',
        userId: 'user_1',
        sessionId: 'session_1',
        userInfo: { language: 'id', device: 'mobile' },
      },
      {
        action: 'track_interaction',
        userId: 'user_1',
        sessionId: 'session_1',
        eventType: 'message_sent',
        eventData: { mode: 'teaching' },
        success: true,
        duration: 1234.5,
      },
      { action: 'track_journey_step', sessionId: 'session_1', step: 'capture_name', data: { try: 2 }, success: true },
      { action: 'end_session', sessionId: 'session_1', dropReason: 'page_hide', success: false },
    ]
    for (const [index, call] of calls.entries()) {
      const response = await track(call)
      expect(await response.json()).toEqual({ success: true, stored: 1 })
      expect(await eventsOf('session_1')).toHaveLength(index + 1)
    }
    expect(await sessionRow('session_1')).toMatchObject({
      user_id: 'user_1',
      day: '2026-11-15',
      messages: 1,
      drop_reason: 'page_hide',
      success: 0,
      ended_at_ms: nowMs,
    })
    const sent = (await eventsOf('session_1')).find(({ name }) => name === 'message_sent')
    expect(sent).toMatchObject({ kind: 'interaction', data: '{"mode":"teaching"}', success: 1, duration_ms: 1235 })
  })

  test.each(EVENT_TYPES)('ANA-05 knows %s', async (eventType) => {
    expect((await track({ action: 'track_interaction', sessionId: 'session_types', eventType })).status).toBe(200)
  })

  test('takes a batch as one: all of it or nothing', async () => {
    const step = (name: string) => ({ action: 'track_journey_step', sessionId: 'session_batch', step: name })
    await track({ action: 'start_session', sessionId: 'session_batch' })
    expect(
      await (await track({ action: 'batch', userId: 'user_2', events: [step('view'), step('form_opened')] })).json(),
    ).toEqual({
      success: true,
      stored: 2,
    })
    expect((await track({ action: 'batch', events: [step('view'), step('nowhere')] })).status).toBe(400)
    expect(await eventsOf('session_batch')).toHaveLength(3)
  })

  const GOODBYE = { action: 'end_session', dropReason: 'page_hide' }
  const STEP = { action: 'track_journey_step', step: 'handoff' }

  test.each([
    ['a goodbye', [GOODBYE]],
    ['a step', [STEP]],
    ['a step and a goodbye', [STEP, GOODBYE]],
  ])('ANA-02 of a session that never began %s is taken quietly, and nothing is kept or counted', async (_, calls) => {
    const sessionId = `session_never_${calls.map(({ action }) => action).join('.')}`
    const before = await readStats()
    const response = await track({ action: 'batch', events: calls.map((call) => ({ ...call, sessionId })) })
    expect([response.status, await response.json()]).toEqual([200, { success: true, stored: calls.length }])
    expect(await sessionRow(sessionId)).toBeUndefined()
    expect(await eventsOf(sessionId)).toEqual([])
    expect(await readStats()).toEqual(before)
  })

  test('ANA-02 the tracker’s first message begins the session that its steps belong to', async () => {
    const sessionId = 'session_first_message'
    const { sessions } = await readStats()
    await track({
      action: 'batch',
      events: [
        { action: 'start_session', sessionId },
        { ...STEP, sessionId },
      ],
    })
    await track({ ...GOODBYE, sessionId })
    expect(await sessionRow(sessionId)).toMatchObject({ drop_reason: 'page_hide', chat_step: 8 })
    expect((await readStats()).sessions.started).toBe(sessions.started + 1)
  })

  test.each([
    ['an unknown action', { action: 'drop_tables', sessionId: 's' }],
    ['an unknown event type', { action: 'track_interaction', sessionId: 's', eventType: 'page_view' }],
    ['an unknown step', { action: 'track_journey_step', sessionId: 's', step: 'x' }],
    ['no session', { action: 'track_interaction', eventType: 'message_sent' }],
    ['an id with odd signs', { action: 'start_session', sessionId: '<script>' }],
    ['large data', { action: 'track_interaction', sessionId: 's', eventType: 'message_sent', eventData: big(9) }],
    [
      'deep data',
      { action: 'track_interaction', sessionId: 's', eventType: 'message_sent', eventData: { a: { b: 1 } } },
    ],
    ['a batch in a batch', { action: 'batch', events: [{ action: 'batch', events: [] }] }],
    [
      'too many at once',
      { action: 'batch', events: Array.from({ length: 51 }, () => ({ action: 'end_session', sessionId: 's' })) },
    ],
  ])('API-01 refuses %s with the one error shape', async (_, body) => {
    const response = await track(body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { code: 'body.invalid' } })
  })

  test('keeps no address or number that slipped in, and survives odd signs', async () => {
    const eventData = { text: 'sari@contoh.id', phone: '0812 3456 7890', odd: 'a\u0000b\ud800' }
    expect(
      (await track({ action: 'track_interaction', sessionId: 'session_odd', eventType: 'error_occurred', eventData }))
        .status,
    ).toBe(200)
    const stored = JSON.stringify(await eventsOf('session_odd'))
    expect(stored).not.toContain('sari')
    expect(stored).not.toContain('3456')
  })

  test('refuses a flood of one visitor, not the others', async () => {
    const call = {
      action: 'track_interaction',
      userId: 'user_flood',
      sessionId: 'session_flood',
      eventType: 'message_sent',
    }
    const statuses = await Promise.all(Array.from({ length: 130 }, async () => (await track(call)).status))
    expect(statuses.filter((status) => status === 200)).toHaveLength(120)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    expect((await track({ ...call, userId: 'user_calm' })).status).toBe(200)
  })

  test('counts a session once when many of its calls come at the same moment', async () => {
    const before = (await readStats()).sessions.started
    const calls = Array.from({ length: 40 }, () => track({ action: 'start_session', sessionId: 'session_parallel' }))
    await Promise.all(calls)
    expect((await readStats()).sessions.started).toBe(before + 1)
  })
})

describe('a session that never ended', () => {
  test('is closed after half an hour of silence, at its last word', async () => {
    nowMs = START + 60_000
    await track({ action: 'start_session', sessionId: 'session_silent' })
    const lastWordMs = nowMs
    nowMs += 29 * 60_000
    await site.services.scheduledTasks.work()
    expect((await sessionRow('session_silent'))?.ended_at_ms).toBeNull()
    nowMs += 2 * 60_000
    await site.services.scheduledTasks.work()
    expect(await sessionRow('session_silent')).toMatchObject({
      ended_at_ms: lastWordMs,
      drop_reason: 'timeout',
      success: 0,
    })
    expect((await readStats()).sessions.ended.timeout).toBeGreaterThan(0)
  })
})

describe('GET /api/admin/stats', () => {
  test.each([
    ['nobody', {}, 401],
    ['a wrong token', { authorization: `Bearer ${TOKEN}x` }, 401],
    ['no token', { authorization: 'Bearer ' }, 401],
    ['a token of another kind', { authorization: `Basic ${TOKEN}` }, 401],
    ['a member', { cookie: 'langkah.session_token=member' }, 403],
  ])('API-03 answers owners and staff only: %s is refused', async (_, headers, status) => {
    const response = await site.request('/api/admin/stats', { headers })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({
      error: { code: status === 401 ? 'auth.required' : 'auth.forbidden' },
    })
  })

  test('API-03 answers somebody with a role, and the token from the configuration', async () => {
    for (const headers of [{ cookie: 'langkah.session_token=admin' }, { authorization: `Bearer ${TOKEN}` }]) {
      const response = await site.request('/api/admin/stats', { headers })
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
  })

  test('API-03 with no token configured, no token is right', async () => {
    const closed = await createTestSite()
    for (const authorization of ['Bearer ', 'Bearer null', 'Bearer undefined']) {
      expect((await closed.request('/api/admin/stats', { headers: { authorization } })).status).toBe(401)
    }
    await closed.close()
  })

  test.each([
    '?from=yesterday',
    '?from=2026-13-01',
    '?from=2026-11-16&to=2026-11-15',
    '?from=2020-01-01&to=2026-11-15',
  ])('API-01 refuses the range %s', async (query) => {
    const response = await site.request(`/api/admin/stats${query}`, { headers: { authorization: `Bearer ${TOKEN}` } })
    expect(response.status).toBe(400)
  })

  test('tells leads by day, kind, source, program and city; suspects and half-finished ones do not count', async () => {
    const lead = (number: number, more: object) => ({
      kind: 'trial',
      idempotencyKey: `lead-for-stats-${String(number).padStart(4, '0')}`,
      name: 'Sari',
      email: `sari${number}@contoh.id`,
      consent: { wordingVersion: '1', language: 'id', marketing: false },
      language: 'id',
      filledInMs: 9000,
      ...more,
    })
    const before = (await readStats()).leads
    const leads = [
      lead(1, { city: 'Bandung', program: 'General English', utm: { utm_source: 'Instagram' } }),
      lead(1, { city: 'Bandung', program: 'General English' }),
      lead(2, { kind: 'promo', city: 'Kota Sihir', referrer: 'https://www.google.com/search?q=x' }),
      lead(3, { city: 'Bandung', website: 'http://spam.example' }),
    ]
    for (const one of leads)
      expect((await site.post('/api/register', one, { 'x-forwarded-for': '10.9.9.9' })).status).toBe(200)
    const { leads: after } = await readStats()
    expect(after.total - before.total).toBe(2)
    expect(after.byKind).toEqual({ trial: 1, promo: 1 })
    expect(after.byCity).toEqual({ Bandung: 1, other: 1 })
    expect(after.byProgram).toEqual({ 'General English': 1, unknown: 1 })
    expect(after.bySource).toEqual({ instagram: 1, 'google.com': 1 })
    expect(after.byDay).toHaveLength(30)
    expect(after.byDay.at(-1)).toEqual({ day: '2026-11-15', leads: 2 })
  })

  test('tells Web Vitals by page and device, and the median of the first reply', async () => {
    for (let i = 1; i <= 20; i++) {
      await track({
        action: 'batch',
        events: [
          {
            action: 'track_vitals',
            sessionId: `session_vital_${i}`,
            page: '/',
            device: 'mobile',
            vitals: { LCP: i * 100, CLS: i / 100, TTFB: 50 },
          },
          { action: 'track_interaction', sessionId: `session_vital_${i}`, eventType: 'message_sent' },
          {
            action: 'track_interaction',
            sessionId: `session_vital_${i}`,
            eventType: 'message_received',
            duration: i * 10,
          },
        ],
      })
    }
    const { webVitals, firstReply } = await readStats()
    const lcp = webVitals.find(({ vital, page, device }) => vital === 'LCP' && page === '/' && device === 'mobile')
    expect(lcp).toMatchObject({ views: 20 })
    expect(lcp?.p75).toBeGreaterThan(1500 * 0.95)
    expect(lcp?.p75).toBeLessThan(1500 * 1.05)
    const cls = webVitals.find(({ vital }) => vital === 'CLS')
    expect(cls?.p75).toBeCloseTo(0.15, 1)
    expect(webVitals.some(({ vital }) => vital === 'INP')).toBe(false)
    expect(firstReply.medianMs).toBeGreaterThan(85)
    expect(firstReply.medianMs).toBeLessThan(115)
  })
})

describe('GET /api/user', () => {
  test('API-01 tells a visitor’s own counts and limits, and nothing of a person', async () => {
    const response = await site.request('/api/user?userId=user_1')
    expect(await response.json()).toEqual({
      sessions: 1,
      messages: 1,
      limits: expect.objectContaining({ explanations: { calls: 3, seconds: 60 } }),
    })
    expect(await (await site.request('/api/user?userId=nobody')).json()).toMatchObject({ sessions: 0, messages: 0 })
    expect((await site.request('/api/user')).status).toBe(400)
  })
})

function big(entries: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: entries }, (_, i) => [`key${i}`, 'x'.repeat(290)]))
}
