import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, createSampleSite } from '../../tests/harness/sample-site.ts'
import type { TestSite } from '../../tests/harness/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createSampleSite()
})
afterAll(() => site.close())

describe('bodies', () => {
  test('a good body is taken', async () => {
    const response = await site.post('/api/sample', { name: 'Sari', email: 'sari@example.com' })
    expect(await response.json()).toEqual({ name: 'Sari', email: 'sari@example.com' })
  })

  test('wrong fields are named without their values', async () => {
    const response = await site.post('/api/sample', { name: 5, email: 'secret@example.com' })
    expect(response.status).toBe(400)
    const text = await response.text()
    expect(JSON.parse(text).error).toMatchObject({ code: 'body.invalid', details: [{ path: ['name'] }] })
    expect(text).not.toContain('secret')
  })

  test.each([
    ['broken JSON', '{"name":', 'application/json', 400, 'body.malformed'],
    ['an empty body', '', 'application/json', 400, 'body.malformed'],
    ['a form', 'name=a', 'application/x-www-form-urlencoded', 415, 'body.wrong_type'],
    ['no type', '{}', '', 415, 'body.wrong_type'],
    ['more than 64 KB', JSON.stringify({ name: 'x'.repeat(70_000) }), 'application/json', 413, 'body.too_large'],
  ])('%s is refused', async (_, body, type, status, code) => {
    const response = await site.request('/api/sample', {
      method: 'POST',
      body: new Blob([body]),
      headers: { 'content-type': type },
    })
    expect(response.status).toBe(status)
    expect(await codeOf(response)).toBe(code)
  })

  test('a body whose length is named and too great is refused unread', async () => {
    const response = await site.request('/api/sample', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', 'content-length': String(64 * 1024 + 1) },
    })
    expect(response.status).toBe(413)
    expect(await codeOf(response)).toBe('body.too_large')
  })

  test('a body that lies about its length is refused', async () => {
    const body = new ReadableStream({
      start(controller) {
        for (let i = 0; i < 10; i++) controller.enqueue(new TextEncoder().encode(' '.repeat(10_000)))
        controller.close()
      },
    })
    const response = await site.request('/api/sample', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
      duplex: 'half',
    } as RequestInit)
    expect(response.status).toBe(413)
  })

  test('a compressed body is refused, since its size says nothing', async () => {
    const response = await site.post('/api/sample', { name: 'a', email: 'b' }, { 'content-encoding': 'gzip' })
    expect(response.status).toBe(415)
  })
})

describe('methods', () => {
  test('a known call with another method is a 405 that names the right ones', async () => {
    const response = await site.request('/api/sample')
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('OPTIONS, POST')
    expect(await codeOf(response)).toBe('method.not_allowed')
  })

  test('OPTIONS tells the methods', async () => {
    const response = await site.request('/api/session', { method: 'OPTIONS' })
    expect(response.status).toBe(204)
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
  })

  test('HEAD is GET without a body', async () => {
    const [get, head] = await Promise.all([site.request('/'), site.request('/', { method: 'HEAD' })])
    expect(head.status).toBe(200)
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'))
    expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'))
    expect(await head.text()).toBe('')
  })

  test('a page takes no POST', async () => {
    expect((await site.request('/', { method: 'POST' })).status).toBe(405)
  })

  describe('a browser', () => {
    const asBrowser = (path: string, method: string, language: string) =>
      site.request(path, { method, headers: { accept: 'text/html,*/*;q=0.8', cookie: `lang=${language}` } })

    test.each(['/login', '/signup?returnTo=%2Fprograms', '/reset-password', '/documents'])(
      'that sends a form to %s without its script is told on a page what to do, in its language',
      async (path) => {
        const answer = await asBrowser(path, 'POST', 'en')
        expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
        expect(answer.headers.get('content-type')).toContain('text/html')
        expect(await answer.text()).toMatch(/Open the Page Again/)
        expect(await (await asBrowser(path, 'POST', 'id')).text()).toMatch(/Buka Lagi Halamannya/)
      },
    )

    test('that asks for the address of a form is led to the form', async () => {
      const answer = await asBrowser('/register', 'GET', 'id')
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/#promo'])
    })

    test('that opens a call is still answered as a program is', async () => {
      for (const path of ['/api/sample', '/api/account/sign-in'])
        expect(await codeOf(await asBrowser(path, 'GET', 'id')), path).toBe('method.not_allowed')
    })
  })
})

describe('foreign sites', () => {
  test.each<[string, Record<string, string>, number]>([
    ['no header at all, as curl', {}, 200],
    ['the own origin', { origin: 'http://localhost:3000' }, 200],
    ['the own origin, said by the browser', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }, 200],
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['a null origin', { origin: 'null' }, 403],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sister site', { 'sec-fetch-site': 'same-site' }, 403],
    [
      'a name that was made to point here',
      { origin: 'http://rebound.example:3000', host: 'rebound.example:3000' },
      403,
    ],
  ])('%s', async (_, headers, status) => {
    expect((await site.post('/api/sample', { name: 'a', email: 'b' }, headers)).status).toBe(status)
  })

  test('state-changing requests outside /api are guarded too', async () => {
    const response = await site.request('/', { method: 'POST', headers: { origin: 'https://evil.example' } })
    expect(response.status).toBe(403)
  })

  test('no answer lets another site read it', async () => {
    for (const path of ['/', '/api/session', '/healthz', '/nothing']) {
      const { headers } = await site.request(path, { headers: { origin: 'https://evil.example' } })
      expect(headers.get('access-control-allow-origin'), path).toBeNull()
    }
  })
})
