import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { codeOf, newcomer, PASSWORD, stateOf } from '../../../tests/harness/account-suite.ts'
import { fromBase32, giveRole } from '../../../tests/harness/roles.ts'
import { teamMember, withTwoStep } from '../../../tests/harness/team.ts'
import { createTestSite, type TestSite } from '../../../tests/harness/test-site.ts'
import { type Visitor, visitor } from '../../../tests/harness/visitor.ts'
import { setDisabled } from '../account-roles.ts'
import { accountReference } from '../security-log.ts'

vi.setConfig({ testTimeout: 30_000 })

/** Moved by tests. The sign-in library has a clock of its own. */
let aheadMs = 0
let site: TestSite
beforeAll(async () => {
  site = await createTestSite({ now: () => Date.now() + aheadMs })
})
afterEach(() => {
  aheadMs = 0
})
afterAll(() => site.close())

let hosts = 0
const stranger = () => {
  hosts += 1
  return visitor(site, { from: `10.8.${hosts >> 8}.${hosts & 255}` })
}
const signIn = (who: Visitor, email: string) => who.post('/api/account/sign-in', { email, password: PASSWORD })
const enter = (who: Visitor, code: string, more = {}) => who.post('/api/account/sign-in/code', { code, ...more })
const mailsTo = async (email: string) => {
  await site.services.outboxWorker.work()
  const { queries } = site.services.database
  return queries.selectFrom('mailbox').select('subject').where('to_address', '=', email).execute()
}
const owner = async () => {
  hosts += 1
  const { who, email, app } = await teamMember(site, 'owner', { from: `10.7.0.${hosts & 255}` })
  if (!app) throw new Error('an owner needs an app')
  return { who, email, app }
}

