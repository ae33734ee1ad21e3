import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newcomer } from '../../tests/harness/account-suite.ts'
import { CALL_BODIES } from '../../tests/harness/call-bodies.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import { operator } from '../../tests/harness/visitor.ts'

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
    expect(Object.keys(CALL_BODIES).sort()).toEqual(withBody.sort())
  })

  test.each(Object.entries(CALL_BODIES))('%s answers no 5xx, whichever field it is in', async (path, bodies) => {
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
