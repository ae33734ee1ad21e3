import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PersonStory } from '../../../domain/desk/desk-story-contract.ts'
import { joinTeam } from '../../../tests/harness/desk-team.ts'
import { choose, MINUTE_MS, openPushDesk, type PushDesk, withDevice } from '../../../tests/harness/push-desk.ts'
import { sendDigests } from './digest.ts'

let desk: PushDesk

beforeEach(async () => {
  desk = await openPushDesk()
})
afterEach(() => desk.close())

const HOUR_MS = 60 * MINUTE_MS
const titles = () => desk.push.received.map(({ content }) => content.title)
const mails = () =>
  desk.site.services.database.queries.selectFrom('mailbox').selectAll().orderBy('created_at_ms').execute()

test('nobody claims: all are told once more after five minutes, and then no more', async () => {
  await withDevice(desk, 'staff')
  await desk.register()
  await desk.work()
  await desk.workLater(4 * MINUTE_MS)
  expect(titles()).toEqual(['Somebody is waiting for an answer'])
  await desk.workLater(MINUTE_MS)
  await desk.workLater(HOUR_MS)
  expect(titles()).toEqual(['Somebody is waiting for an answer', 'Somebody has been waiting for 5 minutes'])
})

test('the next in order is told after the minutes that the owner has set, then everybody', async () => {
  const owner = await joinTeam(desk.site, 'owner')
  const [ani, budi, citra] = [
    await withDevice(desk, 'staff'),
    await withDevice(desk, 'staff'),
    await withDevice(desk, 'staff'),
  ]
  const all = { ani: ani.device, budi: budi.device, citra: citra.device }
  await owner.post('settings/escalation', { version: 0, afterMin: 3, order: [budi.member.id, ani.member.id] })
  expect(await ani.member.refused('settings/escalation', { version: 0, afterMin: 1, order: [] })).toMatchObject({
    status: 403,
  })
  await desk.register()
  await desk.work()
  expect(desk.toldOf(all)).toEqual(['budi'])
  await desk.workLater(2 * MINUTE_MS)
  expect(desk.toldOf(all)).toEqual(['budi'])
  await desk.workLater(MINUTE_MS)
  expect(desk.toldOf(all)).toEqual(['budi', 'ani'])
  await desk.workLater(3 * MINUTE_MS)
  expect(desk.toldOf(all).slice(2).sort()).toEqual(['ani', 'budi', 'citra'])
  await desk.workLater(HOUR_MS)
  expect(desk.push.received).toHaveLength(5)
})

test('who is separated from somebody and still waits is told of once more', async () => {
  const { member } = await withDevice(desk, 'staff')
  await desk.register({ name: 'Ayah Wibowo' })
  const [{ id } = { id: '' }] = await member.people()
  await member.post(`people/${id}/step`, { version: 0, step: 'contacted' })
  await desk.workLater(MINUTE_MS)
  await desk.register({ name: 'Clara Lestari', email: 'clara@mail.example' })
  await desk.work()
  const { submissions } = await member.get<PersonStory>(`people/${id}`)
  const told = titles().length
  await member.post(`people/${id}/separate`, { parts: [[submissions[0]?.id]] })
  await desk.workLater(HOUR_MS)
  expect(titles().length).toBeGreaterThan(told)
})

test.each(['claim', 'step'])('a %s ends it', async (deed) => {
  const { member } = await withDevice(desk, 'staff')
  await desk.register()
  await desk.work()
  const [person] = await member.people()
  await member.post(`people/${person?.id}/${deed}`, deed === 'step' ? { version: 0, step: 'contacted' } : {})
  await desk.workLater(HOUR_MS)
  expect(titles()).toHaveLength(1)
})

test('who is quiet makes way for the next one at once, and gets what was missed as one', async () => {
  const owner = await joinTeam(desk.site, 'owner')
  const ani = await withDevice(desk, 'staff', { quiet: { from: '08:30', to: '09:30' } })
  const budi = await withDevice(desk, 'staff', { reminder: false })
  const all = { ani: ani.device, budi: budi.device }
  await owner.post('settings/escalation', { version: 0, afterMin: 60, order: [ani.member.id, budi.member.id] })
  await desk.register()
  await desk.register({ email: 'other@contoh.id', phone: '0812 9999 0000' })
  await desk.work()
  expect(desk.toldOf(all)).toEqual(['budi', 'budi'])
  await desk.workLater(30 * MINUTE_MS)
  expect(desk.toldOf(all)).toEqual(['budi', 'budi', 'ani'])
  expect(titles()[2]).toBe('2 people are waiting for an answer')
})