describe('a sign-in with a second factor', () => {
  test('begins no session with the password alone, and one with the code', async () => {
    const { email, app } = await owner()
    const device = stranger()
    const password = await signIn(device, email)
    expect(password.body).toEqual({ success: true, codeNeeded: true })
    expect([...device.cookies.keys()].filter((name) => /session|known|trusted/.test(name))).toEqual([])
    expect(await stateOf(device)).toEqual({ status: 'signed-out', codeNeeded: true })
    expect((await device.get('/api/account/sessions')).status).toBe(401)
    expect((await enter(device, app.nextCode())).body).toEqual({ success: true, role: 'owner' })
    expect(await stateOf(device)).toMatchObject({ status: 'signed-in', user: { email, role: 'owner' } })
    expect((await device.get('/api/account/team')).status).toBe(200)
  })

  test('takes each code once, from whomever it comes, also when both come at once', async () => {
    const { email, app } = await owner()
    const devices = [stranger(), stranger(), stranger()]
    for (const device of devices) await signIn(device, email)
    const code = app.nextCode()
    const outcomes = await Promise.all(devices.map((device) => codeOf(enter(device, code))))
    expect(outcomes.sort()).toEqual(['200 undefined', '400 auth.code_wrong', '400 auth.code_wrong'])
  })

  test('says how many tries are left; the fifth wrong code ends it, and the owner is told by mail', async () => {
    const { email, app } = await owner()
    const thief = stranger()
    await signIn(thief, email)
    const left: unknown[] = []
    for (let count = 0; count < 5; count += 1) {
      const { body } = await enter(thief, '000000')
      left.push((body.error?.details as { triesLeft?: number })?.triesLeft ?? body.error?.code)
    }
    expect(left).toEqual([4, 3, 2, 1, 'auth.code_void'])
    expect(await codeOf(enter(thief, app.nextCode()))).toBe('410 auth.code_expired')
    expect((await mailsTo(email)).map(({ subject }) => subject)).toContain(
      'Ada yang tahu kata sandimu di Langkah English Academy',
    )
  })

  test('limits the tries of all who know the password, but not those of the owner’s own browser', async () => {
    const { who, email, app } = await owner()
    const outcomes: string[] = []
    for (let round = 0; round < 4; round += 1) {
      const thief = stranger()
      await signIn(thief, email)
      for (let count = 0; count < 5; count += 1) outcomes.push(await codeOf(enter(thief, '000000')))
    }
    expect(outcomes.filter((outcome) => outcome === '429 rate.limited')).toHaveLength(5)
    await signIn(who, email)
    expect(await enter(who, app.nextCode())).toMatchObject({ status: 200 })
  })

  test('waits ten minutes for the code and no longer', async () => {
    const { email, app } = await owner()
    const device = stranger()
    await signIn(device, email)
    aheadMs = 601_000
    expect(await stateOf(device)).toEqual({ status: 'signed-out' })
    expect(await codeOf(enter(device, app.nextCode()))).toBe('410 auth.code_expired')
  })

  test('without a password that was right asks for no code', async () => {
    const { app } = await owner()
    expect(await codeOf(enter(stranger(), app.nextCode()))).toBe('410 auth.code_expired')
    const forger = stranger()
    forger.cookies.set('langkah.code_needed', 'made-up')
    expect(await codeOf(enter(forger, app.nextCode()))).toBe('410 auth.code_expired')
  })

  test('a new password by mail does not get round the code', async () => {
    const { email, app } = await owner()
    const thief = stranger()
    await thief.post('/api/account/forgot-password', { email })
    await site.services.outboxWorker.work()
    await site.services.outboxWorker.work()
    const { text } = await site.services.database.queries
      .selectFrom('mailbox')
      .select('text')
      .where('to_address', '=', email)
      .where('text', 'like', '%reset-password%')
      .executeTakeFirstOrThrow()
    const token = text.match(/#([\w-]+)/)?.[1]
    const password = 'teh-manis-8yz'
    expect(await thief.post('/api/account/reset-password', { token, password })).toMatchObject({ status: 200 })
    expect((await thief.post('/api/account/sign-in', { email, password })).body).toMatchObject({ codeNeeded: true })
    expect(await enter(thief, app.nextCode())).toMatchObject({ status: 200 })
  })

  test('ends when the account is disabled meanwhile', async () => {
    const { email, app } = await owner()
    const device = stranger()
    await signIn(device, email)
    await setDisabled(site.services.database, email, true)
    expect(await codeOf(enter(device, app.nextCode()))).toBe('410 auth.code_expired')
  })
})

describe('a trusted device', () => {
  test('is asked for no code for thirty days, and again after the password was changed', async () => {
    const { email, app } = await owner()
    const device = stranger()
    await signIn(device, email)
    await enter(device, app.nextCode(), { trust: true })
    expect((await signIn(device, email)).body).toEqual({ success: true, role: 'owner' })
    aheadMs = 31 * 86_400_000
    expect((await signIn(device, email)).body).toMatchObject({ codeNeeded: true })
    aheadMs = 0
    await signIn(device, email)
    await device.post('/api/account/change-password', { currentPassword: PASSWORD, newPassword: 'teh-manis-8yz' })
    const again = await device.post('/api/account/sign-in', { email, password: 'teh-manis-8yz' })
    expect(again.body).toMatchObject({ codeNeeded: true })
  })
})

describe('recovery codes', () => {
  test('work once each, however they are typed, and the owner is told', async () => {
    const { email, app } = await owner()
    expect(app.recoveryCodes).toHaveLength(10)
    const [code = ''] = app.recoveryCodes
    const device = stranger()
    await signIn(device, email)
    expect(await enter(device, ` ${code.toUpperCase().replace('-', ' ')} `)).toMatchObject({ status: 200 })
    await signIn(device, email)
    expect(await codeOf(enter(device, code))).toBe('400 auth.code_wrong')
    expect((await device.get('/api/account/two-step')).status).toBe(200)
    expect((await mailsTo(email)).map(({ subject }) => subject)).toContain(
      'Kode cadanganmu di Langkah English Academy baru saja dipakai',
    )
  })

  test('are renewed with password and code; the old ones are void', async () => {
    const { who, email, app } = await owner()
    const renew = (body: object) => who.post('/api/account/two-step/recovery-codes', body)
    expect(await codeOf(renew({ code: app.recoveryCodes[0] }))).toBe('400 auth.password_wrong')
    expect(await codeOf(renew({ password: PASSWORD, code: '000000' }))).toBe('400 auth.code_wrong')
    const { body } = await renew({ password: PASSWORD, code: app.nextCode() })
    expect((body as unknown as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10)
    const device = stranger()
    await signIn(device, email)
    expect(await codeOf(enter(device, app.recoveryCodes[1] ?? ''))).toBe('400 auth.code_wrong')
  })
})

describe('setting it up', () => {
  test('gives an owner their role, ends other sessions, and is told by mail', async () => {
    const { sari, email } = await newcomer(site, { from: '10.6.0.1' })
    const other = stranger()
    await signIn(other, email)
    await giveRole(site.services.database, email, 'owner')
    expect(await stateOf(sari)).toEqual({
      status: 'signed-in',
      user: { email, emailVerified: false, needsTwoStep: true },
    })
    expect([(await sari.get('/api/account/team')).status, (await sari.get('/api/admin/stats')).status]).toEqual([
      403, 403,
    ])
    expect((await sari.get('/api/account/two-step')).body).toEqual({
      isOffered: true,
      isOn: false,
      isRequired: true,
      recoveryCodesLeft: 0,
    })
    await withTwoStep(site, sari)
    expect(await stateOf(sari)).toMatchObject({ user: { role: 'owner' } })
    expect(await stateOf(other)).toEqual({ status: 'signed-out' })
    expect((await sari.get('/api/account/two-step')).body).toMatchObject({ isOn: true, recoveryCodesLeft: 10 })
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Masuk dua langkah di Langkah English Academy sudah aktif',
    ])
  })

  test('is refused with a wrong code, to visitors, and while it is on', async () => {
    const { sari } = await newcomer(site, { from: '10.6.0.2' })
    expect(await codeOf(sari.post('/api/account/two-step/begin', {}))).toBe('403 auth.forbidden')
    expect((await sari.get('/api/account/two-step')).body).toMatchObject({ isOffered: false, isOn: false })
    const { who } = await teamMember(site, 'staff', { from: '10.6.0.3' })
    expect(await codeOf(who.post('/api/account/two-step/confirm', { code: '000000' }))).toBe('400 auth.code_wrong')
    await who.post('/api/account/two-step/begin', {})
    expect(await codeOf(who.post('/api/account/two-step/confirm', { code: '000000' }))).toBe('400 auth.code_wrong')
    expect((await who.get('/api/account/two-step')).body).toMatchObject({ isOn: false })
    await withTwoStep(site, who)
    expect(await codeOf(who.post('/api/account/two-step/begin', {}))).toBe('409 auth.two_step_on')
  })

  test('takes the password from whoever signed in long ago', async () => {
    const { who } = await teamMember(site, 'staff', { from: '10.6.0.4' })
    aheadMs = 16 * 60_000
    expect(await codeOf(who.post('/api/account/two-step/begin', {}))).toBe('400 auth.password_wrong')
    expect(await who.post('/api/account/two-step/begin', { password: PASSWORD })).toMatchObject({ status: 200 })
  })

  test('keeps neither the key nor the codes readable', async () => {
    const { who } = await teamMember(site, 'staff', { from: '10.6.0.5' })
    const { body } = await who.post('/api/account/two-step/begin', {})
    const { key, link } = body as unknown as { key: string; link: string }
    expect(link).toContain(`secret=${key.replaceAll(' ', '')}&issuer=Langkah`)
    const secret = fromBase32(key)
    const { recoveryCodes } = await withTwoStep(site, who)
    const { queries } = site.services.database
    const kept = JSON.stringify([
      await queries.selectFrom('auth_two_step').selectAll().execute(),
      await queries.selectFrom('auth_recovery_code').selectAll().execute(),
    ])
    for (const text of [
      key.replaceAll(' ', ''),
      secret.toString('hex'),
      secret.toString('base64url'),
      ...recoveryCodes,
    ])
      expect(kept).not.toContain(text)
  })
})

