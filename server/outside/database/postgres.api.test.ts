import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../tests/harness/test-database.ts'
import { StartError } from '../../log/start-error.ts'
import { isDatabaseUnavailable } from './database-unavailable.ts'
import { openDatabase } from './open.ts'
import type { Database, Queries } from './tables.ts'
import { whenDatabaseAnswers } from './when-database-answers.ts'

const POOL_SIZE = 10

describe.runIf(process.env.TEST_ENGINE === 'postgres')('connections that break', () => {
  let place: TestDatabase
  let database: Database
  let administrator: Database
  beforeEach(async () => {
    place = await testDatabase()
    database = await openDatabase(place.configuration)
    administrator = await openDatabase(place.configuration)
  })
  afterEach(async () => {
    await database.close()
    await administrator.close()
    place.remove()
  })

  const backendOf = async (queries: Queries) =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(queries)).rows[0]?.pid
  const end = (pid: number | undefined) => sql`select pg_terminate_backend(${pid}, 5000)`.execute(administrator.queries)
  const answers = async (queries: Queries) => (await sql<{ yes: number }>`select 1 as yes`.execute(queries)).rows

  test('the reason why a transaction failed is told, not that its dead connection could not roll back', async () => {
    const ownReason = database.queries.transaction().execute(async (transaction) => {
      await end(await backendOf(transaction))
      throw new Error('the first reason')
    })
    await expect(ownReason).rejects.toThrow('the first reason')
    const itsReason = database.queries
      .transaction()
      .execute((transaction) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction))
    await expect(itsReason).rejects.toMatchObject({ code: '57P01' })
  })

  test('one that breaks between two queries of a transaction fails the transaction and nobody else', async () => {
    const failing = database.queries.transaction().execute(async (transaction) => {
      await end(await backendOf(transaction))
      await answers(transaction)
    })
    expect(isDatabaseUnavailable(await failing.catch((error: unknown) => error))).toBe(true)
    expect(await answers(database.queries)).toEqual([{ yes: 1 }])
  })

  test('one that breaks before the commit leaves nothing behind, and the commit is not taken for done', async () => {
    const failing = database.queries.transaction().execute(async (transaction) => {
      await transaction.insertInto('settings').values({ key: 'half', value: '', created_at_ms: 1 }).execute()
      await end(await backendOf(transaction))
    })
    expect(isDatabaseUnavailable(await failing.catch((error: unknown) => error))).toBe(true)
    expect(await database.queries.selectFrom('settings').select('key').execute()).toEqual([])
  })

  test('one that breaks is not given to whoever waits for a connection', async () => {
    const sleeping = sql`select pg_sleep(60)`
    const sleepers = Array.from({ length: POOL_SIZE }, () =>
      sleeping.execute(database.queries).catch((error: unknown) => error),
    )
    const asleep = async () =>
      (
        await sql<{
          pid: number
        }>`select pid from pg_stat_activity where query = ${'select pg_sleep(60)'} and datname = current_database()`.execute(
          administrator.queries,
        )
      ).rows.map(({ pid }) => pid)
    await expect.poll(async () => (await asleep()).length, { timeout: 10_000 }).toBe(POOL_SIZE)
    const waiting = answers(database.queries)
    await end((await asleep())[0])
    expect(await waiting).toEqual([{ yes: 1 }])
    for (const pid of await asleep()) await end(pid)
    expect((await Promise.all(sleepers)).every(isDatabaseUnavailable)).toBe(true)
  })
})

test.runIf(process.env.TEST_ENGINE === 'postgres')(
  'a start with a user or a name that PostgreSQL does not know ends at once, in one line without the password',
  async () => {
    const place = await testDatabase()
    for (const wrong of [{ username: 'nobody' }, { pathname: '/nowhere' }]) {
      const { href } = Object.assign(new URL(place.configuration.databaseUrl as string), { password: 'hush', ...wrong })
      const waits: string[] = []
      const open = () => openDatabase({ databaseUrl: href, dataDir: '' })
      const error = await whenDatabaseAnswers({ databaseUrl: href }, open, (line) => waits.push(line)).catch(
        (reason: unknown) => reason,
      )
      expect(error).toBeInstanceOf(StartError)
      expect((error as Error).message).toMatch(/^DATABASE_URL: .* does not answer .*$/)
      expect((error as Error).message).not.toContain('hush')
      expect(waits).toEqual([])
    }
    place.remove()
  },
)
