import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DeskFrame } from '../../domain/desk/desk-contract.ts'
import type { DeskStatistics, DeskToday } from '../../domain/desk/desk-figures-contract.ts'
import type { PersonRow } from '../../domain/desk/desk-people-contract.ts'
import type { DeskSettings } from '../../domain/desk/desk-settings-contract.ts'
import type { PersonStory } from '../../domain/desk/desk-story-contract.ts'
import { storeDemo } from '../../scripts/seeding/store-demo.ts'
import { joinTeam, type Member } from '../../tests/harness/desk-team.ts'
import { capture, form, type LeadDesk, openLeadDesk } from '../../tests/harness/lead-desk.ts'

let desk: LeadDesk
let rina: Member
const MONDAY = Date.parse('2026-11-16T10:00:00+07:00')
const DAY = 24 * 60 * 60_000

beforeEach(async () => {
  desk = await openLeadDesk()
  desk.clock.nowMs = MONDAY
  rina = await joinTeam(desk, 'owner')
})
afterEach(() => desk.close())

const register = (changes: object = {}) => desk.post('/api/register', form(changes))
const dimas = { name: 'Dimas Aryo', email: 'dimas@mail.example', phone: '0813 5550 0177', city: 'Surabaya' }
const statistics = () => rina.get<DeskStatistics>('statistics')
const today = () => rina.get<DeskToday>('today')
const move = async (id: string, step: string) => {
  const { version } = (await rina.people()).find((person) => person.id === id) as PersonRow
  return rina.post(`people/${id}/step`, { version, step })
}
const countOf = (counts: readonly { name: string; count: number }[], name: string) =>
  counts.find((each) => each.name === name)?.count

test('statistics count people, however often they write', async () => {
  await register({ utm: { utm_source: 'ig' } })
  desk.clock.nowMs += 1000
  await register({ kind: 'trial', utm: { utm_source: 'ig' } })
  await register(dimas)
  await desk.post('/api/chat/capture-lead', capture({ leadInfo: { name: 'Ni Luh', email: 'ayu@mail.example' } }))
  await register({ name: 'Program', email: 'x@spam.example', phone: '0811 0000 0000', website: 'http://spam.example' })
  const { people, peopleByDay, sources, kinds, cities, steps } = await statistics()
  expect(people).toEqual({ now: 2, before: 0 })
  expect(peopleByDay.at(-1)).toEqual({ day: '2026-11-16', count: 2 })
  expect(peopleByDay.at(-2)?.count).toBe(0)
  expect([countOf(sources, 'instagram'), countOf(sources, 'direct')]).toEqual([1, 1])
  expect([countOf(kinds, 'trial'), countOf(kinds, 'registration')]).toEqual([1, 1])
  expect([countOf(cities, 'Bandung'), countOf(cities, 'Surabaya')]).toEqual([1, 1])
  expect(steps[0]).toEqual({ step: 'new', count: 2 })
  const { week } = await today()
  expect(week.stair.find(({ step }) => step === 'sent')?.count).toBe(2)
  expect(countOf(week.sources, 'instagram')).toBe(1)
  desk.clock.nowMs += DAY
  expect((await today()).yesterday).toMatchObject({ arrived: 2, arrivedWeekBefore: 0 })
})

test('a step counts each person once: not a second time after going back, and not after an undo', async () => {
  await register()
  const [sari] = await rina.people()
  const id = sari?.id ?? ''
  await move(id, 'trial')
  await move(id, 'contacted')
  const again = await move(id, 'trial')
  expect((await statistics()).trials.now).toBe(1)
  await rina.post('undo', { eventId: again.undo?.eventId })
  expect((await statistics()).trials.now).toBe(1)
  const { undo } = await move(id, 'enrolled')
  await rina.post('undo', { eventId: undo?.eventId })
  expect((await statistics()).enrolled.now).toBe(0)
  await move(id, 'enrolled')
  expect((await statistics()).enrolled.now).toBe(1)
})

test('somebody added by hand who was answered on the spot counts as contacted', async () => {
  const walkIn = { kind: 'walk_in', language: 'id', wantsNews: false, step: 'contacted', phone: '0811 222 3333' }
  await rina.post('people', { ...walkIn, key: 'walk-in-0001', name: 'Clara' })
  await rina.post('people', { ...walkIn, key: 'walk-in-0001', name: 'Clara' })
  expect((await today()).week.stair.find(({ step }) => step === 'contacted')?.count).toBe(1)
})

test('who was answered last is told, by whom and how fast; not an answer that was taken back', async () => {
  await register()
  await register(dimas)
  expect((await today()).lastAnswer).toBeNull()
  const idOf = async (name: string) => (await rina.people()).find((person) => person.name === name)?.id ?? ''
  desk.clock.nowMs += 3 * 60_000
  await move(await idOf(dimas.name), 'contacted')
  const { me } = await rina.get<DeskFrame>('frame')
  const first = { name: dimas.name, byName: me.name, minutes: 3 }
  expect((await today()).lastAnswer).toEqual(first)
  desk.clock.nowMs += 60_000
  await move(await idOf(dimas.name), 'trial')
  const other = (await rina.people()).find(({ name }) => name !== dimas.name) as PersonRow
  const { undo } = await move(other.id, 'contacted')
  expect((await today()).lastAnswer).toEqual({ ...first, name: other.name, minutes: 4 })
  await rina.post('undo', { eventId: undo?.eventId })
  expect((await today()).lastAnswer).toEqual(first)
})

test('sample people are in no figure', async () => {
  await storeDemo(desk.services.database, { people: 8, submissions: 12 }, MONDAY)
  const samples = await rina.people('view=all')
  expect(samples).toHaveLength(8)
  for (const { id } of samples) await move(id, 'trial')
  const { people, trials, steps, sources, answerTimes } = await statistics()
  expect([people.now, trials.now, sources, steps.every(({ count }) => count === 0)]).toEqual([0, 0, [], true])
  expect(answerTimes.within.every(({ count }) => count === 0)).toBe(true)
  expect((await today()).answered).toEqual({ people: 0, medianMin: null })
})

test('the health of WhatsApp tells what was never used from what works, is tried again, or is given up', async () => {
  const health = async () => (await today()).health.find(({ name }) => name === 'whatsapp')
  const unused = { mode: 'real', failed: 0, waiting: 0, lastSuccessAtMs: null }
  expect(await health()).toMatchObject(unused)
  desk.cloud.answers.push({ status: 500 })
  await register()
  await desk.work()
  expect(await health()).toMatchObject({ ...unused, waiting: 1, lastProblem: expect.any(String) })
  const { connections } = await rina.get<DeskSettings>('settings')
  expect(connections?.find(({ name }) => name === 'whatsapp')).toMatchObject({ waiting: 1 })
  await desk.workLater(DAY / 24)
  expect(await health()).toMatchObject({ waiting: 0, failed: 0, lastSuccessAtMs: desk.clock.nowMs, lastProblem: null })
})

test('where nothing is connected, messages are kept, and neither the health nor the story calls them sent', async () => {
  await desk.close()
  desk = await openLeadDesk({ WHATSAPP_TOKEN: '', WHATSAPP_PHONE_NUMBER_ID: '' })
  rina = await joinTeam(desk, 'owner')
  await register()
  await desk.work()
  expect((await today()).health).toMatchObject([{ name: 'whatsapp', mode: 'embedded' }, { mode: 'embedded' }])
  const [person] = await rina.people()
  const { timeline } = await rina.get<PersonStory>(`people/${person?.id}`)
  expect(timeline).toContainEqual(expect.objectContaining({ channel: 'whatsapp', state: 'kept' }))
})
