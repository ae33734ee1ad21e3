import { createRoute, z } from '@hono/zod-openapi'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Failure } from '../../domain/shared/failure.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import { answers, jsonBody } from '../http/api-kit.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite({
    addRoutes: (api, { limiter }) => {
      const limit = limiter({ name: 'sample', points: 2, durationS: 60 })
      const sample = z.object({ name: z.string().max(50), email: z.string() })
      const echo = createRoute({
        method: 'post',
        path: '/api/sample',
        request: jsonBody(sample),
        responses: answers(sample, 'The same'),
      })
      api.openapi(echo, (c) => c.json(c.req.valid('json'), 200))
      api.get('/api/sample-bug', () => {
        throw new Error('duplicate key: (email)=(siti@example.com) for Siti Rahma: Aku mau belajar, +62 812-3456-7890')
      })
      api.get('/api/sample-policy', (c) => c.body(null, 204, { 'content-security-policy': "default-src 'none'" }))
      api.get('/api/sample-limit', async (c) => {
        await limit.take('one visitor')
        return c.json({})
      })
      api.get('/api/sample-down', () => {
        throw new Failure('service.unavailable', { retryAfterS: 3 })
      })
    },
  })
})
afterAll(() => site.close())

const codeOf = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code

describe('errors', () => {
  test('an unknown call is a 404 in the one error shape', async () => {
    const response = await site.request('/api/nothing')
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ error: { code: 'path.unknown', message: expect.any(String) } })
  })

  test('a bug answers 500 with the request id and no internals', async () => {
    const response = await site.request('/api/sample-bug')
    const text = await response.text()
    expect(response.status).toBe(500)
    expect(JSON.parse(text).error.details.requestId).toBe(response.headers.get('x-request-id'))
    expect(text).not.toContain('siti')
  })

  test('a failure tells when to come back', async () => {
    const response = await site.request('/api/sample-down')
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('3')
  })

  test('a limit refuses with 429 and the time to wait', async () => {
    const statuses = []
    for (let i = 0; i < 3; i++) statuses.push((await site.request('/api/sample-limit')).status)
    expect(statuses).toEqual([200, 200, 429])
    const refused = await site.request('/api/sample-limit')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await codeOf(refused)).toBe('rate.limited')
  })
})

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
})

describe('headers', () => {
  test('every kind of answer carries the security headers and a request id', async () => {
    for (const path of [
      '/',
      '/nothing',
      '/assets/nothing',
      '/api',
      '/api/session',
      '/api/nothing',
      '/api/sample-bug',
      '/healthz',
    ]) {
      const { headers } = await site.request(path)
      expect(headers.get('content-security-policy'), path).toMatch(/script-src 'self' 'sha256-/)
      expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
      expect(headers.get('content-security-policy'), path).not.toContain('unsafe')
      expect(headers.get('content-security-policy'), path).toContain("default-src 'self';")
      expect(headers.get('content-security-policy'), path).toContain("object-src 'none'")
      expect(headers.get('content-security-policy'), path).toContain("base-uri 'none'")
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
      expect(headers.get('permissions-policy'), path).toContain('camera=()')
      expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin-allow-popups')
      expect(headers.get('x-request-id'), path).toMatch(/^[0-9a-f]{8}-[0-9a-z]+$/)
      expect(headers.get('strict-transport-security'), path).toBeNull()
    }
  })
})

test('every answer with a body says what it is, and in which charset', async () => {
  const types = {
    '/': 'text/html',
    '/nothing': 'text/html',
    '/assets/nothing': 'text/plain',
    '/robots.txt': 'text/plain',
  }
  for (const [path, type] of Object.entries(types)) {
    const { headers } = await site.request(path)
    expect(headers.get('content-type')?.toLowerCase(), path).toBe(`${type}; charset=utf-8`)
  }
  for (const path of ['/api/session', '/api/nothing', '/healthz']) {
    expect((await site.request(path)).headers.get('content-type'), path).toBe('application/json')
  }
})

test('no answer lets another site read it', async () => {
  for (const path of ['/', '/api/session', '/healthz', '/nothing']) {
    const { headers } = await site.request(path, { headers: { origin: 'https://evil.example' } })
    expect(headers.get('access-control-allow-origin'), path).toBeNull()
  }
})

test('state-changing requests outside /api are guarded too', async () => {
  const response = await site.request('/', { method: 'POST', headers: { origin: 'https://evil.example' } })
  expect(response.status).toBe(403)
})

test('a handler’s own policy is never replaced', async () => {
  const { headers } = await site.request('/api/sample-policy')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('a compressed body is refused, since its size says nothing', async () => {
  const response = await site.post('/api/sample', { name: 'a', email: 'b' }, { 'content-encoding': 'gzip' })
  expect(response.status).toBe(415)
})

test('readiness fails, and says why in the log, when the database is gone', async () => {
  const broken = await createTestSite()
  await broken.services.database.close()
  const response = await broken.request('/readyz')
  expect(response.status).toBe(503)
  expect(broken.logLines().some((line) => line.msg === 'service.unavailable')).toBe(true)
})

test('the API describes itself where the operator wants it', async () => {
  expect((await site.request('/api/openapi.json')).status).toBe(404)
  const described = await createTestSite({ environment: { API_DESCRIPTION: 'on' } })
  const response = await described.request('/api/openapi.json')
  await described.close()
  const description = (await response.json()) as { openapi: string; paths: Record<string, unknown> }
  expect(description.openapi).toBe('3.1.0')
  expect(Object.keys(description.paths)).toContain('/api/session')
})

test('health tells of the process, readiness of the database', async () => {
  expect(await (await site.request('/healthz')).json()).toEqual({ status: 'ok', ...site.services.version })
  expect(await (await site.request('/readyz')).json()).toEqual({ status: 'ready' })
})

test('no name, e-mail, phone, cookie or message text gets into a log', async () => {
  const secrets = ['Siti Rahma', 'siti@example.com', '812-3456-7890', 'Aku mau belajar', 'my-cookie-value']
  await site.post(
    '/api/sample',
    { name: secrets[0], email: secrets[1], extra: secrets[3] },
    { cookie: `lang=${secrets[4]}` },
  )
  await site.post('/api/sample', { name: 5, email: secrets[1] })
  await site.request('/api/sample-bug')
  await site.request(`/${encodeURIComponent(secrets[0] ?? '')}?email=${secrets[1]}`)
  await site.request(`/api/${secrets[1]}`)
  const logged = site.logLines()
  expect(logged.some((line) => line.msg === 'request' && line.route === '/api/sample')).toBe(true)
  const text = JSON.stringify(logged)
  for (const secret of secrets) expect(text).not.toContain(secret)
  expect(text).not.toContain('Siti')
})
