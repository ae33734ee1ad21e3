import { once } from 'node:events'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isRefusal, type LeadLoad, sendLeads } from '../harness/lead-load.ts'
import { createDatabase, type OwnPostgres, startOwnPostgres } from '../harness/postgres-server.ts'
import { findPostgres } from '../harness/programs.ts'
import { type SiteProcess, spawnSite, startSite } from '../harness/site-process.ts'

const START_LIMIT_MS = 60_000
const PATIENTLY = { interval: 20, timeout: 20_000 }
const READY_LIMIT_MS = 1000

describe.skipIf(!findPostgres())('PostgreSQL goes away and comes back', () => {
  let postgres: OwnPostgres
  let databaseUrl: string
  let site: SiteProcess
  beforeAll(async () => {
    postgres = (await startOwnPostgres()) as OwnPostgres
    databaseUrl = await createDatabase(postgres.url)
    site = await startSite({ DATABASE_URL: databaseUrl, TRUST_PROXY: '1', LOG_LEVEL: 'silent' })
    await fetch(`${site.address}/readyz`)
  }, START_LIMIT_MS)
  afterAll(async () => {
    await site?.stop()
    postgres?.stop()
  })

  const status = async (path: string) => (await fetch(site.address + path)).status
  const becomesReady = () => expect.poll(() => status('/readyz'), { interval: 20, timeout: READY_LIMIT_MS }).toBe(200)
  const isRefused = (load: LeadLoad) => expect.poll(load.refusals, PATIENTLY).toBeGreaterThan(0)
  const keepsMore = (load: LeadLoad) => {
    const before = load.kept.size
    return expect.poll(() => load.kept.size, PATIENTLY).toBeGreaterThan(before + 50)
  }
  /** No answer but 'kept' and 'later', and what was kept is there once, with all that belongs to it. */
  const expectNothingHalfDone = async (load: LeadLoad) => {
    expect(load.wrong).toEqual([])
    expect(site.process.exitCode).toBeNull()
    const stored = await read(
      databaseUrl,
      `select idempotency_key as key, (select count(*)::int from outbox where dedupe_key = 'lead:' || leads.id) as jobs
       from leads where idempotency_key like $1 order by 1`,
      [`${[...load.kept][0]?.split('-')[0]}-%`],
    )
    expect(stored).toEqual([...load.kept].sort().map((key) => ({ key, jobs: 1 })))
  }

  test.each(['fast', 'immediate'] as const)(
    '%s restart under load: every lead is kept once or refused with 503, pages stay, the site is ready within a second',
    async (mode) => {
      const load = sendLeads(site.address)
      await keepsMore(load)
      await postgres.shutDown(mode)
      await isRefused(load)
      expect(await status('/')).toBe(200)
      expect(await status('/healthz')).toBe(200)
      expect(await status('/readyz')).toBe(503)
      await postgres.start()
      await becomesReady()
      await keepsMore(load)
      await load.stop()
      await expectNothingHalfDone(load)
    },
  )

  test('a killed connection under load, for which PostgreSQL drops all others: the same', async () => {
    const load = sendLeads(site.address)
    await keepsMore(load)
    const [busy] = await read(
      databaseUrl,
      'select pid from pg_stat_activity where pid <> pg_backend_pid() and client_port > 0',
    )
    process.kill(Number(busy?.pid), 'SIGKILL')
    await isRefused(load)
    expect(await status('/')).toBe(200)
    await expect.poll(() => canConnect(databaseUrl), PATIENTLY).toBe(true)
    await becomesReady()
    await keepsMore(load)
    await load.stop()
    await expectNothingHalfDone(load)
  })

  test('while it is away what needs it answers 503 with Retry-After and its code, and what does not is served', async () => {
    const cookie = await signUp(site.address)
    await postgres.shutDown('fast')
    const answers = await Promise.all(callsThatNeedIt(site.address, cookie))
    const bodies = await Promise.all(answers.map((answer) => answer.text()))
    const others = answers.filter((answer, i) => !isRefusal(answer, bodies[i] ?? ''))
    expect(others.map(({ url, status }) => [url, status])).toEqual([])
    expect(await status('/programs')).toBe(200)
    expect((await post(`${site.address}/api/explain-word`, { word: 'book' })).status).toBe(200)
    expect(await formStatus(site.address)).toBe(503)
    await postgres.start()
    await becomesReady()
    expect((await post(`${site.address}/api/account/sign-in`, { email: EMAIL, password: PASSWORD })).status).toBe(200)
  })

  test('started while it is away the site says so, waits, and starts by itself; it stops when told, away or not', async () => {
    await postgres.shutDown('fast')
    const environment = { PORT: '0', DATABASE_URL: databaseUrl }
    const [waiting, stopped] = [spawnSite(environment), spawnSite(environment)]
    const ended = once(stopped.child, 'exit')
    const { host, pathname } = new URL(databaseUrl)
    for (const { output } of [waiting, stopped]) {
      await expect.poll(output, PATIENTLY).toContain(`Waiting for PostgreSQL at ${host}${pathname} (`)
    }
    stopped.child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    await postgres.start()
    const address = await waiting.address()
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    expect(waiting.output().match(/Waiting for/g)).toHaveLength(1)
    await postgres.shutDown('fast')
    waiting.child.kill('SIGTERM')
    expect(await once(waiting.child, 'exit')).toEqual([0, null])
  })
})

