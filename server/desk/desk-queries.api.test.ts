import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joinTeam, type Member, plainDeskScreen } from '../../tests/harness/desk-team.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import { readStats } from '../analytics/read-stats.ts'
import { readStatistics } from './read-statistics.ts'

let site: TestSite
let owner: Member
beforeAll(async () => {
  site = await createTestSite({ screen: plainDeskScreen(), now: () => Date.UTC(2026, 10, 15, 5) })
  owner = await joinTeam(site, 'owner')
})
afterAll(() => site.close())

const PERIODS = [
  'to=%20',
  'to=',
  'from=',
  'from=yesterday',
  'from=2026-02-00',
  'from=2026-02-30',
  'from=2026-99-99',
  'to=0000-01-01',
  'to=9999-12-31',
  'from=2026-11-15&to=2026-11-14',
  'from=2024-01-01&to=2026-11-15',
  'from=2026-01-01&to=%20',
]

describe.each(['/api/desk/statistics', '/api/admin/stats'])('%s', (path) => {
  test.each(PERIODS)('refuses the days %s', async (query) => {
    expect((await owner.who.get(`${path}?${query}`)).status).toBe(400)
  })
})

test.each(PERIODS)('the page of statistics with %s shows the last thirty days', async (query) => {
  const { status, response } = await owner.who.get(`/admin/statistics?${query}`)
  expect(status).toBe(200)
  expect(await response.text()).toContain('2026-10-17')
})

test.each([
  'people?from=2026-99-99',
  'people?to=2026-02-30',
  'people?to=%20',
  'people?view=nobody',
  'people?step=new,gone',
  'people.csv?from=2026-02-30',
  'changes?after=-1',
  'changes?after=1e99',
  'changes?after=x',
  'audit?before=99999999999999999999',
])('refuses %s', async (path) => {
  expect((await owner.who.get(`/api/desk/${path}`)).status).toBe(400)
})

test.each(['1.99999999999999999999.x', '99999999999999999999.1.x', '%F0%9F%98%80', '..'])(
  'a list after %s, where no page ended, begins at its beginning',
  async (after) => {
    expect((await owner.who.get(`/api/desk/people?view=all&after=${after}`)).status).toBe(200)
  },
)

test('a year of statistics is read with few queries, however many other requests wait', async () => {
  const { services } = site
  let asked = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const database = { ...services.database, queries: services.database.queries.withPlugin(counting) }
  const deps = { ...services, database, readStats: (from: string, to: string) => readStats(database, from, to) }
  await readStatistics(deps, { from: '2025-11-16', to: '2026-11-15' })
  expect(asked).toBeLessThan(50)
})
