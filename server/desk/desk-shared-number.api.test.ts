import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PersonStory } from '../../domain/desk/desk-story-contract.ts'
import { joinTeam, type Member } from '../../tests/harness/desk-team.ts'
import { capture, form, type LeadDesk, openLeadDesk } from '../../tests/harness/lead-desk.ts'

let desk: LeadDesk
let rina: Member

beforeEach(async () => {
  desk = await openLeadDesk()
  rina = await joinTeam(desk, 'staff')
  await family()
})
afterEach(() => desk.close())

const PHONE = '0813 5550 0177'
const register = (name: string, changes: object = {}) => {
  desk.clock.nowMs += 1000
  return desk.post('/api/register', form({ name, phone: PHONE, email: '', ...changes }))
}

/** Three with one number, who were separated. */
async function family(): Promise<void> {
  for (const name of ['Ayah Wibowo', 'Clara Lestari', 'Bagas Putra']) await register(name)
  const [whole] = await rina.people()
  const { submissions } = await rina.get<PersonStory>(`people/${whole?.id}`)
  const [bagas, clara] = submissions.map(({ id }) => [id])
  await rina.post(`people/${whole?.id}/separate`, { parts: [clara, bagas] })
}

const peopleByName = async () =>
  Object.fromEntries((await rina.people()).map(({ name, submissions }) => [name, submissions]))

test('of several with one number a submission is of the one with its name, whoever had the number first', async () => {
  await register('Clara Lestari')
  await register('Bagas Putra')
  await register('Bagas Putra', { email: 'bagas@mail.example' })
  expect(await peopleByName()).toEqual({ 'Ayah Wibowo': 1, 'Clara Lestari': 2, 'Bagas Putra': 3 })
})

test('if no name fits, somebody new is added, and found again by name; nobody is renamed', async () => {
  await register('Dewi Anggraini')
  expect(await peopleByName()).toEqual({
    'Ayah Wibowo': 1,
    'Clara Lestari': 1,
    'Bagas Putra': 1,
    'Dewi Anggraini': 1,
  })
  await register('Dewi Anggraini')
  expect(await peopleByName()).toMatchObject({ 'Ayah Wibowo': 1, 'Dewi Anggraini': 2 })
})

test('a chat that goes on stays with the person it was of', async () => {
  const said = { name: 'Dewi', phone: PHONE }
  await desk.post('/api/chat/capture-lead', capture({ leadInfo: said }))
  const [before] = (await rina.people()).filter(({ name }) => name === 'Dewi')
  const whole = { leadInfo: { ...said, email: 'dewi@mail.example' }, status: 'complete' }
  await desk.post('/api/chat/capture-lead', capture(whole))
  expect((await rina.people()).filter(({ name }) => name === 'Dewi')).toMatchObject([{ id: before?.id }])
  expect(await rina.people()).toHaveLength(4)
})
