import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, newcomer, PASSWORD, stateOf } from '../../tests/harness/account-suite.ts'
import { giveRole } from '../../tests/harness/roles.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import { type Visitor, visitor } from '../../tests/harness/visitor.ts'
import { accountReference } from './security-log.ts'

const DAY_MS = 86_400_000

let site: TestSite
beforeAll(async () => {
  site = await createTestSite({ environment: { SCHOOL_NAME: 'Sekolah Maju Jaya', SCHOOL_EMAIL: 'halo@maju.example' } })
})
afterAll(() => site.close())

const from = (last: number) => ({ from: `10.9.0.${last}` })
const signIn = (who: Visitor, email: string, password = PASSWORD) =>
  who.post('/api/account/sign-in', { email, password })
const sessionsOf = async (who: Visitor) =>
  ((await who.get('/api/account/sessions')).body as unknown as { sessions: { id: string; isCurrent: boolean }[] })
    .sessions

describe('a new password', () => {
  test.each(['123456', 'password1', 'rahasia123', 'MajuJaya2026', 'sekolah-maju!', 'wulandari99'])(
    '%s is refused, for it is guessed first',
    async (password) => {
      const attempt = visitor(site, from(1)).post('/api/account/sign-up', { email: 'wulandari@contoh.id', password })
      expect(await codeOf(attempt)).toBe('400 auth.password_weak')
    },
  )

  test('that is shorter than the specification’s minimum is refused with its message', async () => {
    const { body } = await visitor(site, from(1)).post('/api/account/sign-up', {
      email: 'a@contoh.id',
      password: 'x7-kq',
    })
    expect(body.error?.message).toBe('Password must be at least 6 characters long')
  })

  test('of 128 characters of any kind is taken as it is', async () => {
    const who = visitor(site, from(9))
    const [email, password] = ['panjang@contoh.id', `Ünï ${'x y'.repeat(41)}z`.slice(0, 128)]
    expect(await who.post('/api/account/sign-up', { email, password })).toMatchObject({ status: 200 })
    expect(await codeOf(signIn(visitor(site, from(9)), email, password.slice(0, 127)))).toBe('401 auth.credentials')
    expect(await codeOf(signIn(visitor(site, from(9)), email, password.toLowerCase()))).toBe('401 auth.credentials')
    expect(await signIn(visitor(site, from(9)), email, password)).toMatchObject({ status: 200 })
  })

  test('is as long as the operator wants it', async () => {
    const strict = await createTestSite({ environment: { PASSWORD_MIN: '12' } })
    const attempt = visitor(strict).post('/api/account/sign-up', { email: 'a@contoh.id', password: 'kopi-susu-9' })
    expect(await attempt).toMatchObject({
      status: 400,
      body: { error: { code: 'auth.password_weak', details: { minLength: 12 } } },
    })
    await strict.close()
  })

  test('of somebody with a role has ten characters, at a change and at a sign-in', async () => {
    const email = 'guru@contoh.id'
    const guru = visitor(site, from(2))
    const short = 'kopi-9x'
    await guru.post('/api/account/sign-up', { email, password: short })
    expect(await signIn(visitor(site, from(2)), email, short)).toMatchObject({ status: 200 })
    await giveRole(site.services.database, email, 'staff')
    const change = (newPassword: string) =>
      guru.post('/api/account/change-password', { currentPassword: short, newPassword })
    expect(await codeOf(signIn(visitor(site, from(2)), email, short))).toBe('400 auth.password_weak')
    expect(await sessionsOf(guru)).toHaveLength(2)
    expect(await codeOf(change('teh-8yz'))).toBe('400 auth.password_weak')
    expect(await change('teh-manis-8yz')).toMatchObject({ status: 200 })
    expect(await signIn(visitor(site, from(2)), email, 'teh-manis-8yz')).toMatchObject({ status: 200 })
  })
})

