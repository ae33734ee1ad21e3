import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { joinTeam } from '../../tests/harness/desk-team.ts'
import { hold, untilWaiting } from '../../tests/harness/hold-transaction.ts'
import { capture, form } from '../../tests/harness/lead-desk.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import { recordEvent } from '../desk/events.ts'
import { NO_LIMITS, openPostgres } from '../outside/database/postgres.ts'
import type { Database } from '../outside/database/tables.ts'
import { lockKeys, lockPerson, sharePeople } from '../people/people-lock.ts'
import { personKeys } from '../people/person-keys.ts'

const AT_ONCE = 50
const SHORT_MS = 300

let site: TestSite
beforeEach(async () => {
  site = await createTestSite()
})
afterEach(() => site.close())

let addresses = 0
/** Each from an address of its own, so that no limit is met. */
const send = async (body: object, path = '/api/register') => {
  addresses += 1
  const from = `10.1.${addresses >> 8}.${addresses & 255}`
  const headers = { 'content-type': 'application/json' }
  const response = await site.request(path, { method: 'POST', body: JSON.stringify(body), headers, from })
  return { status: response.status, leadId: ((await response.json()) as { leadId?: string }).leadId }
}
const sendAll = async (bodies: readonly object[]) => {
  const answers = await Promise.all(bodies.map((body) => send(body)))
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  return answers
}
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i))
const queries = () => site.services.database.queries
const stored = async (table: 'leads' | 'people' | 'person_keys' | 'outbox'): Promise<number> =>
  (await queries().selectFrom(table).select(sql`1`.as('one')).execute()).length
const deskPeople = () => queries().selectFrom('desk_people').selectAll().execute()
const events = () => queries().selectFrom('desk_events').selectAll().orderBy('seq').execute()
const contact = (email: string, phone: string) =>
  form({ email: `${email}@contoh.id`, phone: `0812-3456-70${phone}`, userId: `user_${email}` })

test('submissions of one person that come at once make one person, and none is left out of a count', async () => {
  await sendAll(times(AT_ONCE, (index) => form({ userId: `user_${index}` })))
  expect(await stored('people')).toBe(1)
  expect(await stored('leads')).toBe(AT_ONCE)
  expect(await stored('outbox')).toBe(AT_ONCE)
  expect(await deskPeople()).toMatchObject([{ submissions: AT_ONCE }])
  const told = await events()
  expect(told.map(({ seq }) => seq)).toEqual(times(AT_ONCE, (index) => index + 1))
  expect(told.map(({ kind }) => kind)).toEqual(['arrived', ...times(AT_ONCE - 1, () => 'joined')])
  const counted = queries().selectFrom('analytics_counts').select('value')
  expect(await counted.where('metric', '=', 'lead').execute()).toEqual([{ value: AT_ONCE }])
})

test('a form that is sent several times at once is one lead, and each answer names it', async () => {
  const body = form()
  const answers = await sendAll(times(20, () => body))
  const leads = await queries().selectFrom('leads').select('id').execute()
  expect(leads).toHaveLength(1)
  expect(new Set(answers.map(({ leadId }) => leadId))).toEqual(new Set([leads[0]?.id]))
  expect(await stored('outbox')).toBe(1)
})

test('forms that join the same two people at once leave one, with everything of both', async () => {
  await sendAll([contact('one', '11'), contact('two', '22')])
  expect(await stored('people')).toBe(2)
  await sendAll([contact('one', '22'), contact('two', '11')])
  expect(await stored('people')).toBe(1)
  expect(await deskPeople()).toMatchObject([{ submissions: 4 }])
  expect(await stored('person_keys')).toBe(4)
})

test('a ring of forms, each with a contact of the next, ends as one person in whatever order they come', async () => {
  const size = 8
  const own = times(size, (i) => contact(`ring${i}`, String(10 + i)))
  const next = times(size, (i) => contact(`ring${i}`, String(10 + ((i + 1) % size))))
  await sendAll([...own, ...next])
  expect(await stored('people')).toBe(1)
  expect(await deskPeople()).toMatchObject([{ submissions: 2 * size }])
})

test('a visitor who gives the tutor a name first and a contact later stays one person', async () => {
  const answers = [{ name: 'Sari' }, { name: 'Sari', goal: 'IELTS' }, { name: 'Sari', email: 'sari@contoh.id' }]
  for (const leadInfo of answers) expect((await send(capture({ leadInfo }), '/api/chat/capture-lead')).status).toBe(200)
  expect(await stored('people')).toBe(1)
  expect((await events()).map(({ kind }) => kind)).toEqual(['arrived'])
  expect(await deskPeople()).toMatchObject([{ email: 'sari@contoh.id', submissions: 1 }])
})

describe.runIf(process.env.TEST_ENGINE === 'postgres')('beside another process', () => {
  let other: Database
  beforeEach(async () => {
    await site.close()
    site = await createTestSite({ postgresLimits: { ...NO_LIMITS, lockMs: SHORT_MS } })
    other = await openPostgres(site.services.configuration.databaseUrl as string, NO_LIMITS)
  })
  afterEach(() => other.close())

  test('a lead that hangs holds up its own person and nobody else', async () => {
    const keys = personKeys({ email: 'sari@contoh.id', phone: null })
    const { held, letGo } = hold(other, async (queries) => {
      await sharePeople(queries)
      await lockKeys(queries, 'contact', keys)
    })
    await held
    const [same, another] = [await send(form()), await send(contact('else', '11'))]
    expect([same.status, another.status]).toEqual([503, 200])
    await letGo()
    await sendAll([form()])
  })

  test('a lead waits for a change of its person at the desk, and goes on from what was changed', async () => {
    await sendAll([form()])
    const [person] = await deskPeople()
    const { held, letGo } = hold(other, async (queries) => {
      await sharePeople(queries)
      await lockPerson(queries, person?.person_id ?? '')
      await queries.updateTable('desk_people').set({ step: 'lost', lost_reason: 'price' }).execute()
    })
    await held
    const waiting = send(form())
    await untilWaiting(other, 1)
    await letGo()
    expect((await waiting).status).toBe(200)
    expect(await deskPeople()).toMatchObject([{ step: 'new', lost_reason: null, submissions: 2 }])
  })

  test('a change at the desk waits for a lead of its person', async () => {
    const rina = await joinTeam(site, 'staff')
    await sendAll([form(), contact('else', '11')])
    const [busy, free] = await deskPeople()
    const { held, letGo } = hold(other, (queries) => lockPerson(queries, busy?.person_id ?? ''))
    await held
    const claim = (id: string | undefined) => rina.who.post(`/api/desk/people/${id}/claim`, {})
    expect([(await claim(busy?.person_id)).status, (await claim(free?.person_id)).status]).toEqual([503, 200])
    await letGo()
    expect((await claim(busy?.person_id)).status).toBe(200)
  })

  test('whoever commits later has the higher number, also when it was asked for earlier', async () => {
    const event = { kind: 'settings', personId: null, actorId: null, atMs: 1 } as const
    const { held, letGo } = hold(other, (queries) => recordEvent(queries, event))
    await held
    const lead = send(form())
    await untilWaiting(other, 1)
    expect(await events()).toEqual([])
    await letGo()
    expect((await lead).status).toBe(200)
    expect((await events()).map(({ seq, kind }) => [seq, kind])).toEqual([
      [1, 'settings'],
      [2, 'arrived'],
    ])
  })
})
