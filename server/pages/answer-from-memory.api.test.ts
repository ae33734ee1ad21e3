import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createScreen } from '../../app/entry-server.tsx'
import { sessionCookie } from '../../tests/harness/session-cookie.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import { type Listening, listen } from '../site/listen.ts'
import { headersByPage } from '../site/site.ts'
import { answerFromMemory } from './answer-from-memory.ts'
import { createPageCache } from './page-cache.ts'

const linked = {
  entry: '/assets/entry.js',
  stylesheets: ['/assets/site.css'],
  firstStyles: { home: 'h1{top:0}', programs: 'h2{top:0}', 'not-found': 'p{top:0}' },
  scriptsOf: () => [],
}

let site: TestSite
let listening: Listening
/** Requests that were passed on to the routes. */
let passedOn: string[] = []

beforeAll(async () => {
  const screen = await createScreen(linked)
  site = await createTestSite({ screen, environment: { PAGE_CACHE_S: '60' } })
  const cache = createPageCache(screen, null)
  await cache.prepare()
  listening = await listen({
    port: 0,
    host: '127.0.0.1',
    fetch: ({ url, method, headers }) => {
      const { pathname, search } = new URL(url)
      passedOn.push(pathname + search)
      return site.request(pathname + search, { method, headers: Object.fromEntries(headers) })
    },
    before: answerFromMemory(site.services, screen, cache, headersByPage(site.services.configuration, screen)),
  })
})
afterAll(async () => {
  await listening.stop()
  await site.close()
})

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: string
}

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  passedOn = []
  return new Promise((resolve, reject) => {
    httpRequest(new URL(path, listening.address), { method, headers }, async (answer) => {
      const body = Buffer.concat(await answer.toArray()).toString('base64')
      resolve({ status: answer.statusCode, headers: answer.headers, body })
    })
      .on('error', reject)
      .end()
  })
}

/** The routes' own answer: a harmless query keeps a request from being answered from memory. */
const askRoutes = (path: string, headers: Record<string, string>, method: string) =>
  ask(`${path}?from=routes`, headers, method)

const described = ({
  date: _,
  'x-request-id': requestId,
  connection: __,
  'keep-alive': ___,
  ...rest
}: IncomingHttpHeaders) => ({
  ...rest,
  hasRequestId: typeof requestId === 'string' && requestId.length > 0,
})

test.each([
  ['the home page', '/', {}, 'GET'],
  ['compressed', '/', { 'accept-encoding': 'gzip, deflate, br' }, 'GET'],
  ['another page', '/programs', { 'accept-encoding': 'gzip' }, 'GET'],
  ['the remembered language', '/', { cookie: 'lang=en' }, 'GET'],
  ['its headers alone', '/', { 'accept-encoding': 'br' }, 'HEAD'],
])('%s comes from memory as the routes would answer it', async (_, path, headers, method) => {
  const ours = await ask(path, headers, method)
  expect(passedOn).toEqual([])
  const theirs = await askRoutes(path, headers, method)
  expect(passedOn).toHaveLength(1)
  expect(ours.status).toBe(200)
  expect(ours.body).toBe(theirs.body)
  expect(described(ours.headers)).toEqual(described(theirs.headers))
  expect(ours.headers['content-security-policy']).toContain("default-src 'self'")
  const unchanged = { ...headers, 'if-none-match': ours.headers.etag ?? '' }
  const [again, theirsAgain] = [await ask(path, unchanged, method), await askRoutes(path, unchanged, method)]
  expect(again.status).toBe(304)
  expect(described(again.headers)).toEqual(described(theirsAgain.headers))
})

test.each([
  ['a session', '/', () => ({ cookie: sessionCookie(site) })],
  ['a language in the address', '/?lang=en', () => ({})],
  ['a host that is none', '/', () => ({ host: '1.2.3.999' })],
  ['a page for signed-in users', '/documents', () => ({})],
  ['the sign-in page', '/login', () => ({})],
  ['an unknown page', '/nothing', () => ({})],
])('%s is left to the routes', async (name, path, headers) => {
  const { status } = await ask(path, headers())
  expect(passedOn).toEqual(name.startsWith('a host') ? [] : [path])
  if (name.startsWith('a host')) expect(status).toBe(400)
})

test('an answer from memory is logged and counted like any other', async () => {
  const before = site.logLines().length
  const { headers } = await ask('/programs', { cookie: 'lang=en' })
  const [line] = site.logLines().slice(before)
  expect(line).toMatchObject({ requestId: headers['x-request-id'], method: 'GET', route: '/programs', status: 200 })
  expect(await site.services.metrics.read()).toMatch(/site_requests_total\{[^}]*route="\/programs"/)
})

test('a cache in front may keep public pages, by cookie, but nothing that is one visitor’s', async () => {
  expect((await ask('/')).headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=60',
    vary: 'Accept-Encoding, Cookie',
  })
  for (const [path, headers] of [
    ['/?lang=en', {}],
    ['/', { cookie: sessionCookie(site) }],
    ['/nothing', {}],
    ['/login', { cookie: sessionCookie(site) }],
  ] as const)
    expect((await ask(path, headers)).headers['cache-control'], path).toMatch(/^private/)
})
