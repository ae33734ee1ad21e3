import { afterEach, beforeEach, expect, test } from 'vitest'
import { fillDisk, makeRoom } from '../../tests/harness/full-disk.ts'
import { form } from '../../tests/harness/lead-desk.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'

let site: TestSite
beforeEach(async () => {
  site = await createTestSite()
})
afterEach(() => site.close())

const queries = () => site.services.database.queries
const readiness = async () => (await site.request('/readyz')).status
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
    await fillDisk(site.services.database)
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

    await makeRoom(site.services.database)
    expect(await readiness()).toBe(200)
    expect((await register()).status).toBeLessThan(300)
  },
)
