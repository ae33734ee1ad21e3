import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StartError } from '../../log/start-error.ts'
import { openDatabase } from './open.ts'
import type { Database } from './tables.ts'

const WAITS_FOR_DISK = 2
const DOES_NOT_WAIT = 1

let dataDir: string
let database: Database

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'site-data-'))
  database = await openDatabase({ dataDir, databaseUrl: null })
})
afterEach(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true })
})

test('SQLite refuses a Date, which it would store wrongly', async () => {
  const wrong = database.queries
    .insertInto('settings')
    .values({ key: 'date', value: '', created_at_ms: new Date() as unknown as number })
    .execute()
  await expect(wrong).rejects.toThrow('epoch milliseconds')
})

test('a data folder that cannot be used is named in one line, with what to set', async () => {
  const file = join(dataDir, 'a-file')
  writeFileSync(file, '')
  const error = await openDatabase({ dataDir: file, databaseUrl: null }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(StartError)
  expect((error as Error).message).toMatch(/^The data folder .*a-file cannot be used .*DATA_DIR.*$/)
})

test('only what is kept lightly does not wait for the disk, whether it is kept or fails', async () => {
  await settingIsKept('a')
  expect(await howItCommits('before')).toBe(WAITS_FOR_DISK)
  const [light, other] = await Promise.all([
    database.relaxedTransaction((queries) => howItCommits('light', queries)),
    database.queries.transaction().execute((queries) => howItCommits('beside', queries)),
  ])
  expect([light, other]).toEqual([DOES_NOT_WAIT, WAITS_FOR_DISK])
  await expect(database.relaxedTransaction((queries) => settingIsKept('a', queries))).rejects.toThrow('UNIQUE')
  expect(await howItCommits('after a failure')).toBe(WAITS_FOR_DISK)
})

/** The SQL comment avoids a cached prepared statement. */
async function howItCommits(remark: string, queries = database.queries): Promise<number | undefined> {
  const { rows } = await sql<{ synchronous: number }>`pragma synchronous ${sql.raw(`/* ${remark} */`)}`.execute(queries)
  return rows[0]?.synchronous
}

async function settingIsKept(key: string, queries = database.queries): Promise<void> {
  await queries.insertInto('settings').values({ key, value: '', created_at_ms: 1 }).execute()
}
