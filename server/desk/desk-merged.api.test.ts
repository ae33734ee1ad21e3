import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DeskChanges } from '../../domain/desk/desk-contract.ts'
import type { PersonRow } from '../../domain/desk/desk-people-contract.ts'
import type { PersonStory } from '../../domain/desk/desk-story-contract.ts'
import type { Member } from '../../tests/harness/desk-team.ts'
import type { LeadDesk } from '../../tests/harness/lead-desk.ts'
import { openQuietDesk } from '../../tests/harness/quiet-desk.ts'

let desk: LeadDesk
let rina: Member

beforeEach(async () => {
  ;({ desk, rina } = await openQuietDesk())
})
afterEach(() => desk.close())

const ratih = { name: 'Ratih Dewi', email: 'ratih@mail.example', phone: '0813 5550 0177' }
const citra = { name: 'Citra Lestari', email: 'citra@mail.example', phone: '0899 5550 0199' }
const HOUR_MS = 60 * 60_000

const notesOf = ({ timeline }: PersonStory) => timeline.flatMap((item) => (item.type === 'note' ? [item.text] : []))
const kindsOf = ({ timeline }: PersonStory) => timeline.flatMap((item) => (item.type === 'event' ? [item.kind] : []))
const separate = async (id: string) => {
  const line = (await rina.story(id)).timeline.find((item) => item.type === 'event' && item.kind === 'merged')
  const leadIds = line?.type === 'event' ? line.data.leadIds : []
  desk.clock.nowMs += 1000
  return rina.post(`people/${id}/separate`, { parts: [leadIds] })
}

/** Ratih waits; Citra, corrected by hand, has a step, a plan and a note, and was taken for Ratih an hour ago. */
async function merge(takeFromOther: string[] = []): Promise<{ kept: PersonRow; other: PersonRow; undo: string }> {
  await desk.registerNext(ratih)
  await desk.registerNext(citra)
  const [second, kept] = await rina.people()
  if (!second || !kept) throw new Error('two people')
  await rina.post(`people/${second.id}/details`, { version: 0, name: 'Citra L.', city: 'Kudus' })
  const nextContact = { atMs: desk.clock.nowMs + 48 * HOUR_MS, words: 'kelas malam' }
  await rina.post(`people/${second.id}/step`, { version: 1, step: 'trial', nextContact })
  await rina.post(`people/${second.id}/notes`, { text: 'catatan Citra', key: 'key of the note' })
  const { person: other } = await rina.story(second.id)
  const { undo } = await rina.post(`people/${kept.id}/merge`, { otherId: other.id, takeFromOther })
  return { kept, other, undo: undo?.eventId ?? '' }
}

const PLAN = ['step', 'ownerId', 'nextContact', 'waitingSinceMs', 'answeredAtMs', 'name', 'city', 'email'] as const
const planOf = (person: PersonRow) => Object.fromEntries(PLAN.map((line) => [line, person[line]]))

test('who was merged by mistake is as before once they are separated: step, plan, details, notes, story and address', async () => {
  const { kept, other } = await merge(['step', 'nextContact'])
  desk.clock.nowMs += HOUR_MS
  const { person } = await separate(kept.id)
  expect(planOf(person)).toEqual(planOf(kept))
  const again = await rina.story(other.id)
  expect(planOf(again.person)).toEqual(planOf(other))
  expect(notesOf(again)).toEqual(['catatan Citra'])
  expect(kindsOf(again)).toEqual(expect.arrayContaining(['separated', 'step', 'details']))
  expect(notesOf(await rina.story(kept.id))).toEqual([])
  expect(kindsOf(await rina.story(kept.id))).not.toContain('step')
  await desk.registerNext({ ...citra, email: '' })
  expect((await rina.story(other.id)).person.submissions).toBe(2)
})