describe('the stored hash', () => {
  const stored = async (email: string) => {
    const { rows } = await sql<{ password: string }>`select a.password from auth_account a
      join auth_user u on u.id = a."userId" where u.email = ${email}`.execute(site.services.database.queries)
    return rows[0]?.password ?? ''
  }

  test('of the sign-in library still opens the account, and is renewed by it', async () => {
    const { hashPassword } = await import('better-auth/crypto')
    const { email } = await newcomer(site, from(3))
    await sql`update auth_account set password = ${await hashPassword(PASSWORD)}
      where "userId" = (select id from auth_user where email = ${email})`.execute(site.services.database.queries)
    expect(await codeOf(signIn(visitor(site, from(3)), email, 'salah-sandi'))).toBe('401 auth.credentials')
    expect(await stored(email)).not.toMatch(/^scrypt/)
    expect(await signIn(visitor(site, from(3)), email)).toMatchObject({ status: 200 })
    expect(await stored(email)).toMatch(/^scrypt\$/)
    expect(await signIn(visitor(site, from(3)), email)).toMatchObject({ status: 200 })
  })
})

describe('sessions', () => {
  test('are listed, and others end at once, one or all', async () => {
    const { sari, email } = await newcomer(site, from(4))
    const [phone, tablet] = [visitor(site, from(4)), visitor(site, from(4))]
    for (const device of [phone, tablet]) await signIn(device, email)
    const sessions = await sessionsOf(sari)
    expect(sessions.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, false, true])
    const ofPhone = (await sessionsOf(phone)).find(({ isCurrent }) => isCurrent)?.id
    expect(await sari.post('/api/account/sessions/end', { id: ofPhone, password: PASSWORD })).toMatchObject({
      body: { ended: 1 },
    })
    expect([await stateOf(phone), await stateOf(tablet)]).toMatchObject([
      { status: 'signed-out' },
      { status: 'signed-in' },
    ])
    expect(await sari.post('/api/account/sessions/end', { password: PASSWORD })).toMatchObject({ body: { ended: 1 } })
    expect([await stateOf(tablet), await stateOf(sari)]).toMatchObject([
      { status: 'signed-out' },
      { status: 'signed-in' },
    ])
  })

  test('that end take the notifications of their own device with them, and of no other of the same kind', async () => {
    const { sari, email } = await newcomer(site, from(13))
    const [phone, tablet] = [visitor(site, from(13)), visitor(site, from(13))]
    const { queries } = site.services.database
    const { id: user_id } = await queries
      .selectFrom('auth_user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const told = async () =>
      (await queries.selectFrom('desk_devices').select('id').where('user_id', '=', user_id).execute()).map(
        ({ id }) => id,
      )
    const sessions: Record<string, string> = {}
    for (const [id, who] of Object.entries({ own: sari, phone, tablet })) {
      if (who !== sari) await signIn(who, email)
      sessions[id] = (await sessionsOf(who)).find(({ isCurrent }) => isCurrent)?.id ?? ''
      const keys = { endpoint: `https://push.example/${id}`, p256dh: '', auth: '', told_at_ms: null }
      await queries
        .insertInto('desk_devices')
        .values({ id, user_id, name: 'Chrome, Android', session_id: sessions[id], created_at_ms: 0, ...keys })
        .execute()
    }
    await sari.post('/api/account/sessions/end', { id: sessions.phone, password: PASSWORD })
    expect(await told()).toEqual(['own', 'tablet'])
    await tablet.post('/api/account/sign-out', {})
    expect(await told()).toEqual(['own'])
    await queries.updateTable('desk_devices').set({ session_id: 'over' }).execute()
    await sari.post('/api/account/sessions/end', { password: PASSWORD })
    expect(await told()).toEqual([])
  })

  test('have a random token each, renewed by every sign-in', async () => {
    const { sari, email } = await newcomer(site, from(10))
    const tokens = new Set<string>()
    for (let count = 0; count < 3; count++) {
      tokens.add(sari.cookies.get('langkah.session_token')?.split('.')[0] ?? '')
      await signIn(sari, email)
    }
    expect(tokens.size).toBe(3)
    for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9]{32}$/)
  })

  test('end after seven days without a visit', async () => {
    const { sari, email } = await newcomer(site, from(11))
    const { database } = site.services
    const { rows } = await sql<{ expiresAt: string | Date }>`select "expiresAt" from auth_session
      where "userId" = (select id from auth_user where email = ${email})`.execute(database.queries)
    const lifetimeMs = new Date(rows[0]?.expiresAt ?? 0).getTime() - Date.now()
    expect(Math.round(lifetimeMs / DAY_MS)).toBe(7)
    await sql`update auth_session set "expiresAt" = ${new Date(Date.now() - 1000).toISOString()}
      where "userId" = (select id from auth_user where email = ${email})`.execute(database.queries)
    expect(await stateOf(sari)).toEqual({ status: 'signed-out' })
  })

  test('are ended by who knows the password only', async () => {
    const { sari, email } = await newcomer(site, from(12))
    const phone = visitor(site, from(12))
    await signIn(phone, email)
    for (const body of [{}, { password: 'salah-sandi' }]) {
      expect(await codeOf(sari.post('/api/account/sessions/end', body))).toBe('400 auth.password_wrong')
    }
    expect(await stateOf(phone)).toMatchObject({ status: 'signed-in' })
  })

  test('of others can neither be seen nor ended', async () => {
    const [{ sari }, { sari: budi }] = [await newcomer(site, from(5)), await newcomer(site, from(5))]
    const [own] = await sessionsOf(sari)
    expect((await sessionsOf(budi)).map(({ id }) => id)).not.toContain(own?.id)
    expect(await codeOf(budi.post('/api/account/sessions/end', { id: own?.id, password: PASSWORD }))).toBe(
      '404 path.unknown',
    )
    expect(await codeOf(visitor(site).get('/api/account/sessions'))).toBe('401 auth.required')
    expect(await stateOf(sari)).toMatchObject({ status: 'signed-in' })
  })

  test('that were copied end at once with a sign-out and with a new password', async () => {
    const { sari, email } = await newcomer(site, from(6))
    const [thief, other] = [visitor(site, from(6)), visitor(site, from(6))]
    await signIn(other, email)
    for (const [name, value] of sari.cookies) thief.cookies.set(name, value)
    expect(await stateOf(thief)).toMatchObject({ status: 'signed-in' })
    await sari.post('/api/account/change-password', { currentPassword: PASSWORD, newPassword: 'teh-manis-99' })
    expect([await stateOf(thief), await stateOf(other), await stateOf(sari)]).toMatchObject([
      { status: 'signed-out' },
      { status: 'signed-out' },
      { status: 'signed-in' },
    ])
    for (const [name, value] of sari.cookies) thief.cookies.set(name, value)
    await sari.post('/api/account/sign-out')
    expect(await stateOf(thief)).toEqual({ status: 'signed-out' })
  })

  test('end thirty days after the sign-in, however often they are used', async () => {
    const { sari, email } = await newcomer(site, from(7))
    const signedIn = async (daysAgo: number) => {
      const moment = new Date(Date.now() - daysAgo * DAY_MS).toISOString()
      await sql`update auth_session set "createdAt" = ${moment}
        where "userId" = (select id from auth_user where email = ${email})`.execute(site.services.database.queries)
      return (await stateOf(sari)).status
    }
    expect([await signedIn(29), await signedIn(31), await signedIn(1)]).toEqual([
      'signed-in',
      'signed-out',
      'signed-out',
    ])
  })
})

test('the log tells what happened to which account, without its address', async () => {
  const { sari, email } = await newcomer(site, from(8))
  await signIn(visitor(site, from(8)), email, 'salah-sandi')
  await sari.post('/api/account/sign-out')
  const account = accountReference(site.services.secret, email)
  const told = site.logLines().filter((line) => line.account === account)
  expect(told.map(({ msg }) => msg)).toEqual(['signed up', 'sign-in failed', 'signed out'])
  expect(told.every(({ requestId }) => typeof requestId === 'string')).toBe(true)
  expect(JSON.stringify(site.logLines())).not.toContain(email)
})

test('who finds a weakness is told whom to write to', async () => {
  const text = await (await site.request('/.well-known/security.txt')).text()
  expect(text).toMatch(/^Contact: mailto:halo@maju\.example\nExpires: \d{4}-\d\d-\d\dT00:00:00Z\n/)
  expect(Date.parse(text.match(/Expires: (.*)/)?.[1] ?? '') - Date.now()).toBeGreaterThan(80 * DAY_MS)
  const sample = await createTestSite()
  expect((await sample.request('/.well-known/security.txt')).status).toBe(404)
  await sample.close()
})
