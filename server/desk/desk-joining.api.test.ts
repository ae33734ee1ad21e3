import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PersonRow } from '../../domain/desk/desk-people-contract.ts'
import type { Member } from '../../tests/harness/desk-team.ts'
import type { LeadDesk } from '../../tests/harness/lead-desk.ts'
import { openQuietDesk } from '../../tests/harness/quiet-desk.ts'

let desk: LeadDesk
let rina: Member

beforeEach(async () => {
  ;({ desk, rina } = await openQuietDesk())
})
afterEach(() => desk.close())

const note = (id: string, text: string) => rina.post(`people/${id}/notes`, { text, key: `key of ${text}` })
const notesOf = async (id: string) =>
  (await rina.story(id)).timeline.flatMap((item) => (item.type === 'note' ? [item.text] : [])).sort()

const first = { name: 'Dimas Aryo Wibowo', email: 'dimas@mail.example', phone: '0813 5550 0177', city: 'Surabaya' }
const second = { name: 'Dimas Aryo Wibowo', email: 'd.aryo@pt.example', phone: '0899 5550 0199', city: 'Malang' }

test('one number under two names is asked about: one person after all, or separated again with all their own', async () => {
  await desk.registerNext(first)
  await desk.registerNext({ ...second, name: 'Dimas A. W.', phone: first.phone })
  const joined = await rina.named('Dimas A. W.')
  expect(joined).toMatchObject({ asksIfSame: true, submissions: 2 })
  const { person } = await rina.post(`people/${joined.id}/same`)
  expect(person.asksIfSame).toBe(false)

  const { submissions } = await rina.story(joined.id)
  await rina.post(`people/${joined.id}/separate`, { parts: [[submissions[0]?.id]] })
  const parted = await rina.named('Dimas A. W.')
  expect(parted).toMatchObject({ email: second.email, submissions: 1 })
  expect(await rina.named(first.name)).toMatchObject({ id: joined.id, submissions: 1, email: first.email })
  await desk.registerNext({ ...second, name: 'Dimas A. W.', phone: first.phone })
  expect(await rina.people()).toHaveLength(2)
  expect(await rina.named('Dimas A. W.')).toMatchObject({ id: parted.id, submissions: 2 })
})

const shared = { email: '', phone: '0813 5550 0177' }

test('of three with one number each gets what is theirs: step and owner, an answer, the open question; it can be undone', async () => {
  await desk.registerNext({ ...shared, name: 'Ayah Wibowo', email: 'ayah@mail.example' })
  const { id } = await rina.named('Ayah Wibowo')
  const answered = await rina.post(`people/${id}/step`, { version: 0, step: 'trial' })
  await desk.registerNext({ ...shared, name: 'Clara Lestari', email: 'clara@mail.example' })
  await desk.registerNext({ ...shared, name: 'Clara Lestari', email: 'clara@mail.example' })
  const since = desk.clock.nowMs - 1000
  await desk.registerNext({ ...shared, name: 'Bagas Putra', email: 'bagas@mail.example' })
  const { submissions } = await rina.story(id)
  const idsOf = (name: string) => submissions.flatMap((each) => (each.name === name ? [each.id] : []))
  const parts = [idsOf('Clara Lestari'), idsOf('Bagas Putra')]
  expect((await rina.refused(`people/${id}/separate`, { parts: [...parts, idsOf('Ayah Wibowo')] })).status).toBe(400)

  const { person, undo } = await rina.post(`people/${id}/separate`, { parts })
  expect(person).toMatchObject({ id, name: 'Ayah Wibowo', step: 'trial', ownerId: rina.id, waitingSinceMs: null })
  expect(person.answeredAtMs).toBe(answered.person.answeredAtMs)
  const clara = await rina.named('Clara Lestari')
  expect(clara).toMatchObject({ step: 'new', ownerId: null, waitingSinceMs: since, submissions: 2 })
  const bagas = await rina.named('Bagas Putra')
  expect(bagas).toMatchObject({ step: 'new', ownerId: null, waitingSinceMs: desk.clock.nowMs, submissions: 1 })
  await desk.registerNext({ name: 'Bagas', phone: '0811 1111 2222', email: 'bagas@mail.example' })
  await desk.registerNext({ name: 'Bagas', phone: '0811 1111 2222', email: 'clara@mail.example' })
  expect(await rina.people()).toHaveLength(3)

  await note(clara.id, 'tetap ada')
  await rina.post('undo', { eventId: undo?.eventId })
  expect(await rina.people()).toHaveLength(1)
  const whole = await rina.story(id)
  expect(whole.person).toMatchObject({ step: 'trial', ownerId: rina.id, submissions: 6, waitingSinceMs: since })
  expect(await notesOf(id)).toEqual(['tetap ada'])
  expect(whole.timeline.filter((item) => item.type === 'event' && item.kind === 'separated')).toHaveLength(1)
})