describe('turning it off', () => {
  test('takes password and code, and takes an owner’s role until it is on again', async () => {
    const { who, email, app } = await owner()
    const off = (body: object) => who.post('/api/account/two-step/turn-off', body)
    expect(await codeOf(off({ code: app.recoveryCodes[0] }))).toBe('400 auth.password_wrong')
    expect(await codeOf(off({ password: PASSWORD, code: '000000' }))).toBe('400 auth.code_wrong')
    expect(await off({ password: PASSWORD, code: app.nextCode() })).toMatchObject({ status: 200 })
    expect(await stateOf(who)).toMatchObject({ user: { needsTwoStep: true } })
    expect((await signIn(stranger(), email)).body).toEqual({ success: true, needsTwoStep: true })
  })

  test('happens by itself with the end of the account', async () => {
    const { who } = await owner()
    expect(await who.post('/api/account/delete', { password: PASSWORD })).toMatchObject({ status: 200 })
    const { rows } = await sql<{ n: number }>`select count(*) as n from auth_two_step t
      where not exists (select 1 from auth_user u where u.id = t.user_id)`.execute(site.services.database.queries)
    expect(Number(rows[0]?.n)).toBe(0)
  })
})

test('its cookies are out of reach of scripts, and on https bound to the host', async () => {
  const secure = await createTestSite({ environment: { SITE_URL: 'https://sekolah.example' } })
  const { email, app } = await teamMember(secure, 'owner')
  const device = visitor(secure)
  const set = [
    ...(await signIn(device, email)).response.headers.getSetCookie(),
    ...(await enter(device, app?.nextCode() ?? '', { trust: true })).response.headers.getSetCookie(),
  ]
  const names = set.map((line) => line.match(/^__Host-langkah\.([a-z_]+?)(_[\w-]{12})?=/)?.[1])
  expect(names).toEqual(['code_needed', 'session_token', 'code_needed', 'trusted', 'known'])
  for (const line of set) expect(line).toMatch(/; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
  await secure.close()
})

test('an operator may ask owners for no second factor', async () => {
  const relaxed = await createTestSite({ environment: { TWO_STEP: 'optional' } })
  const { sari, email } = await newcomer(relaxed)
  await giveRole(relaxed.services.database, email, 'owner')
  expect(await stateOf(sari)).toMatchObject({ user: { role: 'owner' } })
  const app = await withTwoStep(relaxed, sari)
  const device = visitor(relaxed)
  expect((await signIn(device, email)).body).toMatchObject({ codeNeeded: true })
  expect(await enter(device, app.nextCode())).toMatchObject({ status: 200 })
  await relaxed.close()
})

test('an operator may ask staff for a second factor, too', async () => {
  const strict = await createTestSite({ environment: { TWO_STEP: 'team' } })
  const { sari, email } = await newcomer(strict)
  await giveRole(strict.services.database, email, 'staff')
  expect((await sari.get('/api/account/two-step')).body).toMatchObject({ isRequired: true, isOn: false })
  expect(await stateOf(sari)).toMatchObject({ user: { needsTwoStep: true } })
  await withTwoStep(strict, sari)
  expect(await stateOf(sari)).toMatchObject({ user: { role: 'staff' } })
  await strict.close()
})

test('the log tells of codes and factors under the account’s reference', async () => {
  const { who, email, app } = await owner()
  const device = stranger()
  await signIn(device, email)
  await enter(device, '000000')
  await enter(device, app.nextCode())
  await who.post('/api/account/two-step/turn-off', { password: PASSWORD, code: app.recoveryCodes[0] })
  const account = accountReference(site.services.secret, email)
  const told = site.logLines().filter((line) => line.account === account)
  expect(told.map(({ msg }) => msg)).toEqual([
    'signed up',
    'two-step sign-in set up',
    'code failed',
    'signed in',
    'two-step sign-in turned off',
  ])
})
