import { describe, expect, test } from 'vitest'
import { codeOf, PASSWORD, stateOf } from '../../../tests/harness/account-suite.ts'
import { teamMember } from '../../../tests/harness/team.ts'
import { createTestSite } from '../../../tests/harness/test-site.ts'
import {
  clock,
  enter,
  mailsTo,
  owner,
  signIn,
  site,
  stranger,
  withTwoStepSite,
} from '../../../tests/harness/two-step-site.ts'
import { visitor } from '../../../tests/harness/visitor.ts'
import { setDisabled } from '../account-roles.ts'

withTwoStepSite()

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
    clock.aheadMs = 601_000
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
    clock.aheadMs = 31 * 86_400_000
    expect((await signIn(device, email)).body).toMatchObject({ codeNeeded: true })
    clock.aheadMs = 0
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
