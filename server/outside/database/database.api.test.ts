import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../tests/harness/test-database.ts'
import { StartError } from '../../log/start-error.ts'
import { MIGRATIONS, migrate } from './migrate.ts'
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

test('administrators of before are owners, and nobody else is', async () => {
  const user = {
    name: '',
    emailVerified: database.engine === 'postgres' ? true : 1,
    createdAt: '2026-01-01',
    updatedAt: '2026-01-01',
  }
  const roles = { a: 'admin', b: 'user', c: null }
  for (const [id, role] of Object.entries(roles)) {
    const row = { id, email: `${id}@contoh.id`, role, ...user }
    await database.queries
      .insertInto('auth_user')
      .values(row as never)
      .execute()
  }
  for (const table of ['auth_invitation', 'auth_two_step', 'auth_recovery_code', 'auth_pending_sign_in'])
    await sql`drop table ${sql.table(table)}`.execute(database.queries)
  await MIGRATIONS['013-roles']?.up(database.queries)
  const found = await database.queries.selectFrom('auth_user').select(['id', 'role']).orderBy('id').execute()
  expect(Object.fromEntries(found.map(({ id, role }) => [id, role]))).toEqual({ ...roles, a: 'owner' })
})

test('choices of notifications that were kept among the settings are kept with their account', async () => {
  const { queries } = database
  const now = '2026-01-01'
  const user = { id: 'rina', name: '', email: 'rina@contoh.id', createdAt: now, updatedAt: now }
  const emailVerified = database.engine === 'postgres' ? true : 1
  await queries
    .insertInto('auth_user')
    .values({ ...user, emailVerified } as never)
    .execute()
  const setting = (id: string) => ({ key: `notifications:${id}`, value: '{"email":true}', updated_at_ms: 5 })
  await queries
    .insertInto('desk_settings')
    .values([setting('rina'), setting('gone')])
    .execute()
  for (const table of ['desk_devices', 'desk_choices']) await sql`drop table ${sql.table(table)}`.execute(queries)
  await MIGRATIONS['015-notifications']?.up(queries)
  expect(await queries.selectFrom('desk_choices').selectAll().execute()).toMatchObject([
    { user_id: 'rina', value: '{"email":true}', updated_at_ms: 5 },
  ])
  expect(await queries.selectFrom('desk_settings').selectAll().execute()).toEqual([])
})

test('a device of before belongs to the newest session of its account on the same browser and system', async () => {
  const { queries } = database
  const [now, later] = ['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z']
  const user = { id: 'tari', name: '', email: 'tari@contoh.id', createdAt: now, updatedAt: now }
  const emailVerified = database.engine === 'postgres' ? true : 1
  const insert = (table: 'auth_user' | 'auth_session' | 'desk_devices', row: object) =>
    queries
      .insertInto(table)
      .values(row as never)
      .execute()
  await insert('auth_user', { ...user, emailVerified })
  for (const [id, updatedAt] of Object.entries({ old: now, new: later })) {
    const session = { id, userId: 'tari', token: id, userAgent: 'Chrome, Android', expiresAt: later, createdAt: now }
    await insert('auth_session', { ...session, updatedAt })
  }
  const device = { user_id: 'tari', p256dh: '', auth: '', created_at_ms: 1 }
  for (const name of ['Chrome, Android', 'Safari, iPhone'])
    await insert('desk_devices', { ...device, id: name, endpoint: name, name })
  await sql`drop index desk_devices_session`.execute(queries)
  await sql`alter table desk_devices drop column session_id`.execute(queries)
  await MIGRATIONS['019-device-sessions']?.up(queries)
  const devices = await queries.selectFrom('desk_devices').select(['name', 'session_id']).orderBy('name').execute()
  expect(devices).toEqual([
    { name: 'Chrome, Android', session_id: 'new' },
    { name: 'Safari, iPhone', session_id: null },
  ])
})

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

describe('migrations', () => {
  test('running them again changes nothing', async () => {
    await insert('kept')
    await migrate(database)
    expect(await keys()).toEqual(['kept'])
  })

  test('a database newer than the code is refused in one line that says what to do', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('999-from-the-future', '2030')`.execute(
      database.queries,
    )
    const error = await migrate(database).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(StartError)
    expect((error as Error).message).toMatch(/newer than this code.*999-from-the-future.*Update the code/)
    expect((error as Error).message).not.toContain('\n')
  })

  test('a migration that fails leaves nothing behind', async () => {
    const broken = {
      ...MIGRATIONS,
      '999-broken': {
        up: async (db: Database['queries']) => {
          await db.schema.createTable('half_made').addColumn('id', 'text').execute()
          throw new Error('broken on purpose')
        },
      },
    }
    await expect(migrate(database, broken)).rejects.toThrow(/999-broken failed/)
    const tables = await database.queries.introspection.getTables()
    expect(tables.map((table) => table.name)).not.toContain('half_made')
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
