import { afterEach, beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '../../domain/analytics/days.ts'
import { insertLeads } from '../../tests/harness/old-leads.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import { checkRetention } from './check-retention.ts'

const START = Date.parse('2026-11-15T03:00:00Z')
let nowMs: number
let site: TestSite
beforeEach(async () => {
  nowMs = START
  site = await createTestSite({ now: () => nowMs })
})
afterEach(() => site.close())

const leads = (count: number, atMs: number) => insertLeads(site.services.database, count, atMs)
const storedLeads = async () => (await site.services.database.queries.selectFrom('leads').select('id').execute()).length
const work = () => site.services.scheduledTasks.work()
const errors = () => site.logLines().filter(({ level }) => Number(level) >= 50)

test('a clock that jumped by 1,100 days deletes no lead, and the log says why and what to do', async () => {
  await leads(3, START)
  await work()
  nowMs = START + 1100 * DAY_MS
  await work()
  expect(await storedLeads()).toBe(3)
  expect(errors()).toMatchObject([
    {
      reason: 'the clock says 2029-11-19, but old data was last deleted on 2026-11-15',
      msg: 'old data is not deleted; see: npm run leads -- retention',
    },
  ])
  await leads(1, nowMs)
  nowMs += DAY_MS
  await work()
  expect(await storedLeads()).toBe(4)
})

test('the clock is mistrusted before the first run, too, by the newest data', async () => {
  await leads(3, START - 1100 * DAY_MS)
  await work()
  expect(await storedLeads()).toBe(3)
  expect(errors()).toMatchObject([{ reason: 'the clock says 2026-11-15, but the newest data is of 2023-11-11' }])
})

test('a clock that is set back deletes nothing', async () => {
  await leads(1, START - 731 * DAY_MS)
  await leads(1, START)
  nowMs = START - 20 * DAY_MS
  await work()
  expect(await storedLeads()).toBe(2)
  expect(errors()).toMatchObject([{ reason: 'the clock says 2026-10-26, but the newest data is of 2026-11-15' }])
})

test('once the clock is right again, so is the daily run', async () => {
  await leads(1, START - 730 * DAY_MS)
  await leads(1, START)
  await work()
  nowMs = START + 1100 * DAY_MS
  await work()
  nowMs = START + DAY_MS
  await work()
  expect(await storedLeads()).toBe(1)
})

test('an ordinary daily run deletes the old, also after a week without one', async () => {
  await leads(50, START - 729 * DAY_MS)
  await leads(60, START)
  await work()
  expect(await storedLeads()).toBe(110)
  nowMs = START + 8 * DAY_MS
  await work()
  expect(await storedLeads()).toBe(60)
  expect(errors()).toEqual([])
})

test('more than a third and more than 100 rows at once are not deleted', async () => {
  await leads(101, START - 731 * DAY_MS)
  await leads(150, START)
  await work()
  expect(await storedLeads()).toBe(251)
  expect(errors()).toMatchObject([{ reason: '101 of 251 leads would be deleted at once' }])
  await leads(60, START)
  const { database, retention } = site.services
  expect(await checkRetention(database, retention, nowMs)).toMatchObject({ heldBecause: null })
})

test('while it is held, the log says so every six hours', async () => {
  await leads(1, START)
  await work()
  nowMs = START + 1100 * DAY_MS
  for (let hour = 0; hour < 24; hour++, nowMs += DAY_MS / 24) await work()
  expect(errors()).toHaveLength(4)
})
