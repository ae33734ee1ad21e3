import { afterAll, beforeAll, expect, test } from 'vitest'
import { newcomer } from '../../tests/harness/account-suite.ts'
import { hold, untilWaiting } from '../../tests/harness/hold-transaction.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import { documentFile } from './document-files.ts'

const TIMES = 40
const address = `/documents/${documentFile('brochure', 'id').filename}`
const clock = { nowMs: Date.now() }
let site: TestSite
beforeAll(async () => {
  site = await createTestSite({ now: () => clock.nowMs })
})
afterAll(() => site.close())

const opened = async () => (await site.services.database.queries.selectFrom('document_opens').selectAll().execute())[0]

test.skipIf(process.env.TEST_ENGINE !== 'postgres')(
  'somebody who opens a document again and again takes no connection from the others, and the last time is kept',
  async () => {
    const { database } = site.services
    const { sari } = await newcomer(site)
    await sari.get(address)
    await expect.poll(opened).toBeDefined()
    const holding = hold(database, (queries) =>
      queries.updateTable('document_opens').set({ opened_at_ms: 0 }).execute(),
    )
    await holding.held
    for (let time = 1; time <= TIMES; time += 1) {
      clock.nowMs += 1000
      expect((await sari.get(address)).status).toBe(200)
    }
    await untilWaiting(database, 1)
    expect((await site.request('/readyz')).status).toBe(200)
    await holding.letGo()
    await expect.poll(async () => (await opened())?.opened_at_ms).toBe(clock.nowMs)
  },
)
