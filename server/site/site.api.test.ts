import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, createSampleSite } from '../../tests/harness/sample-site.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createSampleSite()
})
afterAll(() => site.close())

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
      expect(headers.get('x-request-id'), path).toMatch(/^[0-9a-f]{8}-[0-9a-z]+$/)
      expect(headers.get('strict-transport-security'), path).toBeNull()
    }
  })
})

describe('whoever opened a page keeps a hold on it', () => {
  const policyOf = async (path: string, from: string) =>
    (await site.request(path, { headers: { 'sec-fetch-site': from } })).headers.get('cross-origin-opener-policy')

  test.each(['/', '/programs'])('where nothing is anybody’s: %s', async (path) => {
    expect(await policyOf(path, 'cross-site')).toBe('unsafe-none')
  })

  test.each(['/login', '/signup', '/reset-password', '/nothing'])('never from elsewhere: %s', async (path) => {
    expect(await policyOf(path, 'cross-site')).toBe('same-origin-allow-popups')
    expect(await policyOf(path, 'same-origin')).toBe('same-origin-allow-popups')
    expect(await policyOf(path, 'none')).toBe('unsafe-none')
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

test('a handler’s own policy is never replaced', async () => {
  const { headers } = await site.request('/api/sample-policy')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
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
