import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { openDatabase } from '../../server/outside/database/open.ts'
import { readConfiguration } from '../../server/site/configuration.ts'
import { inLongRun } from '../harness/long-run.ts'
import { createDatabase } from '../harness/postgres-server.ts'
import { type SiteProcess, startSite } from '../harness/site-process.ts'

const KILLS = inLongRun(8, 2)
const VISITORS = 12
const BATCH = 5
const postgresUrl = inject('postgresUrl')

/** Sends batches until the site is gone; notes those that it acknowledged. */
async function visit(site: SiteProcess, visitor: string, acknowledged: Set<string>): Promise<void> {
  for (let i = 0; ; i++) {
    const sessionId = `session_${visitor}_${i}`
    const events = Array.from({ length: BATCH }, () => ({
      action: 'track_interaction',
      sessionId,
      eventType: 'message_sent',
    }))
    const response = await fetch(`${site.address}/api/analytics/track`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ action: 'batch', userId: `user_${visitor}_${i}`, events }),
    }).catch(() => null)
    if (!response) return
    if (response.ok) acknowledged.add(sessionId)
  }
}

async function surviveKills(extra: Record<string, string>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-analytics-'))
  const environment = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...extra }
  const acknowledged = new Set<string>()
  for (let round = 0; round < KILLS; round++) {
    const site = await startSite(environment)
    const before = acknowledged.size
    const visits = Array.from({ length: VISITORS }, (_, i) => visit(site, `${round}-${i}`, acknowledged))
    await expect.poll(() => acknowledged.size, { interval: 1, timeout: 20_000 }).toBeGreaterThan(before + 40)
    await site.stop('SIGKILL')
    await Promise.all(visits)
  }
  const { queries, close } = await openDatabase(readConfiguration(environment))
  const stored = await queries
    .selectFrom('analytics_events')
    .select(['session_id', ({ fn }) => fn.countAll<number>().as('events')])
    .groupBy('session_id')
    .execute()
  const counted = await queries
    .selectFrom('analytics_counts')
    .select(({ fn }) => fn.sum<number>('value').as('events'))
    .where('metric', '=', 'event')
    .executeTakeFirstOrThrow()
  await close()
  rmSync(dataDir, { recursive: true, force: true })
  const whole = new Set(stored.filter(({ events }) => Number(events) === BATCH).map(({ session_id }) => session_id))
  expect([...acknowledged].filter((id) => !whole.has(id))).toEqual([])
  expect(stored).toHaveLength(whole.size)
  expect(Number(counted.events)).toBe(whole.size * BATCH)
}

describe(`ANA-01 ${KILLS} SIGKILLs while events come in: what was acknowledged is stored, whole, and counted`, () => {
  test('on SQLite', () => surviveKills({}), inLongRun(600_000, 120_000))

  test.skipIf(!postgresUrl)(
    'on PostgreSQL',
    async () => surviveKills({ DATABASE_URL: await createDatabase(postgresUrl as string) }),
    inLongRun(600_000, 120_000),
  )
})

test('what waits is stored before the site stops', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-analytics-'))
  const site = await startSite({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const acknowledged = new Set<string>()
  const visits = Array.from({ length: VISITORS }, (_, i) => visit(site, `stop-${i}`, acknowledged))
  await expect.poll(() => acknowledged.size, { interval: 1 }).toBeGreaterThan(20)
  expect(await site.stop('SIGTERM')).toBe(0)
  await Promise.all(visits)
  const { queries, close } = await openDatabase(readConfiguration({ DATA_DIR: dataDir }))
  const { events } = await queries
    .selectFrom('analytics_events')
    .select(({ fn }) => fn.countAll<number>().as('events'))
    .executeTakeFirstOrThrow()
  await close()
  rmSync(dataDir, { recursive: true, force: true })
  expect(Number(events)).toBe(acknowledged.size * BATCH)
})
