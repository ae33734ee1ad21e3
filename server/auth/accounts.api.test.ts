import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import { type Visitor, visitor } from '../../tests/harness/visitor.ts'
import type { ErasePerson } from './own-account.ts'

const PASSWORD = 'rahasia-50'
vi.setConfig({ testTimeout: 30_000 })

let site: TestSite
let erasers: ErasePerson[] = []
beforeAll(async () => {
  const erase: ErasePerson = async (email) => {
    for (const eraser of erasers) await eraser(email)
  }
  site = await createTestSite({ changeServices: (services) => ({ ...services, erasers: [erase] }) })
})
afterEach(() => {
  vi.useRealTimers()
  erasers = []
})
afterAll(() => site.close())

let people = 0
async function newcomer(options?: Parameters<typeof visitor>[1]): Promise<{ sari: Visitor; email: string }> {
  const sari = visitor(site, options)
  people += 1
  const email = `sari${people}@contoh.id`
  expect(await sari.post('/api/account/sign-up', { email, password: PASSWORD })).toMatchObject({ status: 200 })
  return { sari, email }
}
const stateOf = async (who: Visitor) => (await who.get('/api/session')).body
const codeOf = async (attempt: ReturnType<Visitor['post']>) => {
  const { status, body } = await attempt
  return `${status} ${body.error?.code}`
}
async function mailsTo(email: string) {
  await site.services.outboxWorker.work()
  return site.services.database.queries
    .selectFrom('mailbox')
    .selectAll()
    .where('to_address', '=', email)
    .orderBy('created_at_ms')
    .execute()
}
const lastCode = async (email: string) => (await mailsTo(email)).at(-1)?.subject.match(/^\d{6}/)?.[0] ?? ''
const lastToken = async (email: string) => (await mailsTo(email)).at(-1)?.text.match(/#([\w-]+)/)?.[1] ?? ''
const wrong = (code: string) => (code === '000000' ? '111111' : '000000')

describe('the session', () => {
  test('signing up signs in; signing out ends it; signing in again works, however the address is typed', async () => {
    const { sari, email } = await newcomer()
    expect(await stateOf(sari)).toEqual({ status: 'signed-in', user: { email, emailVerified: false } })
    expect(await sari.post('/api/account/sign-out')).toMatchObject({ status: 200 })
    expect(await stateOf(sari)).toEqual({ status: 'signed-out' })
    const again = { email: ` ${email.toUpperCase()} `, password: PASSWORD }
    expect(await sari.post('/api/account/sign-in', again)).toMatchObject({ status: 200 })
    expect(await stateOf(sari)).toMatchObject({ status: 'signed-in', user: { email } })
  })

  test('its cookie is HttpOnly and SameSite=Lax; on https it is Secure and says so in its name', async () => {
    const { sari, email } = await newcomer()
    const { response } = await sari.post('/api/account/sign-in', { email, password: PASSWORD })
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith('langkah.session_token='))
    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/)
    const secure = await createTestSite({ environment: { SITE_URL: 'https://www.langkah.example' } })
    const answer = await visitor(secure).post('/api/account/sign-up', { email, password: PASSWORD })
    const named = answer.response.headers.getSetCookie()
    expect(named.find((line) => line.startsWith('__Secure-langkah.session_token='))).toContain('; Secure')
    expect(named.every((line) => line.startsWith('__Secure-'))).toBe(true)
    await secure.close()
  })

  test('a forged, cut or foreign cookie is nobody', async () => {
    const { sari } = await newcomer()
    const real = sari.cookies.get('langkah.session_token') ?? ''
    for (const forged of ['', 'x', real.slice(0, -3), `${real.split('.')[0]}.`, `x${real}`, encodeURIComponent(real)]) {
      const stranger = visitor(site)
      stranger.cookies.set('langkah.session_token', forged)
      expect(await stateOf(stranger), forged).toEqual({ status: 'signed-out' })
    }
  })

  test('the site keeps neither addresses nor browsers of those who sign in', async () => {
    await newcomer({ from: '203.0.113.9' })
    const { rows } = await site.services.database.queries
      .selectFrom('auth_session' as never)
      .selectAll()
      .execute()
      .then((found) => ({ rows: JSON.stringify(found) }))
    expect(rows).not.toContain('203.0.113.9')
  })
})

