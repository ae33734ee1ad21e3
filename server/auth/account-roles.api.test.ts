import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newcomer, stateOf } from '../../tests/harness/account-suite.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import { deleteOld } from '../people/delete-old.ts'
import { exportPerson } from '../people/export-person.ts'
import { listAccounts, setDisabled, setRole } from './account-roles.ts'
import { expiredParts } from './expired-parts.ts'

vi.setConfig({ testTimeout: 30_000 })

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

test('an administrator is known at once, and only as long as they are one', async () => {
  const { sari, email } = await newcomer(site)
  const { auth, database } = site.services
  const isAdmin = async () => {
    const cookies = [...sari.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return (await auth.userOf(cookies))?.isAdmin
  }
  expect(await isAdmin()).toBe(false)
  expect(await setRole(database, email.toUpperCase(), 'admin')).toBe(true)
  expect(await isAdmin()).toBe(true)
  await setRole(database, email, null)
  expect(await isAdmin()).toBe(false)
  expect(await setRole(database, 'tidak.ada@contoh.id', 'admin')).toBe(false)
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

test('sessions and codes that have ended are cleared away, the others stay', async () => {
  const { sari, email } = await newcomer(site)
  await sari.post('/api/otp/send-otp', { email })
  const { database } = site.services
  const count = async (table: 'auth_session' | 'auth_verification') =>
    (
      await database.queries
        .selectFrom(table as 'auth_session')
        .select('id')
        .execute()
    ).length
  const clear = (atMs: number) => deleteOld(expiredParts(database), atMs)
  const [sessions, codes] = [await count('auth_session'), await count('auth_verification')]
  expect(await clear(Date.now())).toEqual({ auth_session: 0, auth_verification: 0 })
  expect(await clear(Date.now() + 11 * 60_000)).toEqual({ auth_session: 0, auth_verification: codes })
  expect(await clear(Date.now() + 8 * 86_400_000)).toEqual({ auth_session: sessions, auth_verification: 0 })
  expect(sessions * codes).toBeGreaterThan(0)
})
