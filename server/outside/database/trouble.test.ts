import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from './open.ts'
import { isStoreTrouble } from './trouble.ts'

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
  expect(isStoreTrouble(full)).toBe(true)
  const bug = await sql`select nothing from nowhere`.execute(database.queries).catch((error: unknown) => error)
  expect(isStoreTrouble(bug)).toBe(false)
  await database.close()
  rmSync(dataDir, { recursive: true })
})

test.each([
  ['53100', true],
  ['57P01', true],
  ['08006', true],
  ['ECONNREFUSED', true],
  ['23505', false],
  ['42P01', false],
])('PostgreSQL’s %s: %s', (code, expected) => {
  expect(isStoreTrouble(Object.assign(new Error('x'), { code }))).toBe(expected)
})
