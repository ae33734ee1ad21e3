import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { thirdPartyEvents } from '../../../domain/analytics/client-events.ts'
import { listenToTracks, type Tracked } from '../analytics/track.ts'
import { createAuthFacility } from './auth-facility.ts'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
const reported: Tracked[] = []
listenToTracks((tracked) => reported.push(tracked))
beforeEach(() => {
  reported.length = 0
  warn.mockClear()
})
afterAll(() => {
  warn.mockRestore()
  listenToTracks(() => {})
})

/** No server and no DOM: every action fails. */
const facility = createAuthFacility('sari@contoh.id')
const ACTIONS = [
  ['signUp', 'sign-up', () => facility.signUp('sari@contoh.id', 'rahasia')],
  ['login', 'login', () => facility.login('sari@contoh.id', 'rahasia')],
  ['logout', 'logout', () => facility.logout()],
  ['loginWithGoogle', 'google', () => facility.loginWithGoogle()],
  ['resetPassword', 'reset', () => facility.resetPassword('sari@contoh.id')],
  ['sendVerificationEmail', 'send-code', () => facility.sendVerificationEmail()],
  ['applyVerificationCode', 'verify', () => facility.applyVerificationCode('123456')],
] as const

test('AUTH-12 the facility offers these seven and nothing else', () => {
  expect(Object.keys(facility).sort()).toEqual(ACTIONS.map(([name]) => name as string).sort())
})

test.each(ACTIONS)('AUTH-10 AUTH-12 a failure of %s is logged, reported and thrown', async (_name, action, act) => {
  await expect(act()).rejects.toThrow()
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(`Auth: ${action} failed`))
  const report = { kind: 'event', name: 'error_occurred', data: { place: 'auth', action } }
  expect(reported).toMatchObject([report])
  expect(thirdPartyEvents('error_occurred', { place: 'auth' })).toMatchObject([{ name: 'error' }])
  expect(JSON.stringify(reported)).not.toContain('sari')
})

test('AUTH-10 a verification e-mail without a signed-in user: No user logged in', async () => {
  const nobody = createAuthFacility(null)
  await expect(nobody.sendVerificationEmail()).rejects.toThrow('No user logged in')
  await expect(nobody.applyVerificationCode('123456')).rejects.toThrow('No user logged in')
})
