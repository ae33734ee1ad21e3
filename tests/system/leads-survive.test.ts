import { execFile } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, type ExpectStatic, inject, test } from 'vitest'
import { openDatabase } from '../../server/outside/database/open.ts'
import type { Queries } from '../../server/outside/database/tables.ts'
import { readConfiguration } from '../../server/site/configuration.ts'
import { type Answer, type FakeCloudApi, startFakeCloudApi } from '../harness/fake-cloud-api.ts'
import { inLongRun } from '../harness/long-run.ts'
import { createDatabase } from '../harness/postgres-server.ts'
import { COMPILE_CACHE, type SiteProcess, startSite } from '../harness/site-process.ts'

const KILLS = inLongRun(20, 4)
const LEADS_A_ROUND = 9
const postgresUrl = inject('postgresUrl')
const ADMIN = '6281111111111'
const APP_SECRET = 'app-secret'

type Weather = Answer | 'down'

/** The service's bad days, one a round; the first four are of every kind that the site tells apart. */
const WEATHER: Weather[] = [
  'down',
  { status: 400, code: 131047 },
  'hang',
  { status: 401, code: 190 },
  { status: 500 },
  'slow',
  { status: 429, retryAfterS: 1 },
  { status: 400, code: 131056 },
  'ok',
  { status: 400, code: 130429 },
]

/** One a kill. */
const ON_SQLITE = Array.from({ length: KILLS }, (_, round) => WEATHER[round % WEATHER.length] as Weather)
/** In a short run, where nobody hears and where all is refused: the kinds between are not told apart by the database. */
const ON_POSTGRES = inLongRun(ON_SQLITE, [WEATHER[0], WEATHER[3]] as Weather[])

describe.concurrent('leads survive SIGKILLs and a service with bad days: kept once, told at least once, to one number', () => {
  test(`on SQLite, ${KILLS} times`, ({ expect }) => surviveKills(expect, {}, 1, ON_SQLITE), 600_000)

  test.skipIf(!postgresUrl)(
    `on PostgreSQL with two processes, ${ON_POSTGRES.length} times`,
    async ({ expect }) =>
      surviveKills(expect, { DATABASE_URL: await createDatabase(postgresUrl as string) }, 2, ON_POSTGRES),
    600_000,
  )
})

async function surviveKills(
  expect: ExpectStatic,
  extra: Record<string, string>,
  processes: number,
  days: Weather[],
): Promise<void> {
  const cloud = await startFakeCloudApi({ phoneNumberId: '4711', token: 'secret-token' })
  const dataDir = mkdtempSync(join(tmpdir(), 'site-leads-'))
  const environment = { ...extra, ...settings(cloud, dataDir) }
  const acknowledged = new Set<string>()
  for (const [round, weather] of days.entries()) {
    const sites = await Promise.all(Array.from({ length: processes }, () => startSite(environment)))
    await adminWrites(sites[0] as SiteProcess)
    const isFelt = await setWeather(cloud, weather, environment)
    const load = sites.map((site, i) => sendLeads(site, `${round}${i}`, `192.0.2.${round}`, acknowledged))
    await expect.poll(() => acknowledged.size, { interval: 5, timeout: 20_000 }).toBeGreaterThan(round * 3 + 2)
    await expect.poll(isFelt, { interval: 100, timeout: 30_000 }).toBe(true)
    await Promise.all(sites.map((site) => site.stop('SIGKILL')))
    await Promise.all(load)
    await cloud.comeBack()
    await withDatabase(environment, passAnHour)
  }

  cloud.answers.length = 0
  const dead = await withDatabase(environment, countDead)
  expect(dead).toBeGreaterThan(0)
  const last = await startSite(environment)
  expect(await resend(environment)).toContain(`tried again: ${dead}.`)
  await withDatabase(environment, async (queries) => {
    const undone = async () => {
      await endPauses(queries)
      return countUndone(queries)
    }
    await expect.poll(undone, { interval: 500, timeout: 120_000 }).toBe(0)
  })
  await last.stop()

  const stored = await withDatabase(environment, (queries) =>
    queries.selectFrom('leads').select(['idempotency_key', 'phone']).execute(),
  )
  const keys = stored.map((lead) => lead.idempotency_key)
  expect(new Set(keys).size).toBe(keys.length)
  expect([...acknowledged].filter((key) => !keys.includes(key))).toEqual([])
  const told = cloud.sent.map(({ text }) => text.replace(/[\s-]/g, '')).join('\n')
  expect(stored.filter(({ phone }) => !told.includes(phone ?? 'none')).map(({ phone }) => phone)).toEqual([])
  expect(new Set(cloud.tried.map(({ to }) => to))).toEqual(new Set([ADMIN]))
  expect(acknowledged.size).toBeGreaterThan(days.length * 2)
  await cloud.close()
  rmSync(dataDir, { recursive: true, force: true })
}

