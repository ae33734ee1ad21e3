import { beforeEach, expect, test, vi } from 'vitest'
import { thirdPartyEvents } from '../../../domain/analytics/client-events.ts'
import { track } from '../analytics/track.ts'
import { createAuthFacility } from './auth-facility.ts'

vi.mock(import('../analytics/track.ts'), { spy: true })

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
beforeEach(() => {
  vi.mocked(track).mockClear()
  warn.mockClear()
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
  const report = expect.objectContaining({ place: 'auth', action })
  expect(vi.mocked(track).mock.calls).toEqual([['error_occurred', report]])
  expect(thirdPartyEvents('error_occurred', { place: 'auth' })).toMatchObject([{ name: 'error' }])
  expect(JSON.stringify(vi.mocked(track).mock.calls)).not.toContain('sari')
})

test('AUTH-10 a verification e-mail without a signed-in user: No user logged in', async () => {
  const nobody = createAuthFacility(null)
  await expect(nobody.sendVerificationEmail()).rejects.toThrow('No user logged in')
  await expect(nobody.applyVerificationCode('123456')).rejects.toThrow('No user logged in')
})