const post = (url: string, body: unknown, cookie = '') =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) })

const EMAIL = 'sari@contoh.id'
const PASSWORD = 'rahasia-sekali'

/** The session's cookie, without the copy of the session that a browser keeps for a minute. */
async function signUp(address: string): Promise<string> {
  const { headers } = await post(`${address}/api/account/sign-up`, { email: EMAIL, password: PASSWORD })
  const cookies = headers.getSetCookie().map((line) => line.slice(0, line.indexOf(';')))
  return cookies.find((cookie) => cookie.includes('session_token')) as string
}

function callsThatNeedIt(address: string, cookie: string): Promise<Response>[] {
  const at = (path: string, body: unknown) => post(address + path, body, cookie)
  const get = (path: string) => fetch(address + path, { headers: { cookie } })
  const event = { action: 'track_interaction', sessionId: 'session_1', eventType: 'message_sent' }
  const capture = { captureId: 'capture-0000000000000001', status: 'complete', leadInfo: { name: 'Sari' } }
  const consent = { wordingVersion: '1', language: 'id', marketing: false }
  return [
    at('/api/chat', { messages: [{ role: 'user', content: 'hello' }] }),
    at('/api/chat/capture-lead', { ...capture, userId: 'user_1', language: 'id', consent }),
    at('/api/analytics/track', { action: 'batch', userId: 'user_1', events: [event] }),
    at('/api/privacy/requests', { email: EMAIL, kind: 'copy', language: 'id' }),
    at('/api/account/sign-up', { email: 'other@contoh.id', password: PASSWORD }),
    at('/api/account/sign-in', { email: EMAIL, password: PASSWORD }),
    at('/api/account/forgot-password', { email: EMAIL }),
    at('/api/account/change-password', { currentPassword: PASSWORD, newPassword: PASSWORD }),
    at('/api/otp/send-otp', { email: EMAIL }),
    get('/api/session'),
    get('/api/account'),
    get('/api/user?userId=user_1'),
    at('/api/account/sign-out', {}),
  ]
}

/** Of a browser that runs no script: it shows whatever it is answered. */
async function formStatus(address: string): Promise<number> {
  const body = new URLSearchParams({ name: 'Sari', email: EMAIL })
  const response = await fetch(`${address}/register`, { method: 'POST', body, headers: { accept: 'text/html' } })
  expect(response.headers.get('content-type')).toContain('text/html')
  return response.status
}

async function read(url: string, query: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  // The query rejects as well.
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query(query, values)
  await client.end()
  return rows
}

const canConnect = (url: string) =>
  read(url, 'select 1').then(
    () => true,
    () => false,
  )