test('what was decided since a merge stays with whom it was decided about, the rest is as before', async () => {
  const { kept, other } = await merge()
  const { person: whole } = await rina.story(kept.id)
  await rina.post(`people/${kept.id}/step`, { version: whole.version, step: 'enrolled' })
  await rina.post(`people/${kept.id}/notes`, { text: 'sejak itu', key: 'key of a later note' })
  const { person } = await separate(kept.id)
  expect(person).toMatchObject({ step: 'enrolled', waitingSinceMs: null })
  const again = await rina.story(other.id)
  expect(again.person).toMatchObject({ name: 'Citra L.', city: 'Kudus', ownerId: rina.id })
  expect([notesOf(again), notesOf(await rina.story(kept.id))]).toEqual([['catatan Citra'], ['sejak itu']])
})

test('a merge that is undone at once gives each their story back', async () => {
  const { kept, other, undo } = await merge()
  await rina.post('undo', { eventId: undo })
  expect(kindsOf(await rina.story(other.id))).toEqual(expect.arrayContaining(['step', 'details']))
  expect(kindsOf(await rina.story(kept.id))).not.toContain('step')
})

test('a merge that is undone gives each their marks back: from whom they are kept apart, also from each other', async () => {
  await desk.registerNext(ratih)
  await desk.registerNext({ ...ratih, phone: '0811 1111 2222', email: 'lain@mail.example' })
  await desk.registerNext(citra)
  const [other, third, kept] = (await rina.people()).map(({ id }) => id)
  await rina.post(`people/${other}/keep-apart`, { otherId: third })
  await rina.post(`people/${kept}/keep-apart`, { otherId: other })
  const { undo } = await rina.post(`people/${kept}/merge`, { otherId: other, takeFromOther: [] })
  await rina.post('undo', { eventId: undo?.eventId })
  const { queries } = desk.services.database
  const pairs = await queries.selectFrom('people_apart').selectAll().where('person_id', '=', String(other)).execute()
  expect(pairs.map(({ other_id }) => other_id).sort()).toEqual([kept, third].sort())
  expect((await rina.story(String(kept))).doubles).toMatchObject([{ person: { id: third }, why: 'name' }])
})

test('who was merged is found under the old address; a note that waited reaches them, and a change asks first', async () => {
  const { kept, other } = await merge()
  expect((await rina.story(other.id)).person).toMatchObject({ id: kept.id, submissions: 2 })
  await rina.post(`people/${other.id}/notes`, { text: 'ditulis di kereta', key: 'key of a late note' })
  expect(notesOf(await rina.story(kept.id))).toContain('ditulis di kereta')
  expect(await rina.refused(`people/${other.id}/step`, { version: other.version, step: 'enrolled' })).toMatchObject({
    code: 'desk.conflict',
    details: { person: { id: kept.id } },
  })
  expect((await rina.post(`people/${other.id}/claim`)).person).toMatchObject({ id: kept.id })
  const { changes } = await rina.get<DeskChanges>('changes?after=0')
  expect(changes).toContainEqual(expect.objectContaining({ personId: kept.id, mergedId: other.id }))
  await rina.post(`people/${kept.id}/erase`, { word: 'hapus' })
  expect((await rina.who.get(`/api/desk/people/${other.id}`)).status).toBe(404)
})

test('a separation that is undone is a merge again, which can be separated as well as before', async () => {
  const { kept, other } = await merge()
  const { undo } = await separate(kept.id)
  await rina.post('undo', { eventId: undo?.eventId })
  expect(await rina.people()).toHaveLength(1)
  expect(notesOf(await rina.story(kept.id))).toEqual(['catatan Citra'])
  await separate(kept.id)
  expect(planOf((await rina.story(other.id)).person)).toEqual(planOf(other))
})

test('who is erased after a merge was taken apart is in nobody’s story', async () => {
  const { kept, other } = await merge()
  await separate(kept.id)
  await rina.post(`people/${other.id}/erase`, { word: 'hapus' })
  const rows = await desk.services.database.queries.selectFrom('desk_events').select('data').execute()
  expect(JSON.stringify(rows)).not.toMatch(/citra/i)
})
