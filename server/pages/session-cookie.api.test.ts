import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sessionCookie } from '../../tests/harness/session-cookie.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import { visitor } from '../../tests/harness/visitor.ts'
import { SESSION_COOKIE } from '../auth/auth.ts'

vi.setConfig({ testTimeout: 20_000 })

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const tagFor = async (cookie?: string) =>
  (await site.request('/', { headers: cookie ? { cookie } : {} })).headers.get('etag')

test.each([
  ['a word', () => `${SESSION_COOKIE}=anything`],
  ['nothing', () => `${SESSION_COOKIE}=`],
  ['a made-up signature', () => `${SESSION_COOKIE}=token.${'A'.repeat(43)}=`],
  ['another token with a real signature', () => sessionCookie(site).replace('some', 'other')],
  ['a cut signature', () => sessionCookie(site).slice(0, -4)],
  ['broken escapes', () => `${SESSION_COOKIE}=%E0%A4%A.%`],
])('a session cookie that the site did not sign costs no rendering: %s', async (_, cookie) => {
  const cached = await tagFor()
  expect(cached).not.toBeNull()
  for (const sent of [cookie(), `__Host-${cookie()}`]) expect(await tagFor(sent)).toBe(cached)
})

test.each([
  ['on https', () => sessionCookie(site, `__Host-${SESSION_COOKIE}`)],
  ['without escapes', () => decodeURIComponent(sessionCookie(site))],
  ['among others', () => `lang=id; ${sessionCookie(site)}; x=y`],
])('a signed session cookie is seen %s', async (_, cookie) => {
  expect(await tagFor(cookie())).toBeNull()
})

test('whoever really signed in gets their own page', async () => {
  const sari = visitor(site)
  await sari.post('/api/account/sign-up', { email: 'sari.halaman@contoh.id', password: 'rahasia-50' })
  const { response } = await sari.get('/')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(await response.text()).toContain('sari.halaman@contoh.id')
})

test('AUTH-04 whoever is signed in is led on from the login, and once verified from the sign-up, never to another site', async () => {
  const sari = visitor(site)
  const email = 'sari.masuk@contoh.id'
  await sari.post('/api/account/sign-up', { email, password: 'rahasia-50' })
  const ledTo = async (path: string) => (await sari.get(path)).response.headers.get('location')
  expect(await ledTo('/login')).toBe('/documents')
  expect(await ledTo('/login?returnTo=%2Fprograms')).toBe('/programs')
  for (const elsewhere of ['//evil.example', '/%5Cevil.example', 'https://evil.example'])
    expect(await ledTo(`/login?returnTo=${elsewhere}`), elsewhere).toBe('/documents')
  expect((await sari.get('/signup')).status).toBe(200)
  const { queries } = site.services.database
  await queries.updateTable('auth_user').set({ emailVerified: 1 }).where('email', '=', email).execute()
  expect(await ledTo('/signup')).toBe('/documents')
})
