import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PersonRow } from '../../domain/desk/desk-people-contract.ts'
import type { Member } from '../../tests/harness/desk-team.ts'
import type { LeadDesk } from '../../tests/harness/lead-desk.ts'
import { MONDAY, openMondayDesk } from '../../tests/harness/monday-desk.ts'

let desk: LeadDesk
let rina: Member
const HOUR = 3_600_000

beforeEach(async () => {
  ;({ desk, rina } = await openMondayDesk())
})
afterEach(() => desk.close())

const only = async (): Promise<PersonRow> => (await rina.people())[0] as PersonRow
const citra = { name: 'Citra Lestari', email: 'citra@mail.example', phone: '0812 5550 0004' }
const walkIn = { key: 'walk-in-0001', kind: 'walk_in', language: 'id', wantsNews: false, step: 'contacted' }
const joko = { ...walkIn, name: 'Pak Joko', phone: citra.phone }

async function citraWaits(): Promise<PersonRow> {
  await desk.register(citra)
  desk.clock.nowMs += 2 * HOUR
  return rina.named(citra.name)
}

test('a walk-in with the contact of somebody with another name is asked about first: nothing is stored', async () => {
  const waiting = await citraWaits()
  expect(await rina.refused('people', joko)).toMatchObject({
    status: 409,
    code: 'desk.other_name',
    details: { people: [{ id: waiting.id, name: citra.name }] },
  })
  expect(await rina.people()).toEqual([waiting])
  expect(await desk.leads()).toHaveLength(1)
})

test('somebody else with a known number is a person of their own; who waits keeps name, step and wait', async () => {
  const waiting = await citraWaits()
  const { person } = await rina.post('people', { ...joko, sameAs: null })
  expect(person).toMatchObject({ name: 'Pak Joko', step: 'contacted', waitingSinceMs: null, submissions: 1 })
  expect(person.id).not.toBe(waiting.id)
  expect(await rina.named(citra.name)).toEqual(waiting)
  const again = await rina.post('people', { ...joko, key: 'walk-in-0002' })
  expect(again.person).toMatchObject({ id: person.id, submissions: 2 })
  await desk.register({ ...citra, name: 'Citra' })
  expect(await rina.named(citra.name)).toMatchObject({ id: waiting.id, submissions: 2, waitingSinceMs: MONDAY })
})

test('who was said to be somebody else, or was separated, is shown beside whom they share the contact with, and can be joined', async () => {
  const waiting = await citraWaits()
  const { person } = await rina.post('people', { ...joko, sameAs: null })
  const sharing = async (id: string) =>
    (await rina.story(id)).doubles.map(({ person: double, why }) => [double.id, why])
  expect(await sharing(waiting.id)).toEqual([[person.id, 'contact']])
  expect(await sharing(person.id)).toEqual([[waiting.id, 'contact']])
  const join = { otherId: person.id, takeFromOther: [] }
  expect((await rina.post(`people/${waiting.id}/merge`, join)).person).toMatchObject({ submissions: 2 })

  const { submissions } = await rina.story(waiting.id)
  const ofJoko = submissions.filter(({ name }) => name === 'Pak Joko').map(({ id }) => id)
  await rina.post(`people/${waiting.id}/separate`, { parts: [ofJoko] })
  const { id: otherId } = await rina.named('Pak Joko')
  expect(await sharing(waiting.id)).toEqual([[otherId, 'contact']])
  await rina.post(`people/${waiting.id}/merge`, { otherId, takeFromOther: [] })
  expect(await rina.people()).toMatchObject([{ id: waiting.id, submissions: 2 }])
})

test('the same person under another name is answered, keeps the known name and is not asked about again', async () => {
  const { id } = await citraWaits()
  const { person } = await rina.post('people', { ...joko, name: 'Bu Citra', sameAs: id })
  expect(person).toMatchObject({ id, name: citra.name, step: 'contacted', waitingSinceMs: null, asksIfSame: false })
  expect(await rina.named(citra.name)).toMatchObject({ id, submissions: 2 })
  expect((await rina.post<{ rows: PersonRow[] }>('search', { text: 'bu citra' })).rows).toMatchObject([{ id }])
})

