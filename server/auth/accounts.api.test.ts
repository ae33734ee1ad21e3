import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import {
  type AccountWorld,
  codeOf,
  describeAccounts,
  mailedCode,
  mailedToken,
  newcomer,
  PASSWORD,
} from '../../tests/harness/account-suite.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import { operator, visitor } from '../../tests/harness/visitor.ts'
import type { ErasePerson } from './own-account.ts'

vi.setConfig({ testTimeout: 30_000 })

let site: TestSite
let world: AccountWorld
let eraser: ErasePerson | null = null
beforeAll(async () => {
  const erasePerson: ErasePerson = async (queries, email) => eraser?.(queries, email)
  site = await createTestSite({ changeServices: (services) => ({ ...services, erasePerson }) })
  world = worldOf(site)
})
afterEach(() => {
  vi.useRealTimers()
  eraser = null
})
afterAll(() => site.close())

describeAccounts(async () => world)

test('it lives 600 seconds', async () => {
  const { sari, email } = await newcomer(site)
  await sari.post('/api/otp/send-otp', { email })
  const code = await mailedCode(world, email)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 })
  expect(await codeOf(sari.post('/api/otp/verify-otp', { email, otp: code }))).toBe('410 auth.code_expired')
})

test('a reset link ends after an hour, and a password that is too short does not use it up', async () => {
  const { sari, email } = await newcomer(site)
  await sari.post('/api/account/forgot-password', { email })
  const token = await mailedToken(world, email)
  expect(await codeOf(sari.post('/api/account/reset-password', { token, password: 'lima5' }))).toBe(
    '400 auth.password_short',
  )
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_601_000 })
  expect(await codeOf(sari.post('/api/account/reset-password', { token, password: PASSWORD }))).toBe(
    '410 auth.link_expired',
  )
})

test.each([
  [{ HOST: '192.168.1.20', PORT: '4000' }, 'http://192.168.1.20:4000/'],
  [{ PORT: '4000' }, 'http://localhost:4000/'],
])('in the embedded mailbox a reset link of a site with %o leads to %s', async (environment, origin) => {
  const own = await createTestSite({ environment })
  const { sari, email } = await newcomer(own)
  await sari.post('/api/account/forgot-password', { email })
  const mail = await worldOf(own).nextMail(email)
  expect(mail?.text).toContain(`${origin}reset-password?`)
  await own.close()
})

test('erases what other features keep, but only of a verified address', async () => {
  const erased: string[] = []
  eraser = async (_queries, email) => void erased.push(email)
  const unproven = await newcomer(site)
  await unproven.sari.post('/api/account/delete', { password: PASSWORD })
  expect(erased).toEqual([])
  const { sari, email } = await newcomer(site)
  await sari.post('/api/otp/send-otp', { email })
  await sari.post('/api/otp/verify-otp', { email, otp: await mailedCode(world, email) })
  await sari.post('/api/account/delete', { password: PASSWORD })
  expect(erased).toEqual([email])
})

test('when something cannot be erased, nothing is', async () => {
  eraser = () => Promise.reject(new Error('away'))
  const { sari, email } = await newcomer(site)
  await sari.post('/api/otp/send-otp', { email })
  await sari.post('/api/otp/verify-otp', { email, otp: await mailedCode(world, email) })
  expect((await sari.post('/api/account/delete', { password: PASSWORD })).status).toBe(500)
  expect(await sari.post('/api/account/sign-in', { email, password: PASSWORD })).toMatchObject({ status: 200 })
})

test('AUTH-08 the code itself is not answered through a bare reverse proxy on the same machine', async () => {
  const { sari, email } = await newcomer(site)
  expect((await sari.post('/api/otp/send-otp', { email })).body).toEqual({ success: true, expiresInS: 600 })
  const hint = site.logLines().filter(({ msg }) => /open the demo link/.test(String(msg)))
  expect(hint).not.toEqual([])
  expect(JSON.stringify(hint)).not.toContain(email)
})

test('AUTH-08 the code itself is answered in demo mode only', async () => {
  const sari = await operator(site)
  const email = 'sari.demo@contoh.id'
  await sari.post('/api/account/sign-up', { email, password: PASSWORD })
  const { body } = await sari.post('/api/otp/send-otp', { email })
  expect(body.demoCode).toBe(await mailedCode(world, email))
  const online = await createTestSite({ environment: { SITE_URL: 'http://localhost:3000' } })
  const budi = await operator(online)
  await budi.post('/api/account/sign-up', { email, password: PASSWORD })
  expect((await budi.post('/api/otp/send-otp', { email })).body).toEqual({ success: true, expiresInS: 600 })
  await online.close()
})

test('its cookie is HttpOnly and SameSite=Lax; on https it is Secure and says so in its name', async () => {
  const { sari, email } = await newcomer(site)
  const { response } = await sari.post('/api/account/sign-in', { email, password: PASSWORD })
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith('langkah.session_token='))
  expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/)
  const secure = await createTestSite({ environment: { SITE_URL: 'https://www.langkah.example' } })
  const answer = await visitor(secure).post('/api/account/sign-up', { email, password: PASSWORD })
  const named = answer.response.headers.getSetCookie()
  expect(named.find((line) => line.startsWith('__Host-langkah.session_token='))).toContain('; Secure')
  for (const line of named) expect(line).toMatch(/^__Host-(?!.*Domain).*; Path=\/;.*; Secure/)
  await secure.close()
})

test('the auth library finds nothing to add to our tables', async () => {
  const { getMigrations } = await import('better-auth/db/migration')
  const { options } = await site.services.identity()
  const { toBeCreated, toBeAdded } = await getMigrations(options)
  expect([toBeCreated, toBeAdded]).toEqual([[], []])
})

function worldOf({ request, services }: TestSite): AccountWorld {
  const { database, outboxWorker } = services
  const taken = new Map<string, number>()
  const mailsTo = async (email: string) => {
    await outboxWorker.work()
    const mails = database.queries.selectFrom('mailbox').selectAll().where('to_address', '=', email)
    return mails.orderBy('created_at_ms').execute()
  }
  return {
    request,
    database,
    hasMail: async (email) => (await mailsTo(email)).length > 0,
    nextMail: async (email) => {
      const count = taken.get(email) ?? 0
      taken.set(email, count + 1)
      return (await mailsTo(email))[count] ?? null
    },
  }
}