describe('refusals', () => {
  test('AUTH-02 each has its own code, in the one shape', async () => {
    const { email } = await newcomer()
    const stranger = visitor(site)
    const at = (path: string, body: unknown) => codeOf(stranger.post(`/api/account/${path}`, body))
    expect(await at('sign-in', { email, password: 'salah-sekali' })).toBe('401 auth.credentials')
    expect(await at('sign-in', { email: 'tidak.ada@contoh.id', password: PASSWORD })).toBe('401 auth.credentials')
    expect(await at('sign-in', { email: 'bukan', password: PASSWORD })).toBe('400 auth.email_invalid')
    expect(await at('sign-in', { email })).toBe('400 body.invalid')
    expect(await at('sign-up', { email, password: PASSWORD })).toBe('409 auth.email_taken')
    expect(await at('sign-up', { email: 'baru@contoh.id', password: 'lima5' })).toBe('400 auth.password_short')
    expect(await at('sign-up', { email: 'baru@contoh.id', password: 'x'.repeat(129) })).toBe('400 body.invalid')
    expect(await at('reset-password', { token: 'none', password: PASSWORD })).toBe('410 auth.link_expired')
    expect(await stateOf(stranger)).toEqual({ status: 'signed-out' })
  })

  test('an account that was disabled cannot sign in, and is told so only with the right password', async () => {
    const { sari, email } = await newcomer()
    const { internalAdapter } = await (await site.services.identity()).$context
    const found = await internalAdapter.findUserByEmail(email)
    await internalAdapter.updateUser(found?.user.id ?? '', { banned: true })
    expect(await codeOf(sari.post('/api/account/sign-in', { email, password: 'salah-sekali' }))).toBe(
      '401 auth.credentials',
    )
    expect(await codeOf(sari.post('/api/account/sign-in', { email, password: PASSWORD }))).toBe('403 auth.disabled')
  })

  test('AUTH-10 a code or anything of one’s own is for signed-in users: No user logged in', async () => {
    const stranger = visitor(site)
    const { status, body } = await stranger.post('/api/otp/send-otp', { email: 'sari@contoh.id' })
    expect([status, body.error]).toEqual([401, { code: 'auth.required', message: 'No user logged in' }])
    for (const [path, request] of [
      ['/api/otp/verify-otp', { email: 'sari@contoh.id', otp: '123456' }],
      ['/api/account/change-password', { currentPassword: 'x', newPassword: 'y' }],
      ['/api/account/delete', {}],
    ] as const)
      expect(await codeOf(stranger.post(path, request)), path).toBe('401 auth.required')
    expect((await stranger.get('/api/account')).status).toBe(401)
  })

  test('of the auth library’s own addresses none answers but Google’s callback', async () => {
    const { sari } = await newcomer()
    for (const path of [
      'sign-in/email',
      'sign-up/email',
      'get-session',
      'admin/list-users',
      'delete-user',
      'error',
      'ok',
    ]) {
      expect((await sari.get(`/api/auth/${path}`)).status, path).toBe(404)
      expect((await sari.post(`/api/auth/${path}`)).status, path).toBe(404)
    }
    expect(await codeOf(sari.get('/api/auth/callback/google?code=x&state=y'))).toBe('503 auth.google_off')
  })
})

