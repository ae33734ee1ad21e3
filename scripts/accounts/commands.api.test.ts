import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DeskFrame } from '../../domain/desk/desk-contract.ts'
import { stateOf } from '../../tests/harness/account-suite.ts'
import { form } from '../../tests/harness/lead-desk.ts'
import { teamMember } from '../../tests/harness/team.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import { type Visitor, visitor } from '../../tests/harness/visitor.ts'
import { runAccountsCommand } from './commands.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const accounts = (args: string, more = {}) => {
  const { databaseUrl, dataDir } = site.services.configuration
  const environment = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }), ...more }
  return runAccountsCommand(args.split(' '), environment, () => {})
}
const PASSWORD = 'teh-manis-8yz'

test('the first owner gets a link to set a password: printed without SMTP, mailed with it', async () => {
  const email = 'tari@contoh.id'
  const printed = await accounts(`owner ${email.toUpperCase()}`)
  const token = printed.match(/^http:\/\/localhost:3000\/reset-password\?lang=id&team#([\w-]{30,})$/m)?.[1]
  const tari = visitor(site)
  expect(await tari.post('/api/account/reset-password', { token, password: PASSWORD })).toMatchObject({ status: 200 })
  expect((await tari.post('/api/account/sign-in', { email, password: PASSWORD })).body).toMatchObject({
    needsTwoStep: true,
  })
  expect(await accounts('list')).toContain(`${email}  verified, owner`)
  await expect(accounts(`owner ${email}`)).rejects.toThrow('is on the team already')

  const mailed = await accounts('staff rina@contoh.id', { SMTP_URL: 'smtp://127.0.0.1:9' })
  expect(mailed).not.toContain('#')
  const jobs = await site.services.database.queries.selectFrom('outbox').select('payload').execute()
  expect(jobs.filter(({ payload }) => payload.includes('rina@contoh.id'))).toHaveLength(1)
})

test('a role is taken back with its sessions and its people; not that of the last owner', async () => {
  const { who, email } = await teamMember(site, 'staff')
  const isOwned = await withPerson(who)
  expect(await isOwned()).toEqual([true, true])
  expect(await accounts(`member ${email}`)).toContain('signed out everywhere')
  expect(await isOwned()).toEqual([false, false])
  expect(await stateOf(who)).toEqual({ status: 'signed-out' })
  await expect(accounts(`member ${email}`)).rejects.toThrow('has no role')
  await expect(accounts('member tari@contoh.id')).rejects.toThrow('is the only owner')
  await expect(accounts('member nobody@contoh.id')).rejects.toThrow('There is no account')
})

/** Looks after somebody, and is answering them. Whether they are still somebody's. */
async function withPerson(who: Visitor): Promise<() => Promise<boolean[]>> {
  await site.post('/api/register', form())
  const { queries } = site.services.database
  const { person_id, version } = await queries
    .selectFrom('desk_people')
    .select(['person_id', 'version'])
    .executeTakeFirstOrThrow()
  const { me } = (await who.get('/api/desk/frame')).body as unknown as DeskFrame
  await who.post(`/api/desk/people/${person_id}/owner`, { version, ownerId: me.id })
  await who.post(`/api/desk/people/${person_id}/claim`, {})
  return async () => {
    const row = await queries.selectFrom('desk_people').selectAll().executeTakeFirstOrThrow()
    return [row.owner_id === me.id, row.claimed_by === me.id]
  }
}

test('who has lost phone and codes signs in with the password again', async () => {
  const { who, email } = await teamMember(site, 'owner')
  const signIn = () => visitor(site).post('/api/account/sign-in', { email, password: 'rahasia-50' })
  expect((await signIn()).body).toMatchObject({ codeNeeded: true })
  await accounts(`two-step-off ${email}`)
  expect((await signIn()).body).toEqual({ success: true, needsTwoStep: true })
  expect((await who.get('/api/account/two-step')).body).toMatchObject({ isOn: false, recoveryCodesLeft: 0 })
})

test('what is no command prints the commands', async () => {
  for (const args of ['admin a@contoh.id', 'owner', 'constructor a@contoh.id', 'owner a@contoh.id b'])
    await expect(accounts(args)).rejects.toThrow('npm run accounts -- owner <e-mail>')
  await expect(accounts('owner not-an-address')).rejects.toThrow('is not an e-mail address')
})
