import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AuditAnswer } from '../../../domain/desk/desk-settings-contract.ts'
import { codeOf, newcomer, PASSWORD, stateOf } from '../../../tests/harness/account-suite.ts'
import { form } from '../../../tests/harness/lead-desk.ts'
import { giveRole } from '../../../tests/harness/roles.ts'
import { teamMember } from '../../../tests/harness/team.ts'
import { createTestSite, type TestSite } from '../../../tests/harness/test-site.ts'
import { type Visitor, visitor } from '../../../tests/harness/visitor.ts'
import { accountReference } from '../security-log.ts'

let site: TestSite
let tari: Visitor
let tarisEmail: string
beforeAll(async () => {
  site = await createTestSite()
  const owner = await teamMember(site, 'owner')
  tari = owner.who
  tarisEmail = owner.email
})
afterAll(() => site.close())

interface Member {
  id: string
  email: string
  role: string
  hasTwoStep: boolean
  invitedUntil: string | null
  isYou: boolean
}
const team = async () => ((await tari.get('/api/account/team')).body as unknown as { people: Member[] }).people
const member = async (email: string) => (await team()).find((one) => one.email === email)
const invite = (email: string, role = 'staff') => tari.post('/api/account/team/invite', { email, role })
const linkOf = async (email: string) => {
  await site.services.outboxWorker.work()
  const { text } = await site.services.database.queries
    .selectFrom('mailbox')
    .select('text')
    .where('to_address', '=', email)
    .orderBy('created_at_ms', 'desc')
    .executeTakeFirstOrThrow()
  return text.match(/reset-password\?lang=\w\w&team#([\w-]+)/)?.[1] ?? ''
}
const setPassword = (who: Visitor, token: string, password = 'teh-manis-8yz') =>
  codeOf(who.post('/api/account/reset-password', { token, password }))

describe('an invitation', () => {
  test('becomes a role when the invited person sets a password of ten characters, and not before', async () => {
    const email = 'laras@contoh.id'
    const invited = await invite(email)
    expect(invited).toMatchObject({ status: 200, body: { isSent: false, link: expect.stringContaining('&team#') } })
    expect(await member(email)).toMatchObject({ role: 'staff', invitedUntil: expect.any(String) })
    const laras = visitor(site)
    const token = await linkOf(email)
    expect(invited.body).toHaveProperty('link', expect.stringContaining(token))
    expect(await setPassword(laras, token, 'pendek-9x')).toBe('400 auth.password_weak')
    expect(await setPassword(laras, token)).toBe('200 undefined')
    const signedIn = await laras.post('/api/account/sign-in', { email, password: 'teh-manis-8yz' })
    expect(signedIn.body).toEqual({ success: true, role: 'staff' })
    expect(await stateOf(laras)).toMatchObject({ user: { role: 'staff', emailVerified: true } })
    expect(await member(email)).toMatchObject({ role: 'staff', invitedUntil: null, hasTwoStep: false })
  })

  test('of somebody else stays open when one is accepted', async () => {
    await Promise.all(['wulan@contoh.id', 'yoga@contoh.id'].map((email) => invite(email)))
    const before = await member('yoga@contoh.id')
    expect(await setPassword(visitor(site), await linkOf('wulan@contoh.id'))).toBe('200 undefined')
    expect(await member('wulan@contoh.id')).toMatchObject({ invitedUntil: null })
    expect(await member('yoga@contoh.id')).toEqual(before)
    expect(await setPassword(visitor(site), await linkOf('yoga@contoh.id'))).toBe('200 undefined')
    expect(await member('yoga@contoh.id')).toMatchObject({ role: 'staff', invitedUntil: null })
  })

  test('gives nothing to whoever made an account with that address before', async () => {
    const { sari: thief, email } = await newcomer(site)
    expect((await invite(email)).body).toMatchObject({ isSent: false, link: null })
    expect(await stateOf(thief)).toMatchObject({ user: { email } })
    expect((await stateOf(thief)) as object).not.toHaveProperty('user.role')
    await setPassword(visitor(site), await linkOf(email))
    expect(await stateOf(thief)).toEqual({ status: 'signed-out' })
    expect(await codeOf(thief.post('/api/account/sign-in', { email, password: 'rahasia-50' }))).toBe(
      '401 auth.credentials',
    )
  })

  test('that is sent again voids the link before; taken back, it leaves nothing', async () => {
    const email = 'bima@contoh.id'
    await invite(email)
    const first = await linkOf(email)
    await invite(email)
    const second = await linkOf(email)
    expect(await setPassword(visitor(site), first)).toBe('410 auth.link_expired')
    expect(await tari.post('/api/account/team/remove', { id: (await member(email))?.id })).toMatchObject({
      status: 200,
    })
    expect(await setPassword(visitor(site), second)).toBe('410 auth.link_expired')
    expect(await member(email)).toBeUndefined()
  })

  test('to somebody who is on the team in whichever role, or to no address, is refused', async () => {
    const { email } = await teamMember(site, 'staff')
    for (const role of ['owner', 'staff']) {
      expect(await codeOf(invite(tarisEmail, role))).toBe('409 team.member')
      expect(await codeOf(invite(email, role))).toBe('409 team.member')
    }
    expect(await codeOf(invite('bukan'))).toBe('400 auth.email_invalid')
    expect(await codeOf(invite('a@contoh.id', 'admin'))).toBe('400 body.invalid')
  })

  test('never lowers an owner', async () => {
    const email = 'kirana@contoh.id'
    await invite(email)
    await giveRole(site.services.database, email, 'owner')
    expect(await setPassword(visitor(site), await linkOf(email))).toBe('200 undefined')
    expect(await member(email)).toMatchObject({ role: 'owner', invitedUntil: null })
    await giveRole(site.services.database, email, 'staff')
  })

  test('many at once to one address end in one account and no failure', async () => {
    const statuses = await Promise.all(Array.from({ length: 6 }, () => invite('ramai@contoh.id')))
    expect(statuses.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect((await team()).filter(({ email }) => email === 'ramai@contoh.id')).toHaveLength(1)
  })
})

describe('a removed member', () => {
  test('is signed out at once and may read no numbers', async () => {
    const { who, email } = await teamMember(site, 'staff')
    expect((await who.get('/api/admin/stats')).status).toBe(200)
    expect(await tari.post('/api/account/team/remove', { id: (await member(email))?.id })).toMatchObject({
      status: 200,
    })
    expect(await stateOf(who)).toEqual({ status: 'signed-out' })
    expect((await who.get('/api/admin/stats')).status).toBe(401)
    await who.post('/api/account/sign-in', { email, password: 'rahasia-50' })
    expect((await who.get('/api/admin/stats')).status).toBe(403)
  })

  test('is never the last owner', async () => {
    const own = (await team()).find(({ isYou }) => isYou)
    expect(await codeOf(tari.post('/api/account/team/remove', { id: own?.id }))).toBe('409 team.last_owner')
    expect((await tari.get('/api/account/team')).status).toBe(200)
  })

  test('nor does the last owner go with her own account, or with the data of a person', async () => {
    expect(await codeOf(tari.post('/api/account/delete', { password: PASSWORD }))).toBe('409 team.last_owner')
    await site.post('/api/register', form({ email: tarisEmail }))
    const { rows } = (await tari.get('/api/desk/people?view=all')).body as unknown as { rows: { id: string }[] }
    expect(await codeOf(tari.post(`/api/desk/people/${rows[0]?.id}/erase`, { word: 'HAPUS' }))).toBe(
      '409 team.last_owner',
    )
    expect((await tari.get('/api/account/team')).status).toBe(200)
    const second = await teamMember(site, 'owner')
    expect((await second.who.post('/api/account/delete', { password: PASSWORD })).status).toBe(200)
  })

  test('who is nobody’s is not there', async () => {
    expect(await codeOf(tari.post('/api/account/team/remove', { id: 'nobody' }))).toBe('404 path.unknown')
  })
})

test.each(['nobody', 'a visitor', 'staff'])('%s neither sees nor changes the team', async (who) => {
  const caller =
    who === 'nobody'
      ? visitor(site)
      : who === 'staff'
        ? (await teamMember(site, 'staff')).who
        : (await newcomer(site)).sari
  const expected = who === 'nobody' ? 401 : 403
  const statuses = [
    (await caller.get('/api/account/team')).status,
    (await caller.post('/api/account/team/invite', { email: 'x@contoh.id', role: 'owner' })).status,
    (await caller.post('/api/account/team/remove', { id: 'x' })).status,
  ]
  expect(statuses).toEqual([expected, expected, expected])
})

test('members are told the length that their passwords need', async () => {
  for (const role of ['owner', 'staff'] as const) {
    const { who } = await teamMember(site, role)
    expect((await who.get('/api/account')).body).toMatchObject({ minPasswordLength: 10 })
  }
})

test('the desk’s audit log names who was invited and removed', async () => {
  const { email } = await teamMember(site, 'staff')
  const removed = (await member(email))?.id
  await tari.post('/api/account/team/remove', { id: removed })
  await invite('audit.lestari@contoh.id')
  const { body } = await tari.get('/api/desk/audit')
  const [newest, before] = (body as unknown as AuditAnswer).lines
  const actorId = (await team()).find(({ isYou }) => isYou)?.id
  expect(newest).toMatchObject({ what: 'settings', actorId, personName: 'Audit Lestari', data: { act: 'invited' } })
  expect(before).toMatchObject({ what: 'settings', actorId, data: { part: 'team', act: 'removed', memberId: removed } })
  expect(before?.personName).not.toBeNull()
})

test('what cannot be written to the audit log is not done', async () => {
  const { queries } = site.services.database
  const { email } = await teamMember(site, 'staff')
  const id = (await member(email))?.id
  await sql`alter table desk_events rename to desk_events_away`.execute(queries)
  expect((await tari.post('/api/account/team/remove', { id })).status).toBe(500)
  expect((await invite('tidak.jadi@contoh.id')).status).toBe(500)
  await sql`alter table desk_events_away rename to desk_events`.execute(queries)
  expect(await member(email)).toMatchObject({ role: 'staff' })
  expect(await member('tidak.jadi@contoh.id')).toBeUndefined()
})

test('the log tells who invited and removed whom, without addresses', async () => {
  const email = 'catatan@contoh.id'
  await invite(email)
  await tari.post('/api/account/team/remove', { id: (await member(email))?.id })
  const { secret } = site.services
  const told = site.logLines().filter(({ account }) => account === accountReference(secret, email))
  expect(told.map(({ msg, by }) => [msg, by])).toEqual([
    ['invited to the team', accountReference(secret, tarisEmail)],
    ['removed from the team', accountReference(secret, tarisEmail)],
  ])
  expect(JSON.stringify(site.logLines())).not.toContain(email)
})