test('of a number and an address that are two people’s the walk-in joins the one with the name, and both stay', async () => {
  const waiting = await citraWaits()
  await desk.register({ name: 'Joko Susilo', email: 'joko@mail.example', phone: '0811 222 3333' })
  desk.clock.nowMs += HOUR
  const { person } = await rina.post('people', { ...joko, name: 'Joko', email: 'joko@mail.example' })
  expect(person).toMatchObject({ phone: '+6281255500004', submissions: 2 })
  expect(person.id).not.toBe(waiting.id)
  expect(await rina.named(citra.name)).toEqual(waiting)
})

test('a person who is not among those with the contact is not taken for the same', async () => {
  await citraWaits()
  expect((await rina.refused('people', { ...joko, sameAs: 'nobody' })).code).toBe('desk.other_name')
})

test('who waited before a walk-in was taken for the same person has step and wait back once they are separated', async () => {
  const { id } = await citraWaits()
  await rina.post('people', { ...joko, sameAs: id })
  const { submissions } = await rina.story(id)
  const ofJoko = submissions.filter(({ name }) => name === 'Pak Joko').map((submission) => submission.id)
  const { person } = await rina.post(`people/${id}/separate`, { parts: [ofJoko] })
  expect(person).toMatchObject({
    name: citra.name,
    step: 'new',
    waitingSinceMs: MONDAY,
    ownerId: null,
    answeredAtMs: null,
  })
  expect(await rina.named('Pak Joko')).toMatchObject({ step: 'contacted', waitingSinceMs: null, ownerId: rina.id })
})

test('a walk-in is added once, tells nobody, and joins the person whose number it is', async () => {
  await desk.register(citra)
  const added = await rina.post('people', { ...walkIn, name: 'Clara Widjaja', phone: '0811 222 3333', note: 'Datang' })
  expect(added.person).toMatchObject({ kind: 'walk_in', step: 'contacted', waitingSinceMs: null, ownerId: rina.id })
  await rina.post('people', { ...walkIn, name: 'Clara Widjaja', phone: '0811 222 3333', note: 'Datang' })
  expect((await rina.story(added.person.id)).timeline.filter(({ type }) => type === 'note')).toHaveLength(1)
  expect(await rina.people()).toHaveLength(2)
  const joined = await rina.post('people', { ...walkIn, key: 'walk-in-0002', name: 'Citra', phone: citra.phone })
  expect(joined.person).toMatchObject({ submissions: 2, email: citra.email })
  expect((await desk.jobs()).filter(({ kind }) => kind === 'whatsapp.lead')).toHaveLength(1)
})

test('a walk-in of somebody who was lost says so, and the story tells it', async () => {
  await desk.register(citra)
  const { id, version } = await only()
  await rina.post(`people/${id}/step`, { version, step: 'lost', lostReason: 'price' })
  desk.clock.nowMs += 60_000
  const back = await rina.post('people', { ...walkIn, name: 'Citra', phone: citra.phone })
  expect(back).toMatchObject({ isReopened: true, person: { id, step: 'contacted', lostReason: null } })
  const steps = (await rina.story(id)).timeline.flatMap((item) =>
    item.type === 'event' ? [[item.kind, item.data]] : [],
  )
  expect(steps).toContainEqual(['step', expect.objectContaining({ from: 'lost', to: 'new', reason: 'price' })])
  expect(steps).toContainEqual(['added', expect.objectContaining({ to: 'contacted' })])
  const next = await rina.post('people', { ...walkIn, key: 'walk-in-0010', name: 'Citra', phone: citra.phone })
  expect(next).not.toHaveProperty('isReopened')
})

test.each([{ phone: 'abc' }, { phone: '0812' }, { email: 'abc' }, { phone: 'abc', email: 'abc@' }, {}])(
  'somebody with %o, who cannot be reached, is not added by hand',
  async (contact) => {
    expect(await rina.refused('people', { ...walkIn, name: 'Citra', ...contact })).toMatchObject({
      status: 400,
      code: 'body.invalid',
    })
    expect(await rina.people()).toEqual([])
  },
)

test('somebody is added by hand as a whole or not at all', async () => {
  const { queries } = desk.services.database
  await sql`alter table desk_notes rename to desk_notes_away`.execute(queries)
  const clara = { ...walkIn, name: 'Clara', phone: '0811 222 3333', note: 'Datang' }
  expect((await rina.refused('people', clara)).status).toBe(500)
  expect(await desk.leads()).toEqual([])
  await sql`alter table desk_notes_away rename to desk_notes`.execute(queries)
  await rina.post('people', clara)
  expect((await rina.story((await only()).id)).timeline.map(({ type }) => type).sort()).toEqual([
    'event',
    'note',
    'submission',
  ])
})
