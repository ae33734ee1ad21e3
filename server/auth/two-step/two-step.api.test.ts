import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { codeOf, newcomer, PASSWORD, stateOf } from '../../../tests/harness/account-suite.ts'
import { fromBase32, giveRole } from '../../../tests/harness/roles.ts'
import { teamMember, withTwoStep } from '../../../tests/harness/team.ts'
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
import { accountReference } from '../security-log.ts'

withTwoStepSite()

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
    clock.aheadMs = 16 * 60_000
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
