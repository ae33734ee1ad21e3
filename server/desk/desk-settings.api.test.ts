import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DeskFrame } from '../../domain/desk/desk-contract.ts'
import type { DeskSettings } from '../../domain/desk/desk-settings-contract.ts'
import { joinTeam, type Member } from '../../tests/harness/desk-team.ts'
import { type LeadDesk, openLeadDesk } from '../../tests/harness/lead-desk.ts'

let desk: LeadDesk
let rina: Member
beforeAll(async () => {
  desk = await openLeadDesk()
  rina = await joinTeam(desk, 'staff')
})
afterAll(() => desk.close())

const template = (text: string) => ({
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
