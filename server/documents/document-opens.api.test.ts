import { afterAll, beforeAll, expect, test } from 'vitest'
import { newcomer } from '../../tests/harness/account-suite.ts'
import { hold, untilWaiting } from '../../tests/harness/hold-transaction.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import { documentFile } from './document-files.ts'

/** More than there are connections. */
const TIMES = 15
const address = `/documents/${documentFile('brochure', 'id').filename}`
const clock = { nowMs: Date.now() }
let site: TestSite
beforeAll(async () => {
  site = await createTestSite({ now: () => clock.nowMs })
})
afterAll(() => site.close())

const lastOpened = async () => {
  const { queries } = site.services.database
  const last = queries.selectFrom('document_opens').select('opened_at_ms').orderBy('opened_at_ms', 'desc')
  return (await last.executeTakeFirst())?.opened_at_ms
}

test.skipIf(process.env.TEST_ENGINE !== 'postgres')(
  'somebody who opens a document again and again takes no connection from the others, and the last time is kept',
  async () => {
    const { database } = site.services
    const { sari } = await newcomer(site)
    const open = async () => {
      clock.nowMs += 1000
      expect((await sari.get(address)).status).toBe(200)
    }
    await open()
    await expect.poll(lastOpened).toBe(clock.nowMs)
    const holding = hold(database, (queries) =>
      queries.updateTable('document_opens').set({ opened_at_ms: 0 }).execute(),
    )
    await holding.held
    for (let time = 1; time <= TIMES; time += 1) await open()
    await untilWaiting(database, 1)
    expect((await site.request('/readyz')).status).toBe(200)
    await holding.letGo()
    // On a slow machine those before have given up waiting for the row.
    await open()
    await expect.poll(lastOpened).toBe(clock.nowMs)
  },
)
