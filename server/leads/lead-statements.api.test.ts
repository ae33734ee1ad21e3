import { StatementSync } from 'node:sqlite'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { form } from '../../tests/harness/lead-desk.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'

/** PostgreSQL has two limits, three locks and the number of the story's line besides. */
const MOST = { sqlite: 14, postgres: 20 }

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

test('the first lead of a person takes a handful of statements: their number is what intake costs', async () => {
  await site.post('/api/register', form())
  const asked = [
    vi.spyOn(StatementSync.prototype, 'run'),
    vi.spyOn(StatementSync.prototype, 'all'),
    vi.spyOn(pg.Client.prototype, 'query'),
  ]
  const other = { email: 'dewi@contoh.id', phone: '081298765432', idempotencyKey: 'another-form-of-dewi-0001' }
  const { status } = await site.post('/api/register', { ...form(), ...other })
  const statements = asked.reduce((sum, { mock }) => sum + mock.calls.length, 0)
  vi.restoreAllMocks()
  expect(status).toBe(200)
  expect(statements).toBeGreaterThan(5)
  expect(statements).toBeLessThanOrEqual(MOST[site.services.database.engine])
})
