import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import { operator, visitor } from '../../tests/harness/visitor.ts'

const AUTH_SECRET = 'x'.repeat(40)
const ADDRESS = 'http://localhost:3000'

let site: TestSite
beforeEach(async () => {
  site = await createTestSite({ environment: { AUTH_SECRET } })
})
afterEach(() => site.close())

const cookieOf = async (entered: TestSite) => `langkah.demo=${(await operator(entered)).cookies.get('langkah.demo')}`
const statusOf = async (path: string, init: Parameters<TestSite['request']>[1] = {}, asked = site) =>
  (await asked.request(path, init)).status
const tokenIn = (text: string | null) => text?.match(/\/dev\/mail\?token=([\w-]+)/)?.[1] ?? ''

describe('demo mode', () => {
  test('is for no visitor of a bare reverse proxy: loopback, own name, no forwarding header', async () => {
    for (const host of ['127.0.0.1:3000', 'localhost:3000', '[::1]:3000'])
      for (const path of ['/dev/mail', '/dev/mail?token=', '/dev/mail?token=guess', '/dev/components'])
        expect(await statusOf(path, { headers: { host } }), `${host}${path}`).toBe(404)
  })

  test('is entered once by the link that the start prints, and kept by a cookie that holds another secret', async () => {
    const link = site.services.demoMode.linkAt(ADDRESS) ?? ''
    expect(link).toMatch(/^http:\/\/localhost:3000\/dev\/mail\?token=[\w-]{32}$/)
    const first = visitor(site)
    const { status, response } = await first.get(link)
    expect(status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const [cookie = ''] = response.headers.getSetCookie()
    expect(cookie).toMatch(/^langkah\.demo=[\w-]{32}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/)
    expect(cookie).not.toContain(tokenIn(link))
    expect(response.headers.get('refresh')).toBe('0; url=/dev/mail')
    expect((await first.get('/dev/mail')).status).toBe(200)
    expect((await first.get(link)).status).toBe(200)
    expect((await visitor(site).get(link)).status).toBe(404)
  })

  test('lets another browser in by the link that the mailbox shows', async () => {
    const shown = tokenIn(await (await (await operator(site)).get('/dev/mail')).response.text())
    const second = visitor(site)
    expect((await second.get(`/dev/mail?token=${shown}`)).status).toBe(200)
    expect((await second.get('/dev/components')).status).toBe(200)
    expect((await visitor(site).get(`/dev/mail?token=${shown}`)).status).toBe(404)
  })

  test('has a token of its own at each start, and keeps the browsers that are in', async () => {
    const cookie = await cookieOf(site)
    const token = tokenIn(site.services.demoMode.linkAt(ADDRESS))
    const again = await createTestSite({ environment: { AUTH_SECRET } })
    expect(await statusOf(`/dev/mail?token=${token}`, {}, again)).toBe(404)
    expect(await statusOf('/dev/mail', { headers: { cookie } }, again)).toBe(200)
    await again.close()
  })

  test('takes no cookie that it did not sign', async () => {
    const cookie = await cookieOf(site)
    const [, id = '', signature = ''] = cookie.match(/=(.+)\.(.+)/) ?? []
    for (const forged of ['', '.', id, `${id}.`, `.${signature}`, `x${id}.${signature}`, `${id}.x${signature}`])
      expect(await statusOf('/dev/mail', { headers: { cookie: `langkah.demo=${forged}` } }), forged).toBe(404)
    const other = await createTestSite()
    expect(await statusOf('/dev/mail', { headers: { cookie } }, other)).toBe(404)
    await other.close()
  })

  test('ends, cookie or token, with another address, another name or a forwarding header, and spends no token', async () => {
    const cookie = await cookieOf(site)
    const path = site.services.demoMode.entryPath()
    const forwarding = `forwarded via x-forwarded-for x-forwarded-host x-forwarded-proto x-forwarded-server x-real-ip
      x-client-ip cf-connecting-ip true-client-ip fly-client-ip fastly-client-ip cdn-loop`.split(/\s+/)
    const outside: Parameters<TestSite['request']>[1][] = [
      { from: '203.0.113.9' },
      ...['evil.example', 'localhost.evil.example:3000'].map((host) => ({ headers: { host } })),
      ...forwarding.map((name) => ({ headers: { [name]: '127.0.0.1' } })),
    ]
    for (const init of outside) {
      const headers = { ...init?.headers, cookie }
      expect(await statusOf('/dev/mail', { ...init, headers }), JSON.stringify(init)).toBe(404)
      expect(await statusOf(path, init), JSON.stringify(init)).toBe(404)
    }
    for (const host of ['127.0.0.1:3000', '[::1]:3000', 'LOCALHOST'])
      expect(await statusOf('/dev/mail', { headers: { host, cookie } }), host).toBe(200)
    expect(await statusOf(path)).toBe(200)
  })

  test.each([
    ['a public address', { SITE_URL: 'http://localhost:3000' }],
    ['a mail server', { SMTP_URL: 'smtp://127.0.0.1:1' }],
    ['a proxy', { TRUST_PROXY: '1' }],
    ['no proxy, in so many words', { TRUST_PROXY: '0' }],
  ])('ends, cookie or token, when %s is configured', async (_, environment) => {
    const online = await createTestSite({ environment: { AUTH_SECRET, ...environment } })
    expect(online.services.demoMode.linkAt(ADDRESS)).toBeNull()
    expect(await statusOf(online.services.demoMode.entryPath(), {}, online)).toBe(404)
    expect(await statusOf('/dev/mail', { headers: { cookie: await cookieOf(site) } }, online)).toBe(404)
    await online.close()
  })

  test('offers no link where the site listens on an address of the network only', () => {
    expect(site.services.demoMode.linkAt('http://192.168.1.5:3000')).toBeNull()
    expect(site.services.demoMode.linkAt('http://[::1]:3000')).toContain('http://[::1]:3000/dev/mail')
  })

  test('leaves no token in the log', async () => {
    const token = tokenIn(site.services.demoMode.linkAt(ADDRESS))
    await operator(site)
    expect(site.logLines()).toMatchObject([{ route: '/dev/mail', status: 200 }])
    expect(JSON.stringify(site.logLines())).not.toContain(token)
  })
})