const settings = (cloud: FakeCloudApi, dataDir: string) => ({
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  TRUST_PROXY: '1',
  WHATSAPP_TOKEN: 'secret-token',
  WHATSAPP_PHONE_NUMBER_ID: '4711',
  WHATSAPP_API_URL: cloud.url,
  WHATSAPP_ADMIN_NUMBER: ADMIN,
  WHATSAPP_APP_SECRET: APP_SECRET,
  WHATSAPP_VERIFY_TOKEN: 'verify-token',
})

/** Every request of this round meets the same weather. Gives what tells whether it was felt: a request came, or a letter died. */
async function setWeather(
  cloud: FakeCloudApi,
  weather: Weather,
  environment: Record<string, string>,
): Promise<() => boolean | Promise<boolean>> {
  const before = cloud.tried.length
  if (weather === 'down') {
    await cloud.goDown()
    return () => withDatabase(environment, isTurnTaken)
  }
  cloud.answers.splice(0, cloud.answers.length, ...Array(100).fill(weather))
  if (isFinal(weather)) {
    const deadBefore = await withDatabase(environment, countDead)
    return async () => (await withDatabase(environment, countDead)) > deadBefore
  }
  return () => cloud.tried.length > before
}

/** A refusal of the token: trying again would not help. */
const isFinal = (weather: Answer): boolean => typeof weather === 'object' && weather.code === 190

/** Opens the window for free text: with it 131047 has its meaning. */
async function adminWrites(site: SiteProcess): Promise<void> {
  const body = JSON.stringify({ entry: [{ changes: [{ value: { messages: [{ from: ADMIN }] } }] }] })
  const signature = `sha256=${createHmac('sha256', APP_SECRET).update(body).digest('hex')}`
  const headers = { 'x-hub-signature-256': signature }
  await fetch(`${site.address}/webhooks/whatsapp`, { method: 'POST', headers, body })
}

/**
 * Sends leads one after the other until the site is gone; notes the keys that it acknowledged. Of too many from one
 * address the school is told the number only.
 */
async function sendLeads(site: SiteProcess, name: string, address: string, acknowledged: Set<string>): Promise<void> {
  for (let i = 0; i < LEADS_A_ROUND; i++) {
    const number = `${name}${String(i).padStart(4, '0')}`
    const key = `lead-${number.padStart(16, '0')}`
    const body = {
      kind: 'trial',
      idempotencyKey: key,
      name: 'Sari',
      email: `sari${number}@contoh.id`,
      phone: `0812${number.padStart(8, '0')}`,
      consent: { wordingVersion: '1', language: 'id', marketing: false },
      language: 'id',
      userId: `user_${name}`,
    }
    const response = await fetch(`${site.address}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(body),
    }).catch(() => null)
    if (!response) return
    if (response.ok) acknowledged.add(key)
  }
}

/** Opened for the moment: a connection that stays would spare the site its recovery. */
async function withDatabase<T>(environment: Record<string, string>, use: (queries: Queries) => Promise<T>): Promise<T> {
  const database = await openDatabase(readConfiguration(environment))
  try {
    return await use(database.queries)
  } finally {
    await database.close()
  }
}

/** While no site runs: leases end, pauses between messages and tries are over. */
async function passAnHour(queries: Queries): Promise<void> {
  await queries.updateTable('outbox').set({ locked_until_ms: 0, due_at_ms: 0 }).execute()
  await endPauses(queries)
}

/** What would be a pause of six seconds after each message. */
async function endPauses(queries: Queries): Promise<void> {
  await queries.updateTable('outbox_pace').set({ next_at_ms: 0 }).execute()
}

/** A service that is down sees no requests; that the site tries is seen from its side. */
async function isTurnTaken(queries: Queries): Promise<boolean> {
  const turns = await queries.selectFrom('outbox_pace').select('next_at_ms').execute()
  return turns.some((turn) => turn.next_at_ms > 0)
}

const countDead = async (queries: Queries): Promise<number> =>
  (await queries.selectFrom('outbox').select('id').where('dead_at_ms', 'is not', null).execute()).length

const countUndone = async (queries: Queries): Promise<number> =>
  (await queries.selectFrom('outbox').select('id').where('done_at_ms', 'is', null).execute()).length

async function resend(environment: Record<string, string>): Promise<string> {
  const env = { PATH: process.env.PATH, IGNORE_ENV_FILE: '1', ...COMPILE_CACHE, ...environment }
  return (await promisify(execFile)(process.execPath, ['bin/site.mjs', 'leads', 'resend'], { env })).stdout
}