describe('the code', () => {
  test('AUTH-06 is six digits by mail, is kept hashed, and verifies the address once', async () => {
    const { sari, email } = await newcomer({ from: '203.0.113.9' })
    const sent = await sari.post('/api/otp/send-otp', { email })
    expect(sent.body).toEqual({ success: true, expiresInS: 600 })
    const code = await lastCode(email)
    expect(code).toMatch(/^\d{6}$/)
    const kept = JSON.stringify(
      await site.services.database.queries
        .selectFrom('auth_verification' as never)
        .selectAll()
        .execute(),
    )
    expect(kept).not.toContain(code)
    expect(kept).not.toContain(email)
    expect(await codeOf(sari.post('/api/otp/verify-otp', { email, otp: wrong(code) }))).toBe('400 auth.code_wrong')
    expect(await sari.post('/api/otp/verify-otp', { email, otp: code })).toMatchObject({ status: 200 })
    expect(await stateOf(sari)).toMatchObject({ user: { emailVerified: true } })
  })

  test('AUTH-08 the code itself is answered in demo mode only', async () => {
    const { sari, email } = await newcomer()
    const { body } = await sari.post('/api/otp/send-otp', { email })
    expect(body.demoCode).toBe(await lastCode(email))
    const online = await createTestSite({ environment: { SITE_URL: 'http://localhost:3000' } })
    const budi = visitor(online)
    await budi.post('/api/account/sign-up', { email, password: PASSWORD })
    expect((await budi.post('/api/otp/send-otp', { email })).body).toEqual({ success: true, expiresInS: 600 })
    await online.close()
  })

  test('AUTH-11 a new code voids the one before', async () => {
    const { sari, email } = await newcomer()
    await sari.post('/api/otp/send-otp', { email })
    const first = await lastCode(email)
    await sari.post('/api/otp/send-otp', { email })
    const second = await lastCode(email)
    if (first !== second)
      expect(await codeOf(sari.post('/api/otp/verify-otp', { email, otp: first }))).toBe('400 auth.code_wrong')
    expect(await sari.post('/api/otp/verify-otp', { email, otp: second })).toMatchObject({ status: 200 })
  })

  test('five wrong tries void it, also for its owner; a new one works', async () => {
    const { sari, email } = await newcomer()
    await sari.post('/api/otp/send-otp', { email })
    const code = await lastCode(email)
    const tries = []
    for (let count = 0; count < 5; count += 1)
      tries.push(await codeOf(sari.post('/api/otp/verify-otp', { email, otp: wrong(code) })))
    expect(tries).toEqual([...Array(4).fill('400 auth.code_wrong'), '410 auth.code_void'])
    expect(await codeOf(sari.post('/api/otp/verify-otp', { email, otp: code }))).toBe('410 auth.code_void')
    await sari.post('/api/otp/send-otp', { email })
    expect(await sari.post('/api/otp/verify-otp', { email, otp: await lastCode(email) })).toMatchObject({ status: 200 })
  })

  test('it lives 600 seconds', async () => {
    const { sari, email } = await newcomer()
    await sari.post('/api/otp/send-otp', { email })
    const code = await lastCode(email)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 })
    expect(await codeOf(sari.post('/api/otp/verify-otp', { email, otp: code }))).toBe('410 auth.code_expired')
  })

  test('nobody asks for codes to a stranger’s address, or tries them', async () => {
    const { sari } = await newcomer()
    const { email } = await newcomer()
    expect(await codeOf(sari.post('/api/otp/send-otp', { email }))).toBe('403 auth.forbidden')
    expect(await codeOf(sari.post('/api/otp/verify-otp', { email, otp: '123456' }))).toBe('403 auth.forbidden')
  })
})

describe('the password', () => {
  test('AUTH-03 a mailed link resets it once, ends every session, and proves the address', async () => {
    const { sari, email } = await newcomer({ language: 'en' })
    const forgetful = visitor(site, { language: 'en' })
    await forgetful.post('/api/account/forgot-password', { email })
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toBe('Set a new password at Langkah English Academy')
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/reset-password\?lang=en#[\w-]{20,}\n/)
    const token = await lastToken(email)
    expect(await forgetful.post('/api/account/reset-password', { token, password: 'sandi-baru' })).toMatchObject({
      status: 200,
    })
    expect(await codeOf(forgetful.post('/api/account/reset-password', { token, password: 'sekali-lagi' }))).toBe(
      '410 auth.link_expired',
    )
    sari.cookies.delete('langkah.session_data')
    expect(await stateOf(sari)).toEqual({ status: 'signed-out' })
    expect(await codeOf(sari.post('/api/account/sign-in', { email, password: PASSWORD }))).toBe('401 auth.credentials')
    await sari.post('/api/account/sign-in', { email, password: 'sandi-baru' })
    expect(await stateOf(sari)).toMatchObject({ user: { emailVerified: true } })
    expect((await mailsTo(email)).at(-1)?.subject).toBe(
      'Your password at Langkah English Academy has just been changed',
    )
  })

  test('a reset link ends after an hour, and a password that is too short does not use it up', async () => {
    const { sari, email } = await newcomer()
    await sari.post('/api/account/forgot-password', { email })
    const token = await lastToken(email)
    expect(await codeOf(sari.post('/api/account/reset-password', { token, password: 'lima5' }))).toBe(
      '400 auth.password_short',
    )
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_601_000 })
    expect(await codeOf(sari.post('/api/account/reset-password', { token, password: PASSWORD }))).toBe(
      '410 auth.link_expired',
    )
  })

  test('the wish for a link to an unknown address is answered alike and sends nothing', async () => {
    const { email } = await newcomer()
    const stranger = visitor(site)
    const known = await stranger.post('/api/account/forgot-password', { email })
    const unknown = await stranger.post('/api/account/forgot-password', { email: 'tidak.ada@contoh.id' })
    expect(unknown.body).toEqual(known.body)
    expect(unknown.status).toBe(known.status)
    expect([...unknown.response.headers.keys()]).toEqual([...known.response.headers.keys()])
    expect(await mailsTo('tidak.ada@contoh.id')).toEqual([])
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('it is changed with the old one; other devices are signed out, this one stays', async () => {
    const { sari, email } = await newcomer()
    const other = visitor(site)
    await other.post('/api/account/sign-in', { email, password: PASSWORD })
    const change = (currentPassword: string, newPassword: string) =>
      sari.post('/api/account/change-password', { currentPassword, newPassword })
    expect(await codeOf(change('salah-sekali', 'sandi-baru'))).toBe('400 auth.password_wrong')
    expect(await codeOf(change(PASSWORD, 'lima5'))).toBe('400 auth.password_short')
    expect(await change(PASSWORD, 'sandi-baru')).toMatchObject({ status: 200 })
    other.cookies.delete('langkah.session_data')
    expect(await stateOf(other)).toEqual({ status: 'signed-out' })
    expect(await stateOf(sari)).toMatchObject({ status: 'signed-in' })
    expect((await mailsTo(email)).at(-1)?.subject).toContain('baru saja diganti')
  })
})

