import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../server/outside/database/tables.ts'
import type { ReceivedMail } from './mail-server.ts'
import { codeIn } from './mail-server.ts'
import { type Visitor, visitor } from './visitor.ts'

/** A site to make accounts on: without a port in this process, or several processes that share a database. */
export interface AccountWorld {
  request(path: string, init?: RequestInit & { from?: string }): Promise<Response>
  database: Database
  /** The next mail to this address that was not taken yet; null when there is none. */
  nextMail(email: string): Promise<Pick<ReceivedMail, 'subject' | 'text'> | null>
  hasMail(email: string): Promise<boolean>
}

export const PASSWORD = 'rahasia-50'

let people = 0
export async function newcomer(world: Pick<AccountWorld, 'request'>, options?: Parameters<typeof visitor>[1]) {
  const sari = visitor(world, options)
  people += 1
  const email = `sari${people}@contoh.id`
  expect(await sari.post('/api/account/sign-up', { email, password: PASSWORD })).toMatchObject({ status: 200 })
  return { sari, email }
}
export const codeOf = async (attempt: ReturnType<Visitor['post']>): Promise<string> => {
  const { status, body } = await attempt
  return `${status} ${body.error?.code}`
}
export const stateOf = async (who: Visitor) => (await who.get('/api/session')).body
export const mailedCode = async (world: AccountWorld, email: string): Promise<string> => {
  const mail = await world.nextMail(email)
  return mail ? codeIn(mail) : ''
}
export const mailedToken = async (world: AccountWorld, email: string): Promise<string> =>
  (await world.nextMail(email))?.text.match(/reset-password\?lang=\w\w#([\w-]+)/)?.[1] ?? ''
const wrong = (code: string): string => (code === '000000' ? '111111' : '000000')

/** All that must hold of accounts, whatever they live on. */
export function describeAccounts(makeWorld: () => Promise<AccountWorld>): void {
  let world: AccountWorld
  beforeAll(async () => {
    world = await makeWorld()
  })
  const rowsOf = async (table: string) =>
    JSON.stringify(
      await world.database.queries
        .selectFrom(table as never)
        .selectAll()
        .execute(),
    )

  describe('the session', () => {
    test('signing up signs in; signing out ends it; signing in again works, however the address is typed', async () => {
      const { sari, email } = await newcomer(world)
      expect(await stateOf(sari)).toEqual({ status: 'signed-in', user: { email, emailVerified: false } })
      expect(await sari.post('/api/account/sign-out')).toMatchObject({ status: 200 })
      expect(await stateOf(sari)).toEqual({ status: 'signed-out' })
      const again = { email: ` ${email.toUpperCase()} `, password: PASSWORD }
      expect(await sari.post('/api/account/sign-in', again)).toMatchObject({ status: 200 })
      expect(await stateOf(sari)).toMatchObject({ status: 'signed-in', user: { email } })
    })

    test('a forged, cut or foreign cookie is nobody', async () => {
      const { sari } = await newcomer(world)
      const real = sari.cookies.get('langkah.session_token') ?? ''
      for (const forged of [
        '',
        'x',
        real.slice(0, -3),
        `${real.split('.')[0]}.`,
        `x${real}`,
        encodeURIComponent(real),
      ]) {
        const stranger = visitor(world)
        stranger.cookies.set('langkah.session_token', forged)
        expect(await stateOf(stranger), forged).toEqual({ status: 'signed-out' })
      }
    })

    test('the site keeps neither addresses nor browsers of those who sign in', async () => {
      await newcomer(world, { from: '203.0.113.9' })
      expect(await rowsOf('auth_session')).not.toContain('203.0.113.9')
    })
  })

  describe('refusals', () => {
    test('AUTH-02 each has its own code, in the one shape', async () => {
      const { email } = await newcomer(world)
      const stranger = visitor(world)
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
      const { sari, email } = await newcomer(world)
      const yes = world.database.engine === 'postgres' ? true : 1
      await sql`update auth_user set banned = ${yes} where email = ${email}`.execute(world.database.queries)
      expect(await codeOf(sari.post('/api/account/sign-in', { email, password: 'salah-sekali' }))).toBe(
        '401 auth.credentials',
      )
      expect(await codeOf(sari.post('/api/account/sign-in', { email, password: PASSWORD }))).toBe('403 auth.disabled')
    })

    test('AUTH-10 a code or anything of one’s own is for signed-in users: No user logged in', async () => {
      const stranger = visitor(world)
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
      const { sari } = await newcomer(world)
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
      const { sari, email } = await newcomer(world, { from: '203.0.113.9' })
      const sent = await sari.post('/api/otp/send-otp', { email })
      expect(sent.body).toEqual({ success: true, expiresInS: 600 })
      const code = await mailedCode(world, email)
      expect(code).toMatch(/^\d{6}$/)
      const kept = await rowsOf('auth_verification')
      expect(kept).not.toContain(code)
      expect(kept).not.toContain(email)
      expect(await codeOf(sari.post('/api/otp/verify-otp', { email, otp: wrong(code) }))).toBe('400 auth.code_wrong')
      expect(await sari.post('/api/otp/verify-otp', { email, otp: code })).toMatchObject({ status: 200 })
      expect(await stateOf(sari)).toMatchObject({ user: { emailVerified: true } })
    })

    test('AUTH-11 a new code voids the one before', async () => {
      const { sari, email } = await newcomer(world)
      await sari.post('/api/otp/send-otp', { email })
      const first = await mailedCode(world, email)
      await sari.post('/api/otp/send-otp', { email })
      const second = await mailedCode(world, email)
      if (first !== second)
        expect(await codeOf(sari.post('/api/otp/verify-otp', { email, otp: first }))).toBe('400 auth.code_wrong')
      expect(await sari.post('/api/otp/verify-otp', { email, otp: second })).toMatchObject({ status: 200 })
    })

    test('five wrong tries void it, also for its owner; a new one works', async () => {
      const { sari, email } = await newcomer(world)
      await sari.post('/api/otp/send-otp', { email })
      const code = await mailedCode(world, email)
      const tries = []
      for (let count = 0; count < 5; count += 1)
        tries.push(await codeOf(sari.post('/api/otp/verify-otp', { email, otp: wrong(code) })))
      expect(tries).toEqual([...Array(4).fill('400 auth.code_wrong'), '410 auth.code_void'])
      expect(await codeOf(sari.post('/api/otp/verify-otp', { email, otp: code }))).toBe('410 auth.code_void')
      await sari.post('/api/otp/send-otp', { email })
      expect(await sari.post('/api/otp/verify-otp', { email, otp: await mailedCode(world, email) })).toMatchObject({
        status: 200,
      })
    })

    test('nobody asks for codes to a stranger’s address, or tries them', async () => {
      const { sari } = await newcomer(world)
      const { email } = await newcomer(world)
      expect(await codeOf(sari.post('/api/otp/send-otp', { email }))).toBe('403 auth.forbidden')
      expect(await codeOf(sari.post('/api/otp/verify-otp', { email, otp: '123456' }))).toBe('403 auth.forbidden')
    })
  })

  describe('the password', () => {
    test('AUTH-03 a mailed link resets it once, ends every session, and proves the address', async () => {
      const { sari, email } = await newcomer(world, { language: 'en' })
      expect((await sari.get('/documents/brochure-en.pdf')).status).toBe(200)
      const forgetful = visitor(world, { language: 'en' })
      await forgetful.post('/api/account/forgot-password', { email })
      const mail = await world.nextMail(email)
      expect(mail?.subject).toBe('Set a new password at Langkah English Academy')
      const token = mail?.text.match(/http:\/\/localhost:\d+\/reset-password\?lang=en#([\w-]{20,})\s/)?.[1]
      expect(await forgetful.post('/api/account/reset-password', { token, password: 'sandi-baru' })).toMatchObject({
        status: 200,
      })
      expect(await codeOf(forgetful.post('/api/account/reset-password', { token, password: 'sekali-lagi' }))).toBe(
        '410 auth.link_expired',
      )
      expect((await sari.get('/documents/brochure-en.pdf')).status).toBe(302)
      sari.cookies.delete('langkah.session_data')
      expect(await stateOf(sari)).toEqual({ status: 'signed-out' })
      expect(await codeOf(sari.post('/api/account/sign-in', { email, password: PASSWORD }))).toBe(
        '401 auth.credentials',
      )
      await sari.post('/api/account/sign-in', { email, password: 'sandi-baru' })
      expect(await stateOf(sari)).toMatchObject({ user: { emailVerified: true } })
      expect((await world.nextMail(email))?.subject).toBe(
        'Your password at Langkah English Academy has just been changed',
      )
    })

    test('of several reset links only the last one works; using it, or changing the password, voids all', async () => {
      const { sari, email } = await newcomer(world)
      const other = await newcomer(world)
      const askFor = async (address: string) => {
        await sari.post('/api/account/forgot-password', { email: address })
        return mailedToken(world, address)
      }
      const use = (token: string, password: string) =>
        codeOf(sari.post('/api/account/reset-password', { token, password }))
      const othersToken = await askFor(other.email)
      const [first, second] = [await askFor(email), await askFor(email)]
      expect(await use(first, 'sandi-satu')).toBe('410 auth.link_expired')
      expect(await use(second, 'sandi-dua')).toBe('200 undefined')
      expect(await use(second, 'sandi-tiga')).toBe('410 auth.link_expired')
      await world.nextMail(email)
      await sari.post('/api/account/sign-in', { email, password: 'sandi-dua' })
      const third = await askFor(email)
      const change = { currentPassword: 'sandi-dua', newPassword: 'sandi-baru' }
      expect(await sari.post('/api/account/change-password', change)).toMatchObject({ status: 200 })
      expect(await use(third, 'sandi-empat')).toBe('410 auth.link_expired')
      expect(await use(othersToken, 'sandi-lain')).toBe('200 undefined')
    })

    test('the wish for a link to an unknown address is answered alike and sends nothing', async () => {
      const { email } = await newcomer(world)
      const stranger = visitor(world)
      const unknown = await stranger.post('/api/account/forgot-password', { email: 'tidak.ada@contoh.id' })
      const known = await stranger.post('/api/account/forgot-password', { email })
      expect(unknown.body).toEqual(known.body)
      expect(unknown.status).toBe(known.status)
      expect([...unknown.response.headers.keys()]).toEqual([...known.response.headers.keys()])
      expect(await world.nextMail(email)).not.toBeNull()
      expect(await world.hasMail('tidak.ada@contoh.id')).toBe(false)
    })

    test('it is changed with the old one; other devices are signed out, this one stays', async () => {
      const { sari, email } = await newcomer(world)
      const other = visitor(world)
      await other.post('/api/account/sign-in', { email, password: PASSWORD })
      const change = (currentPassword: string, newPassword: string) =>
        sari.post('/api/account/change-password', { currentPassword, newPassword })
      expect(await codeOf(change('salah-sekali', 'sandi-baru'))).toBe('400 auth.password_wrong')
      expect(await codeOf(change(PASSWORD, 'lima5'))).toBe('400 auth.password_short')
      expect(await change(PASSWORD, 'sandi-baru')).toMatchObject({ status: 200 })
      other.cookies.delete('langkah.session_data')
      expect(await stateOf(other)).toEqual({ status: 'signed-out' })
      expect(await stateOf(sari)).toMatchObject({ status: 'signed-in' })
      expect((await world.nextMail(email))?.subject).toContain('baru saja diganti')
    })
  })

  describe('the end of an account', () => {
    test('takes the password and deletes everything', async () => {
      const { sari, email } = await newcomer(world)
      await sari.post('/api/otp/send-otp', { email })
      await world.nextMail(email)
      expect(await codeOf(sari.post('/api/account/delete', {}))).toBe('400 auth.password_wrong')
      expect(await codeOf(sari.post('/api/account/delete', { password: 'salah-sekali' }))).toBe(
        '400 auth.password_wrong',
      )
      expect((await sari.get('/api/account')).body).toEqual({
        email,
        emailVerified: false,
        hasPassword: true,
        hasGoogle: false,
        minPasswordLength: 6,
      })
      expect(await sari.post('/api/account/delete', { password: PASSWORD })).toMatchObject({ status: 200 })
      expect(await stateOf(sari)).toEqual({ status: 'signed-out' })
      expect(await codeOf(sari.post('/api/account/sign-in', { email, password: PASSWORD }))).toBe(
        '401 auth.credentials',
      )
      for (const table of ['auth_user', 'auth_session', 'auth_account', 'mailbox'])
        expect(await rowsOf(table), table).not.toContain(email)
    })
  })
}
