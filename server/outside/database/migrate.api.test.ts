import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../tests/harness/test-database.ts'
import { StartError } from '../../log/start-error.ts'
import { MIGRATIONS, migrate } from './migrate.ts'
import { openDatabase } from './open.ts'
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

test('running them again changes nothing', async () => {
  await database.queries.insertInto('settings').values({ key: 'kept', value: 'x', created_at_ms: 1 }).execute()
  await migrate(database)
  const kept = await database.queries.selectFrom('settings').select('key').execute()
  expect(kept).toEqual([{ key: 'kept' }])
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
