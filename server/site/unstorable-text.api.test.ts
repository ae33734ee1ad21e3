import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newcomer } from '../../tests/harness/account-suite.ts'
import { capture, form } from '../../tests/harness/lead-desk.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import { operator } from '../../tests/harness/visitor.ts'

const consent = { wordingVersion: '1', language: 'id', marketing: false }
const email = 'sari@contoh.id'
const password = 'rahasia-50'
const sessionId = 'session-1'
const eventData = { page: '/' }

/** A body for every call that takes one. Those of the desk have a test beside it. */
const BODIES: Record<string, object[]> = {
  '/api/account/sign-up': [{ email: 'new@contoh.id', password }],
  '/api/account/sign-in': [{ email, password }],
  '/api/account/sign-in/code': [{ code: '123456', trust: false }],
  '/api/account/sign-out': [],
  '/api/account/team/invite': [{ email, role: 'staff' }],
  '/api/account/team/remove': [{ id: 'not-this' }],
  '/api/account/two-step/begin': [{ password: 'not-this' }],
  '/api/account/two-step/confirm': [{ code: '123456' }],
  '/api/account/two-step/recovery-codes': [{ password: 'not-this', code: '123456' }],
  '/api/account/two-step/turn-off': [{ password: 'not-this', code: '123456' }],
  '/api/account/forgot-password': [{ email }],
  '/api/account/reset-password': [{ token: 'token', password }],
  '/api/account/change-password': [{ currentPassword: 'not-this', newPassword: password }],
  '/api/account/sessions/end': [{ id: 'not-this', password }],
  '/api/account/delete': [{ password: 'not-this' }],
  '/api/otp/send-otp': [{ email }],
  '/api/otp/verify-otp': [{ email, otp: '123456' }],
  '/api/chat': [{ messages: [{ role: 'user', content: 'hi' }], userId: 'u1', leadInfo: { name: 'Sari' } }],
  '/api/register': [form({ utm: { utm_source: 'x' }, page: '/', referrer: 'x', consent })],
  '/api/chat/capture-lead': [capture({ leadInfo: { name: 'Sari', email }, conversationExcerpt: 'x' })],
  '/api/chat/whatsapp-handoff': [{ leadInfo: { name: 'Sari' }, conversationExcerpt: 'x', userId: 'u1' }],
  '/api/notify-whatsapp': [{ to: 'x', message: 'x', leadInfo: { name: 'Sari' }, conversationExcerpt: 'x' }],
  '/api/explain-word': [{ word: 'house', userId: 'u1' }],
  '/api/word-lookup': [{ word: 'house' }],
  '/api/privacy/requests': [{ email, kind: 'copy', language: 'id' }],
  '/api/analytics/track': [
    { action: 'track_interaction', userId: 'u1', sessionId, eventType: 'message_sent', eventData },
    { action: 'start_session', userId: 'u1', sessionId, userInfo: eventData },
    { action: 'end_session', sessionId, dropReason: 'x' },
    { action: 'track_vitals', sessionId, page: '/', device: 'mobile', vitals: { LCP: 1 } },
    { action: 'batch', userId: 'u1', events: [{ action: 'start_session', sessionId, userInfo: eventData }] },
  ],
}

describe.each([
  ['NUL', '\u0000'],
  ['half a surrogate pair', '\ud800'],
])('text with %s, which no database stores', (_name, odd) => {
  let site: TestSite
  let cookie: string
  beforeAll(async () => {
    site = await createTestSite({
      environment: { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'secret', API_DESCRIPTION: 'on' },
    })
    const { sari } = await newcomer(site)
    cookie = [...sari.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  })
  afterAll(() => site.close())

  test('every call with a body is in the list', async () => {
    const { paths } = await (await site.request('/api/openapi.json')).json()
    const withBody = Object.keys(paths).filter((path) => paths[path].post && !path.startsWith('/api/desk/'))
    expect(Object.keys(BODIES).sort()).toEqual(withBody.sort())
  })

  test.each(Object.entries(BODIES))('%s answers no 5xx, whichever field it is in', async (path, bodies) => {
    const failures: string[] = []
    for (const [i, body] of bodies.flatMap((one) => variantsOf(one, odd)).entries()) {
      const init = { method: 'POST', body: JSON.stringify(body), from: `10.0.${i >> 8}.${i & 255}` }
      const headers = { 'content-type': 'application/json', cookie }
      const { status } = await site.request(path, { ...init, headers })
      if (status >= 500) failures.push(`${status} ${init.body}`)
    }
    expect(failures).toEqual([])
  })

  test.each([
    '/api/user?userId=',
    '/api/admin/stats?from=',
    '/privacy/confirm?token=',
    '/dev/mail/',
    '/documents?returnTo=/',
    '/login?returnTo=/',
    '/api/account/google?returnTo=/',
    '/api/account/google/popup?nonce=',
    '/api/auth/callback/google?code=x&state=',
    '/api/auth/callback/google?error=',
  ])('%s answers no 5xx with it in the address', async (start) => {
    const who = await operator(site)
    for (const text of [odd, `x${odd}`]) {
      const encoded = encodeURIComponent(text.toWellFormed())
      expect((await who.get(`${start}${encoded}`)).status).toBeLessThan(500)
    }
  })
})

/** Copies of a value; each has the odd text at the end of another of its texts. */
function variantsOf(value: unknown, odd: string): unknown[] {
  if (typeof value === 'string') return [value + odd]
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, part]) =>
    variantsOf(part, odd).map((changed) =>
      Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed },
    ),
  )
}