describe('the end of an account', () => {
  test('takes the password and deletes everything', async () => {
    const { sari, email } = await newcomer()
    await sari.post('/api/otp/send-otp', { email })
    await mailsTo(email)
    expect(await codeOf(sari.post('/api/account/delete', {}))).toBe('400 auth.password_wrong')
    expect(await codeOf(sari.post('/api/account/delete', { password: 'salah-sekali' }))).toBe('400 auth.password_wrong')
    expect((await sari.get('/api/account')).body).toEqual({
      email,
      emailVerified: false,
      hasPassword: true,
      hasGoogle: false,
    })
    expect(await sari.post('/api/account/delete', { password: PASSWORD })).toMatchObject({ status: 200 })
    expect(await stateOf(sari)).toEqual({ status: 'signed-out' })
    expect(await codeOf(sari.post('/api/account/sign-in', { email, password: PASSWORD }))).toBe('401 auth.credentials')
    const { queries } = site.services.database
    for (const table of ['auth_user', 'auth_session', 'auth_account', 'mailbox'])
      expect(
        JSON.stringify(
          await queries
            .selectFrom(table as never)
            .selectAll()
            .execute(),
        ),
        table,
      ).not.toContain(email)
  })

  test('erases what other features keep, but only of a verified address', async () => {
    const erased: string[] = []
    erasers = [async (email) => void erased.push(email)]
    const unproven = await newcomer()
    await unproven.sari.post('/api/account/delete', { password: PASSWORD })
    expect(erased).toEqual([])
    const { sari, email } = await newcomer()
    await sari.post('/api/otp/send-otp', { email })
    await sari.post('/api/otp/verify-otp', { email, otp: await lastCode(email) })
    await sari.post('/api/account/delete', { password: PASSWORD })
    expect(erased).toEqual([email])
  })

  test('when something cannot be erased, nothing is', async () => {
    erasers = [() => Promise.reject(new Error('away'))]
    const { sari, email } = await newcomer()
    await sari.post('/api/otp/send-otp', { email })
    await sari.post('/api/otp/verify-otp', { email, otp: await lastCode(email) })
    expect((await sari.post('/api/account/delete', { password: PASSWORD })).status).toBe(500)
    expect(await sari.post('/api/account/sign-in', { email, password: PASSWORD })).toMatchObject({ status: 200 })
  })
})

test('the auth library finds nothing to add to our tables', async () => {
  const { getMigrations } = await import('better-auth/db/migration')
  const { options } = await site.services.identity()
  const { toBeCreated, toBeAdded } = await getMigrations(options)
  expect([toBeCreated, toBeAdded]).toEqual([[], []])
})
