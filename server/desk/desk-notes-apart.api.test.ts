import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PersonStory } from '../../domain/desk/desk-story-contract.ts'
import type { Member } from '../../tests/harness/desk-team.ts'
import { capture, type LeadDesk } from '../../tests/harness/lead-desk.ts'
import { openQuietDesk } from '../../tests/harness/quiet-desk.ts'

let desk: LeadDesk
let rina: Member

beforeEach(async () => {
  ;({ desk, rina } = await openQuietDesk())
})
afterEach(() => desk.close())

const later = () => {
  desk.clock.nowMs += 1000
}
const note = async (id: string, text: string) => {
  later()
  await rina.post(`people/${id}/notes`, { text, key: `key of ${text}` })
}
const notesIn = ({ timeline }: PersonStory) => timeline.flatMap((item) => (item.type === 'note' ? [item] : []))
const textsOf = async (id: string) =>
  notesIn(await rina.story(id))
    .map(({ text }) => text)
    .sort()
const idOf = async (name: string) => (await rina.named(name)).id
const submissionsOf = async (id: string, name: string) =>
  (await rina.story(id)).submissions.flatMap((each) => (each.name === name ? [each.id] : []))

const ayah = { name: 'Ayah Wibowo', email: 'ayah@mail.example', phone: '0813 5550 0177' }
const clara = { name: 'Clara Lestari', email: 'clara@mail.example', phone: '0899 5550 0199' }

/** Two with a note each, whom a third submission with the contacts of both makes one. */
async function joinedByThemselves(): Promise<string> {
  await desk.registerNext(ayah)
  await desk.registerNext(clara)
  await note(await idOf(ayah.name), 'tentang Ayah')
  await note(await idOf(clara.name), 'tentang Clara')
  await desk.registerNext({ ...ayah, email: clara.email })
  const [person, ...others] = await rina.people()
  expect(others).toEqual([])
  return person?.id ?? ''
}

test('people who were joined by themselves have their own notes back once they are separated by their names', async () => {
  const id = await joinedByThemselves()
  await rina.post(`people/${id}/separate`, { parts: [await submissionsOf(id, clara.name)] })
  expect(await textsOf(await idOf(clara.name))).toEqual(['tentang Clara'])
  expect(await textsOf(await idOf(ayah.name))).toEqual(['tentang Ayah'])
})

test('the story says that two were joined by themselves; that line separates them again, each with what they had', async () => {
  const id = await joinedByThemselves()
  const line = (await rina.story(id)).timeline.find((item) => item.type === 'event' && item.kind === 'merged')
  expect(line).toMatchObject({ actorId: null })
  const { person } = await rina.post(`people/${id}/separate`, {
    parts: [line?.type === 'event' ? line.data.leadIds : []],
  })
  const other = (await rina.people()).find((each) => each.id !== person.id)
  const [own, theirs] = [await textsOf(person.id), await textsOf(other?.id ?? '')]
  expect([own, theirs].sort()).toEqual([['tentang Ayah'], ['tentang Clara']])
})

test('whoever stays, a note from before the other came goes with whom it was written about', async () => {
  await desk.registerNext(ayah)
  const id = await idOf(ayah.name)
  await note(id, 'tentang Ayah')
  await desk.registerNext({ ...clara, phone: ayah.phone })
  await rina.post(`people/${id}/separate`, { parts: [await submissionsOf(id, ayah.name)] })
  expect(await textsOf(id)).toEqual([])
  expect(await textsOf(await idOf(ayah.name))).toEqual(['tentang Ayah'])
})

test('a note about a chat comes back with the chat that turned out to be of somebody known', async () => {
  await desk.registerNext(ayah)
  const chat = { leadInfo: { name: 'Clara Lestari' } }
  await desk.post('/api/chat/capture-lead', capture({ leadInfo: { ...chat.leadInfo, email: clara.email } }))
  await note(await idOf(clara.name), 'tentang Clara')
  later()
  await desk.post(
    '/api/chat/capture-lead',
    capture({ leadInfo: { ...chat.leadInfo, email: ayah.email }, status: 'complete' }),
  )
  const [person] = await rina.people()
  const id = person?.id ?? ''
  await rina.post(`people/${id}/separate`, { parts: [await submissionsOf(id, clara.name)] })
  expect(await textsOf(await idOf(clara.name))).toEqual(['tentang Clara'])
  expect(await textsOf(await idOf(ayah.name))).toEqual([])
})

test('a note that came with a walk-in is about the walk-in', async () => {
  await desk.registerNext(ayah)
  const id = await idOf(ayah.name)
  later()
  const walkIn = { key: 'walk-in-0001', kind: 'walk_in', language: 'id', wantsNews: false, step: 'contacted' }
  await rina.post('people', { ...walkIn, name: clara.name, phone: ayah.phone, sameAs: id, note: 'datang sendiri' })
  await rina.post(`people/${id}/separate`, { parts: [await submissionsOf(id, clara.name)] })
  expect(await textsOf(await idOf(clara.name))).toEqual(['datang sendiri'])
})

test('a note that was written about both says so, and goes with whom it was said to be about', async () => {
  await desk.registerNext(ayah)
  await desk.registerNext({ ...clara, phone: ayah.phone })
  const { id } = (await rina.people())[0] ?? { id: '' }
  await note(id, 'kelas malam')
  await note(id, 'bayar tunai')
  const whole = await rina.story(id)
  const leadIds = whole.submissions.map((submission) => submission.id).sort()
  const [cash, evening] = notesIn(whole)
  expect([cash?.about.toSorted(), evening?.about.toSorted()]).toEqual([leadIds, leadIds])
  const parts = [await submissionsOf(id, clara.name)]
  const { undo } = await rina.post(`people/${id}/separate`, { parts, notes: { [evening?.id ?? '']: 1 } })
  expect(await textsOf(await idOf(clara.name))).toEqual(['kelas malam'])
  expect(await textsOf(await idOf(ayah.name))).toEqual(['bayar tunai'])
  await rina.post('undo', { eventId: undo?.eventId })
  expect(await textsOf(id)).toEqual(['bayar tunai', 'kelas malam'])
})
