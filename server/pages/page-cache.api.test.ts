import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionCookie } from '../../tests/harness/session-cookie.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const page = async (path: string, headers: Record<string, string> = {}) => {
  const response = await site.request(path, { headers })
  return { response, html: await response.text() }
}

test('sends the same bytes in every encoding, each with its own strong tag', async () => {
  const identity = await page('/')
  const br = await site.request('/', { headers: { 'accept-encoding': 'gzip, deflate, br' } })
  const gzip = await site.request('/', { headers: { 'accept-encoding': 'gzip;q=1, br;q=0' } })
  expect(br.headers.get('content-encoding')).toBe('br')
  expect(gzip.headers.get('content-encoding')).toBe('gzip')
  expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()).toBe(identity.html)
  expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(identity.html)
  const tags = [identity.response, br, gzip].map(({ headers }) => headers.get('etag'))
  expect(new Set(tags).size).toBe(3)
  expect(tags.every((tag) => /^"[\w-]+"$/.test(tag ?? ''))).toBe(true)
})

test('answers 304 to its own tag', async () => {
  const { response } = await page('/')
  const tag = response.headers.get('etag') ?? ''
  for (const header of [tag, `"other", ${tag}`, `W/${tag}`, '*']) {
    const again = await site.request('/', { headers: { 'if-none-match': header } })
    expect(again.status, header).toBe(304)
    expect(await again.text()).toBe('')
  }
  expect((await site.request('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
})

test('cannot be poisoned by host, query, cookies, encodings or languages', async () => {
  const clean = await page('/')
  const poisons: [string, Record<string, string>][] = [
    ['/', { host: 'evil.example' }],
    ['/', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil.example' }],
    ['/?utm_source=%3Cscript%3Ealert(1)%3C/script%3E', {}],
    ['/?lang=%3Cscript%3E', {}],
    ['/?x=1&x=2&__proto__[a]=b', {}],
    ['/', { cookie: 'lang=<script>; theme=evil; lang=zz' }],
    ['/', { 'accept-encoding': 'evil, *;q=0' }],
    ['/', { 'accept-language': '<script>' }],
    ['/', { 'user-agent': '<script>', referer: 'https://evil.example' }],
  ]
  for (const [path, headers] of poisons) {
    const poisoned = await page(path, headers)
    expect(poisoned.html, path).toBe(clean.html)
    const after = await page('/')
    expect(after.html, path).toBe(clean.html)
    expect(after.response.headers.get('etag')).toBe(clean.response.headers.get('etag'))
  }
})

test('says what the answer depends on and lets no shared cache keep it', async () => {
  const { response } = await page('/')
  expect(response.headers.get('vary')).toBe('Accept-Encoding, Cookie')
  expect(response.headers.get('cache-control')).toBe('private, no-cache')
})

test('also an unknown path is rendered for a session', async () => {
  const { response } = await page('/tidak-ada', { cookie: sessionCookie(site) })
  expect([response.status, response.headers.get('etag')]).toEqual([404, null])
})

test('a request with a session cookie is rendered for it and never kept', async () => {
  const { response } = await page('/', { cookie: sessionCookie(site) })
  expect(response.status).toBe(200)
  expect(response.headers.get('etag')).toBeNull()
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})
