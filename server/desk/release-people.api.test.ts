import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinTeam, type Member } from '../../tests/harness/desk-team.ts'
import { untilWaiting } from '../../tests/harness/hold-transaction.ts'
import { form } from '../../tests/harness/lead-desk.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import { removeFromTeam } from '../auth/team/remove-from-team.ts'
import { changePerson } from './change-person.ts'
import { claimPerson } from './claim-person.ts'
import type { StaffUser } from './desk-deps.ts'

let site: TestSite
let owner: Member
beforeAll(async () => {
  site = await createTestSite()
  owner = await joinTeam(site, 'owner')
})
afterAll(() => site.close())

async function staffWithPerson() {
  const { id, email } = await joinTeam(site, 'staff')
  await site.post('/api/register', form())
  const personId = (await owner.people())[0]?.id ?? ''
  const user: StaffUser = { id, email, role: 'staff', sessionId: '' }
  const row = () =>
    site.services.database.queries
      .selectFrom('desk_people')
      .select(['owner_id', 'claimed_by'])
      .where('person_id', '=', personId)
      .executeTakeFirstOrThrow()
  const remove = () =>
    removeFromTeam(site.services.database, id, (queries) =>
      site.services.recordTeamChange(queries, { actorId: owner.id, act: 'removed', memberId: id }),
    )
  return { user, personId, row, remove }
}

test('somebody whom a member takes in the very moment of leaving is nobody’s afterwards', async () => {
  const { user, personId, row, remove } = await staffWithPerson()
  const { promise: isInside, resolve: enter } = Promise.withResolvers<void>()
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>()
  const taking = changePerson(site.services, { user, personId }, async () => {
    enter()
    await mayGoOn
    return { set: { owner_id: user.id, claimed_by: user.id, claimed_until_ms: 1e15 }, kind: 'claimed' }
  })
  await isInside
  const removing = remove()
  if (site.services.database.engine === 'postgres') await untilWaiting(site.services.database, 1)
  goOn()
  await Promise.all([taking, removing])
  expect(await row()).toEqual({ owner_id: null, claimed_by: null })
})

test('whoever has left takes nobody any more, even with a call that was let in before', async () => {
  const { user, personId, row, remove } = await staffWithPerson()
  await remove()
  await expect(claimPerson(site.services, user, personId, {})).rejects.toMatchObject({ code: 'auth.required' })
  expect(await row()).toEqual({ owner_id: null, claimed_by: null })
})

test('whoever deletes the own account leaves nobody behind', async () => {
  const bima = await joinTeam(site, 'staff')
  await site.post('/api/register', form())
  const [person] = await owner.people()
  await bima.post(`people/${person?.id}/owner`, { version: person?.version, ownerId: bima.id })
  expect((await owner.story(person?.id ?? '')).person.ownerId).toBe(bima.id)
  expect((await bima.who.post('/api/account/delete', { password: 'rahasia-50' })).status).toBe(200)
  expect((await owner.story(person?.id ?? '')).person.ownerId).toBeNull()
})
