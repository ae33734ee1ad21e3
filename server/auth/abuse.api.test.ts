import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { inLongRun } from '../../tests/harness/long-run.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import { type Visitor, visitor } from '../../tests/harness/visitor.ts'

vi.setConfig({ testTimeout: 60_000 })

const PASSWORD = 'rahasia-50'
const GUESSES = inLongRun(1000, 200)
let site: TestSite
beforeAll(async () => {
  site = await createTestSite({ now: () => Date.now() })
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => site.close())

/** Each guess has its own client address; twenty run at a time. */
async function guess(attempt: (count: number, from: string) => Promise<number>): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  for (let start = 0; start < GUESSES; start += 20) {
    const batch = Array.from({ length: 20 }, (_, at) => start + at)
    const answers = await Promise.all(batch.map((count) => attempt(count, `198.51.${count >> 8}.${count & 255}`)))
    for (const status of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  return statuses
}

async function guessFrom(from: string, email: string, count: number): Promise<number[]> {
  const statuses = []
  for (let i = 0; i < count; i += 1) {
    const { status } = await visitor(site, { from }).post('/api/account/sign-in', { email, password: `salah-${i}` })
    statuses.push(status)
  }
  return statuses
}

const later = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })

test(`${GUESSES} guesses at a password from many addresses: none gets in; its owner can at once where known, elsewhere after the window`, async () => {
  const email = 'korban@contoh.id'
  const known = visitor(site, { from: '198.51.0.1' })
  await known.post('/api/account/sign-up', { email, password: PASSWORD })
  await known.post('/api/account/sign-out')
  const statuses = await guess(async (count, from) => {
    const password = count === GUESSES * 0.7 ? PASSWORD : `tebakan-${count}`
    return (await visitor(site, { from }).post('/api/account/sign-in', { email, password })).status
  })
  expect(statuses).toEqual(
    new Map([
      [401, 30],
      [429, GUESSES - 30],
    ]),
  )
  expect((await known.post('/api/account/sign-in', { email, password: PASSWORD })).status).toBe(200)
  const owner = visitor(site, { from: '203.0.113.7' })
  const early = await owner.post('/api/account/sign-in', { email, password: PASSWORD })
  expect([early.status, Number(early.response.headers.get('retry-after')) > 0]).toEqual([429, true])
  later(15 * 60 + 1)
  expect((await owner.post('/api/account/sign-in', { email, password: PASSWORD })).status).toBe(200)
})

test('wrong passwords from one address lock out that address, not the owner at another', async () => {
  const email = 'pemilik@contoh.id'
  await visitor(site).post('/api/account/sign-up', { email, password: PASSWORD })
  const attack = (from: string) => guessFrom(from, email, 12)
  expect(await attack('198.51.100.1')).toEqual([...Array(10).fill(401), 429, 429])
  expect(await attack('2001:db8:5::1')).toEqual([...Array(10).fill(401), 429, 429])
  expect(await attack('2001:db8:5::2')).toEqual(Array(12).fill(429))
  const owner = visitor(site, { from: '203.0.113.17' })
  expect((await owner.post('/api/account/sign-in', { email, password: PASSWORD })).status).toBe(200)
})

test('a known browser has ten tries of its own, and is known for its own account only', async () => {
  const [email, other] = ['kenal@contoh.id', 'lain@contoh.id']
  const owner = visitor(site, { from: '203.0.113.20' })
  const otherOwner = visitor(site, { from: '203.0.113.21' })
  await owner.post('/api/account/sign-up', { email, password: PASSWORD })
  await otherOwner.post('/api/account/sign-up', { email: other, password: PASSWORD })
  const attempt = async (who: Visitor, account: string, password: string) =>
    (await who.post('/api/account/sign-in', { email: account, password })).status
  for (let count = 0; count < 10; count += 1) expect(await attempt(owner, email, `tebakan-${count}`)).toBe(401)
  expect(await attempt(owner, email, PASSWORD)).toBe(429)

  for (let count = 0; count < 3; count += 1) await guessFrom(`198.51.102.${count}`, other, 10)
  expect(await attempt(owner, other, PASSWORD)).toBe(429)
  expect(await attempt(otherOwner, other, PASSWORD)).toBe(200)
  const [name = '', value = ''] = [...otherOwner.cookies].find(([each]) => each.includes('known_')) ?? []
  otherOwner.cookies.set(
    name,
    value.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
  )
  expect(await attempt(otherOwner, other, PASSWORD)).toBe(429)
})

