import type { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeDemo } from '../../scripts/seeding/store-demo.ts'
import { DESK_QUESTIONS } from '../../tests/harness/desk-questions.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import type { Queries } from '../outside/database/tables.ts'
import { readFrame } from './read-frame.ts'
import { readToday } from './read-today.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
  await storeDemo(site.services.database, { people: 2000, submissions: 2500 }, Date.now())
})
afterAll(() => site.close())

/** What the desk asks the database, with the tables that must never be read as a whole. */
const ASKED: Record<string, (queries: Queries) => Promise<unknown>> = {
  ...DESK_QUESTIONS,
  'today': (queries) =>
    readToday({ ...site.services, database: { ...site.services.database, queries } }, { id: 'rina' }),
  'the frame': (queries) =>
    readFrame(
      { ...site.services, database: { ...site.services.database, queries } },
      { id: 'rina', email: 'rina@contoh.id', role: 'staff', sessionId: '' },
    ),
}

test.runIf(process.env.TEST_ENGINE !== 'postgres').each(Object.entries(ASKED))(
  '%s is found through indexes: no table of people or submissions is read as a whole',
  async (_, ask) => {
    const plans = await plansOf(ask)
    expect(plans.length).toBeGreaterThan(0)
    const whole = plans.filter((line) =>
      /^SCAN (leads|desk_people|desk_words|people|person_keys|desk_notes)\b/.test(line),
    )
    expect(whole.filter((line) => !line.includes('COVERING INDEX'))).toEqual([])
    expect(whole.filter((line) => line.startsWith('SCAN leads'))).toEqual([])
  },
)

test.runIf(process.env.TEST_ENGINE !== 'postgres').each([
  ['unanswered', 'desk_people_waiting'],
  ['due', 'desk_people_due'],
  ['step', 'desk_people_by_step'],
  ['kind', 'desk_people_by_kind'],
  ['source', 'desk_people_by_source'],
  ['program', 'desk_people_by_program'],
  ['city', 'desk_people_by_city'],
  ['a later page of a city', 'desk_people_by_city'],
  ['a city that nobody has', 'desk_people_by_city'],
  ['everything at once', 'desk_people_by_'],
  ['a rare name', 'sqlite_autoindex_desk_words'],
  ['a person', 'desk_people_name'],
  ['today', 'desk_people_waiting'],
] as const)('%s reads %s, also without statistics of the tables', async (asked, index) => {
  const plans = await plansOf(ASKED[asked] as (queries: Queries) => Promise<unknown>)
  expect(plans.filter((line) => line.includes(index)).length).toBeGreaterThan(0)
  expect(plans.filter((line) => line.includes('desk_words_person'))).toEqual([])
})

/** The plans of all queries that a call makes. */
async function plansOf(ask: (queries: Queries) => Promise<unknown>): Promise<string[]> {
  const { queries } = site.services.database
  const made: CompiledQuery[] = []
  const watched = queries.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => result,
  })
  const executor = watched.getExecutor()
  const compile = executor.compileQuery.bind(executor)
  executor.compileQuery = (...asked) => {
    const query = compile(...asked)
    made.push(query as CompiledQuery)
    return query as never
  }
  await ask(watched)
  const plans: string[] = []
  for (const query of made) {
    const explained = { ...query, sql: `explain query plan ${query.sql}` }
    const { rows } = await queries.executeQuery<{ detail: string }>(explained)
    plans.push(...rows.map(({ detail }) => detail))
  }
  return plans
}
