import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../tests/harness/test-database.ts'
import { openDatabase } from './open.ts'
import { sharedSecret } from './shared-secret.ts'
import type { Database } from './tables.ts'

let place: TestDatabase
let database: Database

beforeEach(async () => {
  place = await testDatabase()
  database = await openDatabase(place.configuration)
})
afterEach(async () => {
  await database.close()
  place.remove()
})

const setting = (key: string) => ({ key, value: 'x', created_at_ms: 1 })
const insert = (key: string, queries = database.queries) =>
  queries.insertInto('settings').values(setting(key)).execute()
const keys = async () => {
  const rows = await database.queries.selectFrom('settings').select('key').orderBy('key').execute()
  return rows.map((row) => row.key)
}

describe('transactions', () => {
  test('are handed on, and what fails leaves nothing', async () => {
    const failing = database.queries.transaction().execute(async (transaction) => {
      await insert('inside', transaction)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await database.queries.transaction().execute((transaction) => insert('kept', transaction))
    expect(await keys()).toEqual(['kept'])
  })

  test.each(['queries', 'joinable'] as const)(
    'a query through %s inside one is refused, not kept apart',
    async (view) => {
      const forgetful = database.queries.transaction().execute(() => insert('apart', database[view]))
      await expect(forgetful).rejects.toThrow('use the queries that it hands on')
      const nested = database.queries
        .transaction()
        .execute(() => database[view].transaction().execute((inner) => insert('nested', inner)))
      await expect(nested).rejects.toThrow('use the queries that it hands on')
      expect(await keys()).toEqual([])
    },
  )

  test('of parallel requests do not mix', async () => {
    const one = (key: string, fails: boolean) =>
      database.queries
        .transaction()
        .execute(async (transaction) => {
          await insert(`${key}-a`, transaction)
          await new Promise((resolve) => setImmediate(resolve))
          await insert(`${key}-b`, transaction)
          if (fails) throw new Error('no')
        })
        .catch(() => {})
    await Promise.all(Array.from({ length: 20 }, (_, i) => one(String(i).padStart(2, '0'), i % 2 === 1)))
    const kept = await keys()
    expect(kept).toHaveLength(20)
    expect(kept.every((key) => Number(key.slice(0, 2)) % 2 === 0)).toBe(true)
  })
})

describe('transactions of the joinable view', () => {
  test('a query through the outer database joins the transaction it is made in', async () => {
    await database.joinable.transaction().execute(async () => {
      await insert('inside')
      expect(await keys()).toEqual(['inside'])
    })
    expect(await keys()).toEqual(['inside'])
  })

  test('what joined is rolled back with the rest', async () => {
    const failing = database.joinable.transaction().execute(async (transaction) => {
      await transaction.insertInto('settings').values(setting('direct')).execute()
      await insert('joined')
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await keys()).toEqual([])
  })

  test('a transaction inside a transaction can fail alone', async () => {
    await database.joinable.transaction().execute(async () => {
      await insert('outer')
      const inner = database.joinable.transaction().execute(async () => {
        await insert('inner')
        throw new Error('only this')
      })
      await expect(inner).rejects.toThrow('only this')
      await insert('after')
    })
    expect(await keys()).toEqual(['after', 'outer'])
  })

  test('transactions of parallel requests do not mix', async () => {
    const one = async (key: string, fails: boolean) =>
      database.joinable
        .transaction()
        .execute(async () => {
          await insert(`${key}-a`)
          await new Promise((resolve) => setImmediate(resolve))
          await insert(`${key}-b`)
          if (fails) throw new Error('no')
        })
        .catch(() => {})
    await Promise.all(Array.from({ length: 20 }, (_, i) => one(String(i).padStart(2, '0'), i % 2 === 1)))
    const kept = await keys()
    expect(kept).toHaveLength(20)
    expect(kept.every((key) => Number(key.slice(0, 2)) % 2 === 0)).toBe(true)
  })

  test('transactions inside one transaction, side by side, each keep or lose their own', async () => {
    const pause = () => new Promise((resolve) => setImmediate(resolve))
    await database.joinable.transaction().execute(async () => {
      const inner = (key: string, fails: boolean) =>
        database.joinable
          .transaction()
          .execute(async () => {
            await insert(key)
            await pause()
            if (fails) throw new Error('no')
          })
          .catch(() => {})
      await Promise.all([
        inner('a fails', true),
        inner('b stays', false),
        inner('c fails', true),
        inner('d stays', false),
      ])
    })
    expect(await keys()).toEqual(['b stays', 'd stays'])
  })

  test('a query that is still under way when its transaction ends harms no other', async () => {
    const late: Promise<unknown>[] = []
    for (let i = 0; i < 10; i++) {
      await database.joinable.transaction().execute(async () => {
        late.push(insert(`late ${i}`).catch(() => {}))
      })
      await database.joinable.transaction().execute(() => insert(`next ${i}`))
    }
    await Promise.all(late)
    expect((await keys()).filter((key) => key.startsWith('next'))).toHaveLength(10)
  })

  test('every other way to begin a transaction is joined too', async () => {
    await database.joinable
      .transaction()
      .setIsolationLevel('serializable')
      .execute(() => insert('isolated'))
      .catch((error) => expect(String(error)).toMatch(/isolation/i))
    await database.joinable
      .withPlugin({ transformQuery: ({ node }) => node, transformResult: async ({ result }) => result })
      .transaction()
      .execute(() => insert('plugged'))
    expect(await keys()).toContain('plugged')
  })

  test('a way to begin a transaction that queries could not join is refused', () => {
    expect(() => database.joinable.startTransaction()).toThrow('Use transaction()')
  })

  test('work left behind by a finished transaction does not use its connection', async () => {
    const late = Promise.withResolvers<void>()
    let leftBehind: Promise<unknown> = Promise.resolve()
    await database.joinable.transaction().execute(async () => {
      await insert('in time')
      leftBehind = late.promise.then(() => insert('late'))
    })
    late.resolve()
    await leftBehind
    expect(await keys()).toEqual(['in time', 'late'])
  })
})

test('big times survive as numbers', async () => {
  const nowMs = 1_794_700_000_000
  await database.queries.insertInto('settings').values({ key: 'time', value: '', created_at_ms: nowMs }).execute()
  const row = await database.queries.selectFrom('settings').select('created_at_ms').executeTakeFirstOrThrow()
  expect(row.created_at_ms).toBe(nowMs)
})

test('the secret is made once and shared by all who ask', async () => {
  const secrets = await Promise.all([1, 2, 3].map((nowMs) => sharedSecret(database, nowMs)))
  expect(new Set(secrets).size).toBe(1)
  expect(secrets[0]?.length).toBeGreaterThanOrEqual(43)
})
