import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hold } from '../../../tests/harness/hold-transaction.ts'
import { form } from '../../../tests/harness/lead-desk.ts'
import { type TestDatabase, testDatabase } from '../../../tests/harness/test-database.ts'
import { createTestSite, type TestSite } from '../../../tests/harness/test-site.ts'
import { lockPeople } from '../../people/people-lock.ts'
import { isDatabaseUnavailable } from './database-unavailable.ts'
import { openDatabase } from './open.ts'
import { NO_LIMITS, openPostgres, type PostgresLimits } from './postgres.ts'
import type { Database } from './tables.ts'

const SHORT_MS = 300
const MIGRATION_LOCK = '3853314791062309107'

describe.runIf(process.env.TEST_ENGINE === 'postgres')('a person lock that is not released', () => {
  let site: TestSite
  let other: Database
  beforeEach(async () => {
    site = await createTestSite({ postgresLimits: { ...NO_LIMITS, lockMs: SHORT_MS } })
    other = await openPostgres(site.services.configuration.databaseUrl as string, NO_LIMITS)
  })
  afterEach(async () => {
    await other.close()
    await site.close()
  })

  test('forms are refused until later, other requests are answered, and afterwards leads are stored again', async () => {
    const { held, letGo } = hold(other, (queries) => lockPeople(other, queries))
    await held
    const forms = Array.from({ length: 15 }, () => form())
    const refused = Promise.all(forms.map((body) => site.post('/api/register', body)))
    expect((await site.request('/readyz')).status).toBe(200)
    for (const response of await refused) {
      expect(response.status).toBe(503)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    const { queries } = site.services.database
    for (const table of ['leads', 'people', 'outbox'] as const) {
      expect(await queries.selectFrom(table).selectAll().execute()).toEqual([])
    }
    await letGo()
    for (const body of forms.slice(0, 3)) expect((await site.post('/api/register', body)).status).toBe(200)
    expect(await queries.selectFrom('leads').selectAll().execute()).toHaveLength(3)
  })
})

describe.runIf(process.env.TEST_ENGINE === 'postgres')('limits of a query', () => {
  let place: TestDatabase
  const opened: Database[] = []
  beforeEach(async () => {
    place = await testDatabase()
  })
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close()
    place.remove()
  })
  const open = async (limits: Partial<PostgresLimits>) => {
    const database = await openPostgres(place.configuration.databaseUrl as string, { ...NO_LIMITS, ...limits })
    opened.push(database)
    return database
  }
  const errorOf = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error)

  test('a statement that takes too long ends, and is told as trouble of the database', async () => {
    const { queries } = await open({ statementMs: SHORT_MS })
    const error = await errorOf(sql`select pg_sleep(60)`.execute(queries))
    expect(error).toMatchObject({ code: '57014' })
    expect(isDatabaseUnavailable(error)).toBe(true)
  })

  test('a transaction that does nothing is ended by the server, and its locks with it', async () => {
    const database = await open({ idleInTransactionMs: SHORT_MS })
    const { held, letGo } = hold(database, (queries) => lockPeople(database, queries))
    await held
    const next = await open({})
    await next.queries.transaction().execute((queries) => lockPeople(next, queries))
    expect(isDatabaseUnavailable(await errorOf(letGo()))).toBe(true)
  })

  test('a transaction without an answer fails once, is not committed, and its connection is not used again', async () => {
    const { queries, sharedPool } = await open({ answerMs: SHORT_MS })
    const startedAt = performance.now()
    const work = queries.transaction().execute(async (transaction) => {
      await transaction.insertInto('settings').values({ key: 'half', value: '', created_at_ms: 1 }).execute()
      await sql`select pg_sleep(60)`.execute(transaction).catch(() => 'swallowed')
    })
    expect(isDatabaseUnavailable(await errorOf(work))).toBe(true)
    expect(performance.now() - startedAt).toBeLessThan(3 * SHORT_MS)
    expect(sharedPool?.totalCount).toBe(0)
    expect(await queries.selectFrom('settings').select('key').execute()).toEqual([])
  })

  test('migrations have no limit: a second process waits for the first', async () => {
    const first = await open({})
    const { held, letGo } = hold(first, (queries) =>
      sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)}::bigint)`.execute(queries),
    )
    await held
    const short = { lockMs: SHORT_MS, statementMs: SHORT_MS, idleInTransactionMs: SHORT_MS, answerMs: SHORT_MS }
    const opening = openDatabase(place.configuration, { limits: short })
    const waits = sql<{ longEnough: boolean }>`
      select now() - query_start > ${sql.lit(`${2 * SHORT_MS} ms`)}::interval as "longEnough" from pg_stat_activity
      where wait_event = 'advisory' and datname = current_database()`
    await expect.poll(async () => (await waits.execute(first.queries)).rows).toEqual([{ longEnough: true }])
    await letGo()
    opened.push(await opening)
  })
})
