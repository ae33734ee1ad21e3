import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { giveRole } from '../../tests/harness/roles.ts'
import { withTwoStep } from '../../tests/harness/team.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import { type Visitor, visitor } from '../../tests/harness/visitor.ts'

vi.setConfig({ testTimeout: 30_000 })

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const strangers = generateKeyPairSync('rsa', { modulusLength: 2048 })
let google: Server
let site: TestSite
let idToken: string | undefined
/** Answers of the fake Google that differ from its usual ones, by path. */
const instead: Record<string, { status: number; body?: object; location?: string }> = {}
/** Paths that were asked for. */
const asked: string[] = []

beforeAll(async () => {
  google = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const other = instead[path]
    if (other) {
      const headers = { 'content-type': 'application/json', ...(other.location && { location: other.location }) }
      return response.writeHead(other.status, headers).end(JSON.stringify(other.body ?? {}))
    }
    const jwk = { ...keys.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }
    const body = /^\/(jwks|elsewhere)$/.test(path)
      ? { keys: [jwk] }
      : { access_token: 'x', token_type: 'Bearer', id_token: idToken }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(google.address() as { port: number }).port}`
  site = await createTestSite({
    environment: {
      GOOGLE_CLIENT_ID: 'site-client',
      GOOGLE_CLIENT_SECRET: 'site-secret',
      GOOGLE_AUTHORIZATION_URL: `${issuer}/auth`,
      GOOGLE_TOKEN_URL: `${issuer}/token`,
      GOOGLE_JWKS_URL: `${issuer}/jwks`,
      GOOGLE_ISSUER: issuer,
    },
  })
})
afterAll(async () => {
  await site.close()
  await new Promise((resolve) => google.close(resolve))
})

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
function tokenWith(
  claims: object,
  { key = keys.privateKey, alg = 'RS256' }: { key?: KeyObject; alg?: string } = {},
): string {
  const text = `${encode({ alg, kid: 'one', typ: 'JWT' })}.${encode(claims)}`
  return `${text}.${alg === 'none' ? '' : sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`
}

type MakeToken = (claims: Record<string, unknown>) => string | undefined

/** Signs in at the fake Google; the id token is made from the request of the site. */
async function signInWith(makeToken: MakeToken, who: Visitor) {
  const back = await comeBackFrom('/api/account/google?returnTo=%2Fprograms', makeToken, who)
  return back.status === 302 ? back.response.headers.get('location') : null
}

async function comeBackFrom(start: string, makeToken: MakeToken, who: Visitor) {
  const { response } = await who.get(start)
  const asked = new URL(response.headers.get('location') ?? '').searchParams
  const nowS = Math.floor(Date.now() / 1000)
  idToken = makeToken({
    iss: site.services.configuration.google?.issuer,
    aud: 'site-client',
    sub: 'google-1',
    email: 'sari@contoh.id',
    email_verified: true,
    nonce: asked.get('nonce'),
    iat: nowS,
    exp: nowS + 600,
  })
  return who.get(`/api/auth/callback/google?code=x&state=${asked.get('state')}`)
}
const stateOf = async (who: Visitor) => (await who.get('/api/session')).body.status

test.each(['/\\x', '/%5cx', '/%2fx', '//x', '/a%20b?c=%2f%5c#d', '/ü', '/\u0000'])(
  'whatever page is asked for, %j, the visitor gets to Google',
  async (returnTo) => {
    const response = await site.request(`/api/account/google?returnTo=${encodeURIComponent(returnTo)}`)
    expect(response.status).toBe(302)
  },
)

test.each(['/api/account/google?returnTo=%2Fdocuments', '/api/account/google/popup?nonce=x'])(
  'a link on another site to %s leads to the sign-in page, not to Google',
  async (path) => {
    for (const from of ['cross-site', 'same-site']) {
      const { status, headers } = await site.request(path, { headers: { 'sec-fetch-site': from } })
      expect([status, headers.get('location')]).toEqual([302, '/login?returnTo=%2Fdocuments'])
    }
    const { headers } = await site.request(path, { headers: { 'sec-fetch-site': 'same-origin' } })
    expect(headers.get('location')).toContain('/auth?')
  },
)

test('what is asked of Google: code flow, state, nonce, PKCE, the address and nothing more', async () => {
  const { response } = await visitor(site).get('/api/account/google')
  const asked = Object.fromEntries(new URL(response.headers.get('location') ?? '').searchParams)
  expect(asked).toMatchObject({
    response_type: 'code',
    scope: 'openid email',
    redirect_uri: 'http://localhost:3000/api/auth/callback/google',
    code_challenge_method: 'S256',
  })
  for (const name of ['state', 'nonce', 'code_challenge']) expect(asked[name], name).toMatch(/^[\w-]{20,}$/)
})

test('a genuine token signs in and leads on; neither Google’s keys nor the name are kept', async () => {
  const sari = visitor(site)
  expect(await signInWith((claims) => tokenWith({ ...claims, name: 'Sari W.' }), sari)).toBe('/programs')
  expect(await stateOf(sari)).toBe('signed-in')
  const { queries } = site.services.database
  const kept = JSON.stringify([
    await queries.selectFrom('auth_user').selectAll().execute(),
    await queries
      .selectFrom('auth_account' as never)
      .selectAll()
      .execute(),
  ])
  expect(kept).toContain('google-1')
  expect(kept).not.toMatch(/Sari W|access_token|eyJ/)
  expect((await sari.get('/api/account')).body).toMatchObject({ hasPassword: false, hasGoogle: true })
})

test('somebody with a second factor is asked for its code, and has no session before', async () => {
  const owner = { sub: 'google-owner', email: 'pemilik@contoh.id' }
  const first = visitor(site)
  await signInWith((claims) => tokenWith({ ...claims, ...owner }), first)
  await giveRole(site.services.database, owner.email, 'owner')
  const app = await withTwoStep(site, first)
  const device = visitor(site)
  expect(await signInWith((claims) => tokenWith({ ...claims, ...owner }), device)).toBe('/login?returnTo=%2Fprograms')
  expect([...device.cookies.keys()].filter((name) => name.includes('session'))).toEqual([])
  expect((await device.get('/api/session')).body).toEqual({ status: 'signed-out', codeNeeded: true })
  expect(await device.post('/api/account/sign-in/code', { code: app.nextCode() })).toMatchObject({ status: 200 })
  expect(await stateOf(device)).toBe('signed-in')
})

test.each<[string, MakeToken]>([
  ['a stranger’s signature', (claims) => tokenWith(claims, { key: strangers.privateKey })],
  ['no signature', (claims) => tokenWith(claims, { alg: 'none' })],
  ['another audience', (claims) => tokenWith({ ...claims, aud: 'other-client' })],
  ['another issuer', (claims) => tokenWith({ ...claims, iss: 'https://evil.example' })],
  ['another nonce', (claims) => tokenWith({ ...claims, nonce: 'replayed' })],
  ['no nonce', ({ nonce: _, ...claims }) => tokenWith(claims)],
  ['an age of a day', (claims) => tokenWith({ ...claims, exp: Math.floor(Date.now() / 1000) - 86_400 })],
  ['an address nobody vouches for', (claims) => tokenWith({ ...claims, email_verified: false })],
  ['no token at all', () => undefined],
])('an id token with %s signs nobody in', async (_what, makeToken) => {
  const thief = visitor(site)
  expect(await signInWith(makeToken, thief)).toMatch(/^\/login\?returnTo=%2Fprograms&error=/)
  expect(await stateOf(thief)).toBe('signed-out')
})

test('AUTH-04 an answer leads nowhere but to our own pages', async () => {
  for (const elsewhere of ['https://evil.example', '//evil.example', '/\\evil.example']) {
    const { response } = await visitor(site).get(`/api/account/google?returnTo=${encodeURIComponent(elsewhere)}`)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).not.toContain('evil')
  }
})

test('a popup that was given up does not stand in the way of a sign-in in the page’s own window', async () => {
  const sari = visitor(site)
  await sari.get('/api/account/google/popup?nonce=abc')
  const before = sari.cookies.size
  expect(await signInWith((claims) => tokenWith({ ...claims, sub: 'google-2', email: 'dua@contoh.id' }), sari)).toBe(
    '/programs',
  )
  expect(before).toBeGreaterThan(2)
  expect(await stateOf(sari)).toBe('signed-in')
})

describe('the popup tells the page that opened it, and no other origin,', () => {
  const start = '/api/account/google/popup?nonce=nonce-of-page'
  const told = async ({ response }: Awaited<ReturnType<Visitor['get']>>) =>
    JSON.parse((await response.text()).match(/id="better-auth-oauth-popup">([^<]*)</)?.[1] ?? '{}')
  const message = { type: 'better-auth:oauth-popup', targetOrigin: 'http://localhost:3000', nonce: 'nonce-of-page' }
  const as = (claims: object) => (others: object) => tokenWith({ ...others, ...claims })

  test('AUTH-09 who signed in: the same account as by the page’s own window', async () => {
    const rina = { sub: 'google-rina', email: 'rina@contoh.id' }
    const [popup, own] = [visitor(site), visitor(site)]
    const signedIn = { ...message, token: expect.any(String), redirectTo: '/documents' }
    expect(await told(await comeBackFrom(start, as(rina), popup))).toEqual(signedIn)
    await signInWith(as(rina), own)
    for (const who of [popup, own])
      expect((await who.get('/api/session')).body.user).toEqual({ email: rina.email, emailVerified: true })
  })

  test.each<[string, string, (who: Visitor) => ReturnType<Visitor['get']>]>([
    [
      'an account that somebody made with the same, unproven address stays closed',
      'account_not_linked',
      async (who) => {
        await visitor(site).post('/api/account/sign-up', { email: 'ada@contoh.id', password: 'rahasia-50' })
        return comeBackFrom(start, as({ sub: 'google-taken', email: 'ada@contoh.id' }), who)
      },
    ],
    [
      'an answer with a wrong state, in the popup',
      'state_mismatch',
      async (who) => {
        await who.get(start)
        return who.get('/api/auth/callback/google?code=stolen&state=forged')
      },
    ],
    [
      'an address that Google does not vouch for makes no account',
      'unable_to_get_user_info',
      (who) => comeBackFrom(start, as({ sub: 'google-odd', email: 'odd@contoh.id', email_verified: false }), who),
    ],
    [
      'who refuses at Google is back',
      'access_denied',
      async (who) => {
        const { response } = await who.get(start)
        const state = new URL(response.headers.get('location') ?? '').searchParams.get('state')
        return who.get(`/api/auth/callback/google?error=access_denied&state=${state}`)
      },
    ],
  ])('AUTH-09 each failure, and nobody is signed in by one: %s', async (_, code, comeBack) => {
    const who = visitor(site)
    expect(await told(await comeBack(who))).toEqual({ ...message, error: { code } })
    expect(await stateOf(who)).toBe('signed-out')
  })
})

const libraryLines = () =>
  site.logLines().flatMap(({ msg, level, cause }) => (cause ? [{ msg, level, cause: cause as object }] : []))

test('a callback that anyone can make up is no error in the log, and its cause is named without its text', async () => {
  const before = libraryLines().length
  const stranger = visitor(site)
  for (const query of ['', '?code=x', '?code=x&state=evil-state', '?error=evil-error', '?error=evil-error&state=y'])
    expect((await stranger.get(`/api/auth/callback/google${query}`)).status).toBe(302)
  const { response } = await stranger.get('/api/account/google')
  const state = new URL(response.headers.get('location') ?? '').searchParams.get('state')
  await stranger.get(`/api/auth/callback/google?code=x&state=${state}&iss=evil-issuer`)
  instead['/token'] = { status: 400, body: { error: 'invalid_grant', error_description: 'evil-description' } }
  await signInWith(() => undefined, stranger)
  delete instead['/token']
  const lines = libraryLines().slice(before)
  expect(lines).toEqual(
    [
      { message: 'State not found' },
      { message: 'State not found' },
      { message: 'Failed to parse state', code: 'state_mismatch' },
      { message: 'State not found' },
      { message: 'Failed to parse state', code: 'state_mismatch' },
      { message: 'OAuth issuer mismatch' },
      { message: '', code: 'invalid_grant', status: 400 },
    ].map((cause) => ({ msg: 'sign-in refused', level: 30, cause })),
  )
  expect(JSON.stringify(site.logLines())).not.toContain('evil')
})

test('keys of Google’s that cannot be had are an error in the log, with the cause', async () => {
  const before = libraryLines().length
  instead['/jwks'] = { status: 500 }
  await signInWith((claims) => tokenWith(claims), visitor(site))
  delete instead['/jwks']
  const message = expect.stringMatching(/^Provider "google": id_token failed verification/)
  expect(libraryLines()[before]).toEqual({ msg: 'auth library failed', level: 50, cause: { message } })
})

test('what the operator must mend is an error in the log, with its cause', async () => {
  const before = libraryLines().length
  instead['/token'] = { status: 401, body: { error: 'invalid_client' } }
  await signInWith(() => undefined, visitor(site))
  delete instead['/token']
  expect(libraryLines().slice(before)).toEqual([
    { msg: 'auth library failed', level: 50, cause: { message: '', code: 'invalid_client', status: 401 } },
  ])
})

test.each(['/token', '/jwks'])('a redirect of %s is not followed: nobody is signed in', async (path) => {
  asked.length = 0
  instead[path] = { status: 307, location: '/elsewhere' }
  const sari = visitor(site)
  expect(await signInWith((claims) => tokenWith(claims), sari)).toMatch(/^\/login\?returnTo=%2Fprograms&error=/)
  delete instead[path]
  expect(asked).toContain(path)
  expect(asked).not.toContain('/elsewhere')
  expect(await stateOf(sari)).toBe('signed-out')
})
