import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PersonRow } from '../../domain/desk/desk-people-contract.ts'
import type { Step } from '../../domain/desk/steps.ts'
import type { Member } from '../../tests/harness/desk-team.ts'
import type { LeadDesk } from '../../tests/harness/lead-desk.ts'
import { MINUTE, MONDAY, openMondayDesk } from '../../tests/harness/monday-desk.ts'

let desk: LeadDesk
let rina: Member

beforeEach(async () => {
  ;({ desk, rina } = await openMondayDesk())
  await desk.register()
})
afterEach(() => desk.close())

async function move(step: Step): Promise<PersonRow> {
  desk.clock.nowMs += MINUTE
  const [person] = await rina.people()
  return (await rina.post(`people/${person?.id}/step`, { version: person?.version, step })).person
}

test('who is moved back to new without anything new waits as long as before, and was not answered', async () => {
  desk.clock.nowMs += 88 * MINUTE
  await move('enrolled')
  await move('contacted')
  expect(await move('new')).toMatchObject({ step: 'new', waitingSinceMs: MONDAY, answeredAtMs: null })
  expect(await rina.get('today')).toMatchObject({ answered: { people: 0, medianMin: null } })
  await move('contacted')
  expect(await rina.get('today')).toMatchObject({ answered: { people: 1 } })
  expect(await move('new')).toMatchObject({ waitingSinceMs: MONDAY })
})

test('only the wait that was answered last comes back', async () => {
  await move('contacted')
  const answeredAtMs = desk.clock.nowMs
  desk.clock.nowMs += 60 * MINUTE
  await desk.register({ kind: 'trial' })
  const askedAtMs = desk.clock.nowMs
  await move('trial')
  expect(await move('new')).toMatchObject({ waitingSinceMs: askedAtMs, answeredAtMs })
})

test('a walk-in who was answered on the spot and is new after all waits since they came', async () => {
  const walkIn = { key: 'walk-in-0001', kind: 'walk_in', language: 'id', wantsNews: false, step: 'contacted' }
  desk.clock.nowMs += MINUTE
  const cameAtMs = desk.clock.nowMs
  const { person } = await rina.post('people', { ...walkIn, name: 'Clara Widjaja', phone: '0811 222 3333' })
  desk.clock.nowMs += 30 * MINUTE
  const back = await rina.post(`people/${person.id}/step`, { version: person.version, step: 'new' })
  expect(back.person).toMatchObject({ waitingSinceMs: cameAtMs })
})
