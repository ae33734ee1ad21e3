import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { readConfiguration } from '../../server/configuration.ts'
import { openDatabase } from '../../server/outside/database/open.ts'
import { type Answer, type FakeCloudApi, startFakeCloudApi } from '../harness/fake-cloud-api.ts'
import { createDatabase } from '../harness/postgres-server.ts'
import { type SiteProcess, startSite } from '../harness/site-process.ts'

const KILLS = 20
const postgresUrl = inject('postgresUrl')
const ADMIN = '6281111111111'
/** The service's bad days, in turns; a final refusal is not among them, since it is final. */
const WEATHER: Answer[] = [
  { status: 500 },
  'slow',
  { status: 429, retryAfterS: 1 },
  { status: 400, code: 131056 },
  'ok',
  { status: 400, code: 130429 },
]

let cloud: FakeCloudApi
let dataDir: string
beforeEach(async () => {
  cloud = await startFakeCloudApi({ phoneNumberId: '4711', token: 'secret-token' })
  dataDir = mkdtempSync(join(tmpdir(), 'site-leads-'))
})
afterEach(async () => {
  await cloud.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const environment = () => ({
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  WHATSAPP_TOKEN: 'secret-token',
  WHATSAPP_PHONE_NUMBER_ID: '4711',
  WHATSAPP_API_URL: cloud.url,
  WHATSAPP_ADMIN_NUMBER: ADMIN,
})

/** Sends leads one after the other until the site is gone; gives the keys that it acknowledged. */
async function sendLeads(site: SiteProcess, name: string, acknowledged: Set<string>): Promise<void> {
  for (let i = 0; ; i++) {
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
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => null)
    if (!response || i > 8) return
    if (response.ok) acknowledged.add(key)
  }
}

async function surviveKills(extra: Record<string, string>, processes: number): Promise<void> {
  const acknowledged = new Set<string>()
  for (let round = 0; round < KILLS; round++) {
    cloud.answers.splice(0, cloud.answers.length, ...WEATHER.slice(round % WEATHER.length))
    const sites = await Promise.all(Array.from({ length: processes }, () => startSite({ ...environment(), ...extra })))
    const load = sites.map((site, i) => sendLeads(site, `${round}${i}`, acknowledged))
    await expect.poll(() => acknowledged.size, { interval: 5, timeout: 20_000 }).toBeGreaterThan(round * 3)
    await Promise.all(sites.map((site) => site.stop('SIGKILL')))
    await Promise.all(load)
  }
  cloud.answers.length = 0
  const last = await startSite({ ...environment(), ...extra })
  const database = await openDatabase(readConfiguration({ ...environment(), ...extra }))
  const undone = async () =>
    (await database.queries.selectFrom('outbox').select('id').where('done_at_ms', 'is', null).execute()).length
  await expect.poll(undone, { interval: 1000, timeout: 400_000 }).toBe(0)
  await last.stop()

  const stored = await database.queries.selectFrom('leads').select(['idempotency_key', 'phone']).execute()
  await database.close()
  const keys = stored.map((lead) => lead.idempotency_key)
  expect(new Set(keys).size).toBe(keys.length)
  expect([...acknowledged].filter((key) => !keys.includes(key))).toEqual([])
  const told = cloud.sent.map(({ text }) => text.replace(/[\s-]/g, '')).join('\n')
  expect(stored.filter(({ phone }) => !told.includes(phone ?? 'none')).map(({ phone }) => phone)).toEqual([])
  expect(new Set(cloud.tried.map(({ to }) => to))).toEqual(new Set([ADMIN]))
  expect(acknowledged.size).toBeGreaterThan(KILLS * 2)
}

describe(`leads survive ${KILLS} SIGKILLs and a service with bad days: kept once, told at least once, to one number`, () => {
  test('on SQLite', () => surviveKills({}, 1), 600_000)

  test.skipIf(!postgresUrl)(
    'on PostgreSQL with two processes',
    async () => surviveKills({ DATABASE_URL: await createDatabase(postgresUrl as string) }, 2),
    600_000,
  )
})
