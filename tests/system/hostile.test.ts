import { connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inLongRun } from '../harness/long-run.ts'
import { type SiteProcess, startSite } from '../harness/site-process.ts'

const REQUESTS = inLongRun(2000, 800)
const AT_ONCE = 40
const HANG_LIMIT_MS = 10_000

let site: SiteProcess
beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: 'silent' })
})
afterAll(() => site.stop())

const nasty = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '../../etc/passwd',
    '%00',
    '%',
    '%E0%A4%A',
    '\0',
    '<script>',
    "' or 1=1 --",
    '__proto__',
    '{{7*7}}',
    '\u202e',
    'a'.repeat(9000),
  ),
)
const method = fc.oneof(
  fc.constantFrom(
    'GET',
    'HEAD',
    'POST',
    'PUT',
    'PATCH',
    'DELETE',
    'OPTIONS',
    'TRACE',
    'CONNECT',
    'QUERY',
    'get',
    'PROPFIND',
    'X',
    '',
  ),
  nasty,
)
const path = fc.oneof(
  fc.constantFrom(
    '/',
    '/api/session',
    '/api/register',
    '/api/chat/capture-lead',
    '/register',
    '/api/openapi.json',
    '/api/analytics/track',
    '/api/admin/stats?from=2026-01-01',
    '/api/user?userId=x',
    '/documents/brochure-id.pdf',
    '/api/nothing',
    '/healthz',
    '/readyz',
    '/assets/',
    '/dev/components',
    '*',
    '',
    '//',
    '/\\',
    'http://evil.example/',
    'http://[',
    '/?lang=en&lang=id',
    '/api/session?',
  ),
  nasty.map((text) => `/${text}`),
  nasty.map((text) => `/api/${encodeURIComponent(text.toWellFormed())}`),
)
const header = fc.oneof(
  fc.constantFrom(
    'Host: ',
    'Host: evil.example',
    'Host: a b',
    'Origin: null',
    'Origin: http://[',
    'Sec-Fetch-Site: cross-site',
    'Content-Type: application/json',
    'Content-Type: text/plain',
    'Content-Type: application/json; charset=utf-7',
    'Content-Encoding: gzip',
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: gzip, chunked',
    'Content-Length: -1',
    'Content-Length: 99999999',
    'Content-Length: 2',
    'Expect: 100-continue',
    'Expect: nonsense',
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Accept-Encoding: br;q=NaN',
    'Accept-Encoding: *',
    'If-None-Match: W/',
    'Range: bytes=-1-',
    'Cookie: lang=',
    'Cookie: ; ; =; lang',
    'Cookie: langkah.session_token=x',
    'X-Forwarded-For: 127.0.0.1',
    'Accept-Language: ,,,;q',
  ),
  fc.tuple(nasty, nasty).map(([name, value]) => `${name}: ${value}`),
)
const body = fc.oneof(
  fc.constantFrom(
    '',
    '{}',
    '[]',
    'null',
    '{"a":',
    '{"__proto__":{"x":1}}',
    `${'['.repeat(20_000)}`,
    '5\r\n{}\r\n0\r\n\r\n',
    'zz\r\n',
    ' '.repeat(70_000),
  ),
  nasty,
)
const request = fc.record({ method, path, headers: fc.array(header, { maxLength: 5 }), body, hasHost: fc.boolean() })

test(`${REQUESTS} hostile requests: no 5xx, no hang, and the site still answers`, async () => {
  const { port } = new URL(site.address)
  const requests = fc.sample(request, { numRuns: REQUESTS, seed: 20_261_115 })
  const bad: string[] = []
  let answered = 0
  for (let i = 0; i < requests.length; i += AT_ONCE) {
    await Promise.all(
      requests.slice(i, i + AT_ONCE).map(async (one) => {
        const head = [
          `${one.method} ${one.path} HTTP/1.1`,
          ...(one.hasHost ? ['Host: localhost'] : []),
          ...one.headers,
          'Connection: close',
        ]
        const outcome = await send(Number(port), `${head.join('\r\n')}\r\n\r\n${one.body}`)
        if (outcome.status) answered += 1
        if (outcome.hung || outcome.status >= 500)
          bad.push(`${outcome.hung ? 'hung' : outcome.status}: ${JSON.stringify(one).slice(0, 300)}`)
      }),
    )
  }
  expect(bad).toEqual([])
  expect(answered).toBeGreaterThan(REQUESTS / 2)
  expect((await fetch(site.address)).status).toBe(200)
  expect(site.process.exitCode).toBeNull()
})

/** Sends raw bytes, says that no more will come, and reads until the other side is done. */
function send(port: number, bytes: string): Promise<{ status: number; hung: boolean }> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost' })
    let answer = ''
    const finish = (hung: boolean) => {
      clearTimeout(limit)
      socket.destroy()
      resolve({ status: Number(answer.match(/^HTTP\/1\.1 (\d{3})/)?.[1] ?? 0), hung })
    }
    const limit = setTimeout(() => finish(true), HANG_LIMIT_MS)
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
    })
    socket.on('close', () => finish(false))
    socket.on('error', () => finish(false))
    socket.end(bytes, 'latin1')
  })
}