test('a separation is not taken back once one of them was decided about; who is erased is in no other’s story', async () => {
  await desk.registerNext(first)
  await desk.registerNext({ ...second, name: 'Clara Lestari', phone: first.phone })
  const { id } = await rina.named('Clara Lestari')
  const { submissions } = await rina.story(id)
  const { undo } = await rina.post(`people/${id}/separate`, { parts: [[submissions[0]?.id]] })
  const clara = await rina.named('Clara Lestari')
  await rina.post(`people/${clara.id}/step`, { version: 0, step: 'contacted' })
  expect((await rina.refused('undo', { eventId: undo?.eventId })).code).toBe('desk.undo_over')
  await rina.post(`people/${id}/erase`, { word: 'hapus' })
  expect(JSON.stringify(await rina.story(clara.id))).not.toContain(id)
})

test('that two names are of one person can be taken back: it is asked again, and both names are found', async () => {
  await desk.registerNext(first)
  await desk.registerNext({ ...second, name: 'Dimas A. W.', phone: first.phone })
  const { id } = await rina.named('Dimas A. W.')
  const { undo } = await rina.post(`people/${id}/same`)
  const { person } = await rina.post('undo', { eventId: undo?.eventId })
  expect(person).toMatchObject({ asksIfSame: true, submissions: 2 })
  expect((await rina.post<{ rows: PersonRow[] }>('search', { text: 'Wibowo' })).rows).toMatchObject([{ id }])
})

test('two people with one name are shown side by side; a merge keeps everything, line by line, and can be undone', async () => {
  await desk.registerNext(first)
  await desk.registerNext(second)
  const [other, kept] = await rina.people()
  if (!kept || !other) throw new Error('two people')
  expect((await rina.story(kept.id)).doubles).toMatchObject([{ person: { id: other.id }, why: 'name' }])
  await note(kept.id, 'catatan satu')
  await note(other.id, 'catatan dua')
  await rina.post(`people/${other.id}/step`, { version: 0, step: 'trial' })
  const merged = await rina.post(`people/${kept.id}/merge`, { otherId: other.id, takeFromOther: ['email', 'step'] })
  expect(merged.person).toMatchObject({ id: kept.id, email: second.email, city: first.city, step: 'trial' })
  expect(merged.person.submissions).toBe(2)
  expect(await notesOf(kept.id)).toEqual(['catatan dua', 'catatan satu'])
  expect((await rina.post<{ rows: PersonRow[] }>('search', { text: '0899' })).rows).toMatchObject([{ id: kept.id }])
  expect(await rina.people()).toHaveLength(1)

  await rina.post('undo', { eventId: merged.undo?.eventId })
  expect(await rina.people()).toHaveLength(2)
  expect(await notesOf(other.id)).toEqual(['catatan dua'])
  expect((await rina.story(kept.id)).person).toMatchObject({ step: 'new', email: first.email, submissions: 1 })
  expect((await rina.story(other.id)).person).toMatchObject({ step: 'trial', email: second.email })
  await desk.registerNext({ ...second, city: 'Medan' })
  expect((await rina.story(other.id)).person.submissions).toBe(2)
})

