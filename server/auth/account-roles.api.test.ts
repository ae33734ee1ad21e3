import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newcomer, stateOf } from '../../tests/harness/account-suite.ts'
import { giveRole } from '../../tests/harness/roles.ts'
import { teamMember } from '../../tests/harness/team.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import { deleteOld } from '../people/delete-old.ts'
import { exportPerson } from '../people/export-person.ts'
import { listAccounts, setDisabled } from './account-roles.ts'
import { expiredParts } from './expired-parts.ts'

vi.setConfig({ testTimeout: 30_000 })

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

test('a role is known at once, and only as long as somebody has it', async () => {
  const { sari, email } = await newcomer(site)
  const { auth, database } = site.services
  const roleNow = async () => {
    const cookies = [...sari.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return (await auth.userOf(cookies))?.role
  }
  expect(await roleNow()).toBeNull()
  await giveRole(database, email, 'staff')
  expect(await roleNow()).toBe('staff')
  expect(await stateOf(sari)).toMatchObject({ user: { role: 'staff' } })
  await giveRole(database, email, null)
  expect(await roleNow()).toBeNull()
})

test('a disabled account is signed out and listed as such; enabled, it can sign in again', async () => {
  const { sari, email } = await newcomer(site)
  const { database } = site.services
  const signIn = async () => (await sari.post('/api/account/sign-in', { email, password: 'rahasia-50' })).status
  expect(await setDisabled(database, email, true)).toBe(true)
  sari.cookies.delete('langkah.session_data')
  expect(await stateOf(sari)).toEqual({ status: 'signed-out' })
  expect(await signIn()).toBe(403)
  expect((await listAccounts(database)).find((account) => account.email === email)?.banned).toBeTruthy()
  await setDisabled(database, email, false)
  expect(await signIn()).toBe(200)
})

test('an account is part of what somebody gets who asks for their data', async () => {
  const { email } = await newcomer(site)
  const deps = { ...site.services, school: site.services.brand.name }
  const { accounts } = await exportPerson(deps, email, 'contact')
  expect(accounts).toEqual([{ email, emailVerified: false, createdAt: expect.stringMatching(/^\d{4}-/) }])
})

test('sessions, codes and unfinished sign-ins that have ended are cleared away, the others stay', async () => {
  const { sari, email } = await newcomer(site)
  await sari.post('/api/otp/send-otp', { email })
  const { who, email: owner } = await teamMember(site, 'owner')
  await who.post('/api/account/sign-in', { email: owner, password: 'rahasia-50' })
  const { queries } = site.services.database
  const count = async (table: 'auth_session' | 'auth_pending_sign_in') =>
    (await queries.selectFrom(table).selectAll().execute()).length
  const clear = (atMs: number) => deleteOld(expiredParts(site.services.database), atMs)
  const none = { auth_session: 0, auth_verification: 0, auth_pending_sign_in: 0 }
  const sessions = await count('auth_session')
  expect(await count('auth_pending_sign_in')).toBe(1)
  expect(await clear(Date.now())).toEqual(none)
  expect(await clear(Date.now() + 11 * 60_000)).toEqual({ ...none, auth_verification: 1, auth_pending_sign_in: 1 })
  expect(await clear(Date.now() + 8 * 86_400_000)).toEqual({ ...none, auth_session: sessions })
  expect(sessions).toBeGreaterThan(1)
})