test('whoever follows a reset link signs in at once in that browser, while strangers guess', async () => {
  const email = 'lupa@contoh.id'
  await visitor(site).post('/api/account/sign-up', { email, password: PASSWORD })
  for (let count = 0; count < 3; count += 1) await guessFrom(`198.51.105.${count}`, email, 10)
  const owner = visitor(site, { from: '203.0.113.30' })
  expect((await owner.post('/api/account/sign-in', { email, password: PASSWORD })).status).toBe(429)
  await owner.post('/api/account/forgot-password', { email })
  await site.services.outboxWorker.work()
  const { queries } = site.services.database
  const mails = await queries.selectFrom('mailbox').select('text').where('to_address', '=', email).execute()
  const token = mails.map(({ text }) => text.match(/reset-password\?lang=\w\w#([\w-]+)/)?.[1]).find(Boolean)
  const password = 'rahasia-baru'
  expect((await owner.post('/api/account/reset-password', { token, password })).status).toBe(200)
  expect((await owner.post('/api/account/sign-in', { email, password })).status).toBe(200)
})

test('the cookie of a known browser is out of reach of scripts, and names nobody', async () => {
  const email = 'tanpa.nama@contoh.id'
  const { response } = await visitor(site).post('/api/account/sign-up', { email, password: PASSWORD })
  const cookie = response.headers.getSetCookie().find((line) => line.includes('known_')) ?? ''
  expect(cookie).toMatch(
    /^langkah\.known_[\w-]{12}=[\w-]{16}\.[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
})

test('the owner is told once a day that somebody guesses at the password; nobody else is', async () => {
  const email = 'diserang@contoh.id'
  await visitor(site).post('/api/account/sign-up', { email, password: PASSWORD })
  const mailsTo = async (to: string) => {
    await site.services.outboxWorker.work()
    const { queries } = site.services.database
    return queries.selectFrom('mailbox').select(['subject', 'text']).where('to_address', '=', to).execute()
  }
  await guessFrom('198.51.104.1', email, 10)
  expect(await mailsTo(email)).toEqual([])
  await guessFrom('198.51.104.1', email, 3)
  await guessFrom('198.51.104.3', 'bukan-akun@contoh.id', 11)
  expect(await mailsTo(email)).toMatchObject([{ subject: expect.stringContaining('menebak kata sandimu') }])
  expect(await mailsTo('bukan-akun@contoh.id')).toEqual([])
  later(24 * 60 * 60 + 1)
  await guessFrom('198.51.104.1', email, 11)
  expect(await mailsTo(email)).toHaveLength(2)
})

test('whoever knows the password is never locked out by signing in; wrong tries in between still count', async () => {
  const email = 'sering@contoh.id'
  await visitor(site).post('/api/account/sign-up', { email, password: PASSWORD })
  const signIn = async (password: string) =>
    (await visitor(site, { from: '203.0.113.8' }).post('/api/account/sign-in', { email, password })).status
  for (let count = 0; count < 15; count += 1) expect(await signIn(PASSWORD), `${count + 1}`).toBe(200)
  for (let count = 0; count < 10; count += 1) {
    expect(await signIn(`tebakan-${count}`)).toBe(401)
    expect(await signIn(PASSWORD)).toBe(count < 9 ? 200 : 429)
  }
})

test(`${GUESSES} guesses at a code from many addresses, with new codes in between: none gets in; its owner can`, async () => {
  const email = 'kode@contoh.id'
  const thief = visitor(site)
  await thief.post('/api/account/sign-up', { email, password: PASSWORD })
  await thief.post('/api/otp/send-otp', { email })
  const statuses = await guess(async (count, from) => {
    const same = visitor(site, { from })
    for (const [name, value] of thief.cookies) same.cookies.set(name, value)
    if (count % (GUESSES / 10) === GUESSES / 20) await same.post('/api/otp/send-otp', { email })
    const { status } = await same.post('/api/otp/verify-otp', { email, otp: String(count).padStart(6, '0') })
    return status
  })
  expect(statuses.get(200) ?? 0).toBe(0)
  expect(statuses.get(429)).toBe(GUESSES - 20)
  expect((await thief.get('/api/session')).body.user?.emailVerified).toBe(false)
  await site.services.outboxWorker.work()
  later(60 * 60 + 1)
  await thief.post('/api/otp/send-otp', { email })
  await site.services.outboxWorker.work()
  const mails = await site.services.database.queries
    .selectFrom('mailbox')
    .select('subject')
    .where('to_address', '=', email)
    .orderBy('created_at_ms', 'desc')
    .execute()
  const otp = mails[0]?.subject.slice(0, 6)
  expect((await thief.post('/api/otp/verify-otp', { email, otp })).status).toBe(200)
})

test('answers and times are alike for known and unknown addresses, at login and at reset', async () => {
  const known = `dikenal-${crypto.randomUUID()}@contoh.id`
  await visitor(site).post('/api/account/sign-up', { email: known, password: PASSWORD })
  const paths = [
    ['/api/account/sign-in', 8],
    ['/api/account/forgot-password', 4],
  ] as const
  for (const [path, rounds] of paths) {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    const seen = new Set<string>()
    for (let round = 0; round < rounds; round += 1) {
      for (const [kind, email] of [
        ['known', known],
        ['unknown', `tak-dikenal-${crypto.randomUUID()}@contoh.id`],
      ] as const) {
        const startedAt = performance.now()
        const { status, body, response } = await visitor(site).post(path, { email, password: 'salah-sekali' })
        times[kind].push(performance.now() - startedAt)
        seen.add(JSON.stringify([status, body, [...response.headers.keys()].sort()]))
      }
    }
    expect(seen.size, path).toBe(1)
    const [slow, fast] = [least(times.known), least(times.unknown)].sort((a, b) => b - a) as [number, number]
    expect(slow - fast < 15 || slow / fast < 2.5, `${path}: ${slow} and ${fast} ms`).toBe(true)
  }
})

/** Whatever else the machine does only adds to a time. */
const least = (values: number[]): number => Math.min(...values)