test('two who are kept apart are not offered again, nor joined by a later submission', async () => {
  await desk.registerNext(first)
  await desk.registerNext(second)
  const [one, other] = await rina.people()
  await rina.post(`people/${one?.id}/keep-apart`, { otherId: other?.id })
  expect((await rina.story(one?.id ?? '')).doubles).toEqual([])
  expect((await rina.story(other?.id ?? '')).doubles).toEqual([])
  await desk.registerNext({ ...first, email: second.email })
  expect(await rina.people()).toHaveLength(2)
})

test('people who turn out to be one by a later submission keep steps, notes and owners', async () => {
  await desk.registerNext({ ...first, name: 'Dimas' })
  await desk.registerNext({ ...second, name: 'Dimas Aryo' })
  const [b, a] = await rina.people()
  await note(a?.id ?? '', 'satu')
  await note(b?.id ?? '', 'dua')
  await rina.post(`people/${b?.id}/step`, { version: 0, step: 'trial' })
  await desk.registerNext({ ...first, name: 'Dimas Aryo', email: second.email })
  const [person] = await rina.people()
  expect(person).toMatchObject({ step: 'trial', submissions: 3, ownerId: rina.id })
  expect(await notesOf(person?.id ?? '')).toEqual(['dua', 'satu'])
})

test('text that no database stores makes no call of the desk fail', async () => {
  await desk.registerNext(first)
  const { id } = await rina.named(first.name)
  for (const odd of ['\u0000', '\ud800'])
    for (const [path, body] of Object.entries(oddBodies(id, odd)))
      expect((await rina.refused(path, body)).status, path).toBeLessThan(500)
  for (const path of ODD_ADDRESSES) expect((await rina.who.get(path)).status, path).toBeLessThan(500)
})

const ODD_ADDRESSES = [
  '/api/desk/people/%00',
  '/api/desk/people/%00/export',
  '/api/desk/people?view=all&city=%00&program=%00&owner=none%00',
  '/api/desk/people?view=all&after=1.%00',
  '/api/desk/people.csv?view=nothing',
  '/api/desk/people.csv?view=all&city=%00',
  '/api/desk/statistics?from=%00&to=2026-99-99',
  '/api/desk/changes?after=x',
  '/admin/inbox?city=%00&view=x',
  '/admin/people/%00',
]

const oddBodies = (id: string, odd: string): Record<string, object> => ({
  search: { text: `dimas${odd}` },
  undo: { eventId: `x${odd}` },
  people: { key: `12345678${odd}`, kind: 'walk_in', name: `x${odd}`, language: 'id', wantsNews: false, step: 'new' },
  [`people/${id}/notes`]: { text: `x${odd}`, key: `12345678${odd}` },
  [`people/${id}/details`]: { version: 0, name: `x${odd}`, email: odd, phone: odd, city: odd, goal: odd },
  [`people/${id}/step`]: { version: 1, step: 'lost', lostReason: 'other', lostWords: odd },
  [`people/${id}/owner`]: { version: 2, ownerId: odd },
  [`people/${id}/next-contact`]: { version: 2, atMs: Date.UTC(2098, 0), words: odd },
  [`people/${id}/merge`]: { otherId: odd, takeFromOther: [] },
  [`people/${id}/keep-apart`]: { otherId: odd },
  [`people/${id}/separate`]: { parts: [[odd]] },
  [`people/${id}/erase`]: { word: odd },
  'settings/templates': {
    version: 0,
    templates: [{ id: `x${odd}`, name: { id: odd, en: odd }, text: { id: odd }, isPromo: false }],
  },
  'settings/hours': {
    version: 0,
    week: Array(7).fill(null),
    holidays: [{ from: '2026-01-01', to: '2026-01-01', name: odd }],
  },
})
