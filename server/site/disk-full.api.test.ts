import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { form } from '../../tests/harness/lead-desk.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'

const UNLIMITED = 1_073_741_823
let site: TestSite
beforeEach(async () => {
  site = await createTestSite()
})
afterEach(() => site.close())

const queries = () => site.services.database.queries
const limitPages = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(queries())
const readiness = async () => (await site.request('/readyz')).status
/** No new pages from now on; those that are free are used up. */
async function fillDisk(): Promise<void> {
  await limitPages(1)
  const keep = (key: number) =>
    queries()
      .insertInto('settings')
      .values({ key: `filler ${key}`, value: 'x'.repeat(4000), created_at_ms: 0 })
      .execute()
      .then(
        () => true,
        () => false,
      )
  for (let key = 0; await keep(key); ) key++
}
let visitors = 0
const register = () =>
  site.request('/api/register', {
    method: 'POST',
    from: `10.0.${visitors++}.1`,
    body: JSON.stringify(form({ goal: 'x'.repeat(400), name: `Sari ${visitors}` })),
    headers: { 'content-type': 'application/json' },
  })

test('readiness leaves nothing behind in the database', async () => {
  const before = await queries().selectFrom('settings').selectAll().execute()
  expect([await readiness(), await readiness()]).toEqual([200, 200])
  expect(await queries().selectFrom('settings').selectAll().execute()).toEqual(before)
})

test.skipIf(process.env.TEST_ENGINE === 'postgres')(
  'on a full disk forms are told to come back, the log has the cause, readiness fails, and all is well with new room',
  async () => {
    expect(await readiness()).toBe(200)
    await fillDisk()
    let refused = await register()
    let stored = 0
    for (; refused.status === 200; stored++) refused = await register()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10'])
    expect(await queries().selectFrom('leads').select('id').execute()).toHaveLength(stored)
    expect(site.logLines()).toContainEqual(
      expect.objectContaining({
        level: 50,
        msg: 'service.unavailable',
        error: expect.objectContaining({ reason: 'database or disk is full' }),
      }),
    )
    await expect.poll(readiness, { timeout: 10_000 }).toBe(503)
    expect((await site.request('/')).status).toBe(200)
    expect((await site.request('/healthz')).status).toBe(200)

    await limitPages(UNLIMITED)
    expect(await readiness()).toBe(200)
    expect((await register()).status).toBeLessThan(300)
  },
)
