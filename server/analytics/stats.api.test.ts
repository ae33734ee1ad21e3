import { describe, expect, test } from 'vitest'
import { readStats, site, TOKEN, track, withAnalyticsSite } from '../../tests/harness/analytics-site.ts'
import { createTestSite } from '../../tests/harness/test-site.ts'

withAnalyticsSite()

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
