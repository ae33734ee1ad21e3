import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DeskFrame } from '../../domain/desk/desk-contract.ts'
import type { DeskSettings } from '../../domain/desk/desk-settings-contract.ts'
import { joinTeam, type Member } from '../../tests/harness/desk-team.ts'
import { hold, untilWaiting } from '../../tests/harness/hold-transaction.ts'
import { type LeadDesk, openLeadDesk } from '../../tests/harness/lead-desk.ts'

let desk: LeadDesk
let rina: Member
beforeAll(async () => {
  desk = await openLeadDesk()
  rina = await joinTeam(desk, 'staff')
})
afterAll(() => desk.close())

const settings = () => rina.get<DeskSettings>('settings')

const template = (text: string, version = 0) => ({
  version,
  templates: [{ id: 'bayar', name: { id: 'Bayar', en: 'Pay' }, text: { id: text }, isPromo: false }],
})

test.each(['Kirim ke {nomor rekening}', 'Halo {nama'])(
  'a template that would go out as %j is refused',
  async (text) => {
    expect(await rina.refused('settings/templates', template(text))).toMatchObject({
      status: 400,
      code: 'body.invalid',
    })
  },
)

test('one with known gaps is stored', async () => {
  const { templates } = await rina.post<DeskSettings>('settings/templates', template('Halo {nama}'))
  expect(templates).toMatchObject([{ id: 'bayar', text: { id: 'Halo {nama}' } }])
})

test('a member of the team signs messages with the name that they chose, and nobody else’s is changed', async () => {
  const bima = await joinTeam(desk, 'staff')
  const nameOf = async (member: Member) => (await member.get<DeskFrame>('frame')).me.name
  const before = await nameOf(bima)
  expect((await rina.refused('settings/name', { name: ' ' })).code).toBe('body.invalid')
  await rina.post('settings/name', { name: ' Rina Maheswari Putri ' })
  expect([await nameOf(rina), await nameOf(bima)]).toEqual(['Rina Maheswari Putri', before])
})

const week = (open: string) => [{ open, close: '17:00' }, ...Array(6).fill(null)]

test('opening hours that somebody else has changed since are refused, with theirs and their name', async () => {
  const bima = await joinTeam(desk, 'staff')
  const version = (await settings()).versions.hours
  await rina.post('settings/hours', { version, week: week('09:00'), holidays: [] })
  expect(await bima.refused('settings/hours', { version, week: week('10:00'), holidays: [] })).toMatchObject({
    status: 409,
    code: 'desk.conflict',
    details: { version: version + 1, value: { week: week('09:00') }, byId: rina.id, byName: 'Rina Maheswari Putri' },
  })
  expect((await settings()).hours.week[0]).toEqual({ open: '09:00', close: '17:00' })
  const { hours, versions } = await bima.post<DeskSettings>('settings/hours', {
    version: version + 1,
    week: week('10:00'),
    holidays: [],
  })
  expect([hours.week[0]?.open, versions.hours]).toEqual(['10:00', version + 2])
})

test('so are templates and the order in which the team is told', async () => {
  const owner = await joinTeam(desk, 'owner')
  const { versions } = await settings()
  await rina.post('settings/templates', template('Halo {nama}', versions.templates))
  expect(await owner.refused('settings/templates', template('Hai {nama}', versions.templates))).toMatchObject({
    status: 409,
    details: { value: [{ text: { id: 'Halo {nama}' } }] },
  })
  const order = { version: versions.escalation, afterMin: 5, order: [rina.id] }
  await owner.post('settings/escalation', order)
  expect((await owner.refused('settings/escalation', order)).status).toBe(409)
})

test('of two who save at once, one is refused', async () => {
  const version = (await settings()).versions.hours
  const save = (open: string) => rina.who.post('/api/desk/settings/hours', { version, week: week(open), holidays: [] })
  const answers = await Promise.all(['06:00', '07:00', '08:00'].map(save))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test.each([
  ['a day that closes before it opens', { week: [{ open: '17:00', close: '08:00' }, ...Array(6).fill(null)] }],
  ['a day that opens at its end', { week: [{ open: '24:00', close: '24:00' }, ...Array(6).fill(null)] }],
  ['a holiday that ends before it begins', { holidays: [{ from: '2026-12-24', to: '2026-12-20', name: 'Natal' }] }],
])('%s is refused', async (_, wrong) => {
  const { hours, versions } = await settings()
  const refused = await rina.refused('settings/hours', { ...hours, version: versions.hours, ...wrong })
  expect(refused).toMatchObject({ status: 400, code: 'body.invalid' })
})

test('a choice that is changed on one device leaves what another one has changed', async () => {
  await rina.post('settings/notifications', { email: true })
  const { notifications } = await rina.post<DeskSettings>('settings/notifications', { digest: true })
  expect(notifications).toMatchObject({ email: true, digest: true })
})

test.runIf(process.env.TEST_ENGINE === 'postgres')(
  'of choices that are changed at the same moment none is lost, nor is the very first one',
  async () => {
    const bima = await joinTeam(desk, 'staff')
    const { database } = desk.services
    const first = { user_id: bima.id, value: '{"email":true}', digest_day: '', updated_at_ms: 0 }
    const other = hold(database, (queries) => queries.insertInto('desk_choices').values(first).execute())
    await other.held
    const changes = [{ digestAt: '06:15' }, { shortcuts: false }].map((change) =>
      bima.post('settings/notifications', change),
    )
    await untilWaiting(database, 2)
    await other.letGo()
    await Promise.all(changes)
    const { notifications } = await bima.get<DeskSettings>('settings')
    expect(notifications).toMatchObject({ email: true, digestAt: '06:15', shortcuts: false })
  },
)
