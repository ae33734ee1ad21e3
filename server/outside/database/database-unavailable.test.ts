import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { isDatabaseUnavailable, rethrowDatabaseUnavailable } from './database-unavailable.ts'
import { openDatabase } from './open.ts'

test('a full SQLite file is trouble; a wrong query is a bug', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-data-'))
  const database = await openDatabase({ dataDir, databaseUrl: null })
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.queries)
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 1)}`.execute(database.queries)
  const full = await database.queries
    .insertInto('settings')
    .values({ key: 'big', value: 'x'.repeat(100_000), created_at_ms: 1 })
    .execute()
    .catch((error: unknown) => error)
  expect(isDatabaseUnavailable(full)).toBe(true)
  const bug = await sql`select nothing from nowhere`.execute(database.queries).catch((error: unknown) => error)
  expect(isDatabaseUnavailable(bug)).toBe(false)
  await database.close()
  rmSync(dataDir, { recursive: true })
})

test('what a transaction met is told, also when the file rolled it back by itself', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-data-'))
  const { queries, close } = await openDatabase({ dataDir, databaseUrl: null })
  await sql`pragma max_page_count = 1`.execute(queries)
  const value = 'x'.repeat(50_000_000)
  const failing = queries
    .transaction()
    .execute((transaction) =>
      transaction.insertInto('settings').values({ key: 'big', value, created_at_ms: 1 }).execute(),
    )
  expect(isDatabaseUnavailable(await failing.catch((error: unknown) => error))).toBe(true)
  await queries.insertInto('settings').values({ key: 'small', value: '', created_at_ms: 1 }).execute()
  await close()
  rmSync(dataDir, { recursive: true })
})

test('trouble that a library hides or swallows is told all the same', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-data-'))
  const { queries, close } = await openDatabase({ dataDir, databaseUrl: null })
  await sql`pragma query_only = on`.execute(queries)
  const write = () => queries.insertInto('settings').values({ key: 'x', value: '', created_at_ms: 1 }).execute()
  const swallowing = rethrowDatabaseUnavailable(() => write().catch(() => 'all is well'))
  const hiding = rethrowDatabaseUnavailable(() =>
    write().catch(() => {
      throw new Error('something else')
    }),
  )
  expect(isDatabaseUnavailable(await swallowing.catch((error: unknown) => error))).toBe(true)
  expect(isDatabaseUnavailable(await hiding.catch((error: unknown) => error))).toBe(true)
  await expect(rethrowDatabaseUnavailable(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug')
  expect(await rethrowDatabaseUnavailable(async () => 'fine')).toBe('fine')
  await close()
  rmSync(dataDir, { recursive: true })
})

test.each([
  ['53100', true],
  ['57P01', true],
  ['08006', true],
  ['57P03', true],
  ['25006', true],
  ['55P03', true],
  ['57014', true],
  ['25P03', true],
  ['ECONNREFUSED', true],
  ['EAI_AGAIN', true],
  ['ENOENT', false],
  ['28P01', false],
  ['3D000', false],
  ['23505', false],
  ['42P01', false],
])('PostgreSQL’s %s: %s', (code, expected) => {
  expect(isDatabaseUnavailable(Object.assign(new Error('x'), { code }))).toBe(expected)
})

test.each([
  ['timeout exceeded when trying to connect', true],
  ['Query read timeout', true],
  ['Connection terminated unexpectedly', true],
  ['Connection terminated due to connection timeout', true],
  ['Client has encountered a connection error and is not queryable', true],
  ['Client was closed and is not queryable', true],
  ['The server does not support SSL connections', false],
])('what pg tells without a code, “%s”: %s', (message, expected) => {
  expect(isDatabaseUnavailable(new Error(message))).toBe(expected)
})

test('a socket that nobody listens on, or that is gone, is trouble', async () => {
  const errorAt = (databaseUrl: string) =>
    openDatabase({ dataDir: '', databaseUrl }).catch((error: Error) => error.cause)
  expect(isDatabaseUnavailable(await errorAt('postgres://site@localhost:1/site'))).toBe(true)
  expect(isDatabaseUnavailable(await errorAt('postgres://site@%2Fno%2Fsuch%2Ffolder/site'))).toBe(true)
})
