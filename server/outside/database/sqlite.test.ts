import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from './open.ts'

test('SQLite refuses a Date, which it would store wrongly', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-data-'))
  const database = await openDatabase({ dataDir, databaseUrl: null })
  const wrong = database.queries
    .insertInto('settings')
    .values({ key: 'date', value: '', created_at_ms: new Date() as unknown as number })
    .execute()
  await expect(wrong).rejects.toThrow('epoch milliseconds')
  await database.close()
  rmSync(dataDir, { recursive: true })
})