test('at night nobody who wants to sleep is told; in the morning once, then the minutes count', async () => {
  const sleeps = await withDevice(desk, 'staff')
  const wakes = await withDevice(desk, 'staff', { quietOutsideHours: false, reminder: false })
  const all = { sleeps: sleeps.device, wakes: wakes.device }
  const opensAtMs = desk.clock.nowMs + 23 * HOUR_MS
  desk.clock.nowMs += 13 * HOUR_MS
  await desk.register()
  await desk.work()
  await desk.register({ email: 'other@contoh.id', phone: '0812 9999 0000' })
  await desk.workLater(HOUR_MS)
  expect(desk.toldOf(all)).toEqual(['wakes', 'wakes'])
  await desk.workAt(opensAtMs)
  expect(titles().slice(2)).toEqual(['2 people are waiting for an answer'])
  await desk.workLater(5 * MINUTE_MS)
  expect(titles().slice(3)).toEqual(Array(2).fill('Somebody has been waiting for 5 minutes'))
  expect(desk.toldOf(all).slice(2)).toEqual(['sleeps', 'sleeps', 'sleeps'])
})

test('of a contact that was promised its owner hears ten minutes before, unless it was moved', async () => {
  const [ani, budi] = [
    await withDevice(desk, 'staff', { arrival: false }),
    await withDevice(desk, 'staff', { arrival: false }),
  ]
  await desk.register()
  const [person] = await ani.member.people()
  const atMs = desk.clock.nowMs + 3 * HOUR_MS
  const promise = (version: number, when: number) =>
    ani.member.post(`people/${person?.id}/step`, { version, step: 'contacted', nextContact: { atMs: when } })
  await promise(0, desk.clock.nowMs + HOUR_MS)
  await promise(1, atMs)
  await desk.workLater(2 * HOUR_MS)
  expect(titles()).toEqual([])
  await desk.workAt(atMs - 10 * MINUTE_MS)
  expect(titles()).toEqual(['Contact Somebody at 12:00'])
  expect(desk.toldOf({ ani: ani.device, budi: budi.device })).toEqual(['ani'])
})

test('a colleague who types somebody in does not ring the others', async () => {
  const { member } = await withDevice(desk, 'staff')
  const walkIn = { key: 'walk-in-0001', kind: 'walk_in', name: 'Dewi', phone: '0812 1111 2222', language: 'id' }
  await member.post('people', { ...walkIn, wantsNews: false, step: 'new' })
  await desk.workLater(MINUTE_MS)
  expect(titles()).toEqual([])
})

test('who wants mail gets the same words by mail, in the language of their screen', async () => {
  const rina = await joinTeam(desk.site, 'staff')
  await choose(rina, { email: true, language: 'id' })
  await desk.register({ program: 'General English', city: 'Bandung', name: 'Sari Wulandari' })
  await desk.work()
  await desk.work()
  const told = (await mails()).filter(({ to_address }) => to_address === rina.email)
  expect(told.map(({ subject }) => subject)).toContain('Seseorang menunggu jawaban')
  expect(JSON.stringify(told.filter(({ subject }) => subject.startsWith('Seseorang')))).not.toMatch(/Sari/)
})

test('the digest is mailed once a day from its hour on, whatever dies or runs beside it, in the language of the member', async () => {
  const [ani, budi] = [await joinTeam(desk.site, 'staff'), await joinTeam(desk.site, 'owner')]
  const other = await desk.otherProcess()
  const digests = async () => (await mails()).filter(({ subject }) => /digest|Ringkasan/.test(subject))
  const tick = async (atMs: number) => {
    desk.clock.nowMs = atMs
    // On SQLite there is one process at a time.
    const first = sendDigests(desk.site.services)
    if (desk.site.services.database.engine === 'sqlite') await first
    await Promise.all([first, sendDigests(other)])
    await desk.work()
  }
  const sevenMs = desk.clock.nowMs + 22 * HOUR_MS
  await choose(ani, { digest: true, digestAt: '07:00', language: 'en' })
  await choose(budi, { digest: true, digestAt: '08:00', language: 'id' })
  await desk.register()
  await tick(desk.clock.nowMs)
  await tick(sevenMs - MINUTE_MS)
  expect(await digests()).toHaveLength(0)
  await tick(sevenMs)
  await tick(sevenMs + MINUTE_MS)
  expect(await digests()).toMatchObject([{ to_address: ani.email, subject: 'Morning digest: 1 waiting for an answer' }])
  await tick(sevenMs + 10 * HOUR_MS)
  expect((await digests()).map(({ to_address }) => to_address)).toEqual([ani.email, budi.email])
  expect((await digests())[1]?.text).toContain('Menunggu jawaban: 1 orang.')
  await tick(sevenMs + 24 * HOUR_MS)
  expect(await digests()).toHaveLength(3)
  expect(JSON.stringify(await digests())).not.toMatch(/Sari|0812/)
})
