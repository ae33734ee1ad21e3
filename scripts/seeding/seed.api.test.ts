import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PeopleList } from '../../domain/desk/desk-people-contract.ts'
import { joinTeam, type Member } from '../../tests/harness/desk-team.ts'
import { form } from '../../tests/harness/lead-desk.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import { runSeedCommand } from './commands.ts'

let site: TestSite
let rina: Member
beforeEach(async () => {
  site = await createTestSite()
  rina = await joinTeam(site, 'staff')
})
afterEach(() => site.close())

const seed = (...args: string[]) => {
  const { databaseUrl, dataDir } = site.services.configuration
  return runSeedCommand(args, { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }, () => {})
}

test('invented people are marked, come once, and go with all that was done about them; real ones stay', async () => {
  await site.post('/api/register', form())
  await seed('30', '50')
  await seed('30', '50')
  const { rows, total } = await rina.get<PeopleList>('people?view=all')
  expect(total).toBe(31)
  expect(rows.filter(({ isDemo }) => isDemo)).toHaveLength(30)
  const demo = rows.find(({ isDemo }) => isDemo)
  await rina.post(`people/${demo?.id}/notes`, { text: 'x', key: 'a-note-of-demo' })
  expect((await rina.post<{ rows: [] }>('search', { text: '5550 0003' })).rows).toHaveLength(1)
  expect(await seed('remove')).toContain('30')
  expect(await rina.people()).toMatchObject([{ isDemo: false, name: 'Sari Wulandari' }])
  const { queries } = site.services.database
  expect(await queries.selectFrom('desk_notes').selectAll().execute()).toEqual([])
  expect(await queries.selectFrom('leads').select('id').execute()).toHaveLength(1)
})

test.each([['x'], ['0'], ['10', '5'], ['1', '2', '3'], ['remove', 'all']])(
  '%s %s is refused with the usage',
  async (...args) => {
    await expect(seed(...args)).rejects.toThrow('npm run seed -- remove')
  },
)
