import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createScreen } from '../../app/entry-server.tsx'
import type { Screen } from '../../domain/shared/screen-contract.ts'
import { sessionCookie } from '../../tests/harness/session-cookie.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import { operator } from '../../tests/harness/visitor.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const page = async (path: string, headers: Record<string, string> = {}) => {
  const response = await site.request(path, { headers })
  return { response, html: await response.text() }
}

describe('APP-03 routes', () => {
  test('an unknown path is a page with status 404, in the visitor’s language', async () => {
    const indonesian = await page('/tidak/ada')
    expect(indonesian.response.status).toBe(404)
    expect(indonesian.response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(indonesian.html).toMatch(/<a [^>]*href="\/"[^>]*>Ke Beranda/)
    const english = await page('/tidak/ada', { cookie: 'lang=en' })
    expect(english.html).toContain('Go to Home')
  })

  test.each(['/%', '/%E0%A4%A', '/..%2f..%2fetc/passwd', '/index.php', '//evil.example', '/documents/..%5c..%5cx'])(
    '%s is not found',
    async (path) => {
      expect((await site.request(`http://localhost:3000${path}`)).status).toBe(404)
    },
  )
})

describe('APP-04 language', () => {
  test('a first visit is Indonesian, whatever the browser prefers', async () => {
    const { html, response } = await page('/', { 'accept-language': 'en-GB,en;q=0.9' })
    expect(html).toContain('<html lang="id">')
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  test('an address with ?lang= wins over the cookie and is remembered', async () => {
    const { html, response } = await page('/?lang=en', { cookie: 'lang=id' })
    expect(html).toContain('<html lang="en">')
    expect(response.headers.get('set-cookie')).toMatch(/^lang=en; Path=\/; Max-Age=31536000; SameSite=Lax$/)
  })

  test('the cookie is enough', async () => {
    expect((await page('/', { cookie: 'a=b; lang=en' })).html).toContain('<html lang="en">')
  })

  test.each(['fr', '', 'EN', '__proto__', '<script>'])('an unknown language %j is ignored', async (language) => {
    const { html, response } = await page(`/?lang=${encodeURIComponent(language)}`)
    expect(html).toContain('<html lang="id">')
    expect(response.headers.get('set-cookie')).toBeNull()
  })
})

describe('who is here', () => {
  test('APP-01 the state travels with the document', async () => {
    const { html } = await page('/')
    expect(html).toContain('id="page-data">{"page":"home"}<')
    expect(html).not.toContain('Memuat…')
  })

  test('a signed-in visitor’s state travels with the document, escaped', async () => {
    const signedIn = await createTestSite({
      changeServices: (services) => ({
        ...services,
        auth: {
          ...services.auth,
          stateOf: async () => ({ status: 'signed-in', user: { email: '</script><b>@x', emailVerified: true } }),
        },
      }),
    })
    const response = await signedIn.request('/', { headers: { cookie: sessionCookie(signedIn) } })
    const html = await response.text()
    expect(html).toContain('"status":"signed-in"')
    expect(html).not.toContain('</script><b>')
    await signedIn.close()
  })

  test('APP-01 when the state cannot be known in time, the page shows Loading... and the browser asks', async () => {
    const broken = await createTestSite({
      changeServices: (services) => ({
        ...services,
        auth: { ...services.auth, stateOf: () => Promise.reject(new Error('database away')) },
      }),
    })
    const response = await broken.request('/?lang=en', { headers: { cookie: sessionCookie(broken) } })
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain('Loading...')
    expect(html).toContain('"auth":"unknown"')
    expect(html).not.toContain('Get Started')
    await broken.close()
  })
})

test('nothing is asked for before the first paint but what the page shows', async () => {
  const { html } = await page('/')
  expect(html).not.toContain('rel="preload"')
})

test('links that browsers may follow ahead are named by a header: public pages, as they are linked', async () => {
  const { response } = await page('/')
  const [, path = ''] = response.headers.get('speculation-rules')?.match(/^"(.+)"$/) ?? []
  const rules = await site.request(path)
  expect(rules.headers.get('content-type')).toBe('application/speculationrules+json')
  const { prerender, prefetch } = (await rules.json()) as Record<string, { where: { href_matches: unknown } }[]>
  const plain = (...paths: string[]) => paths.map((pathname) => ({ pathname, search: '' }))
  expect(prerender?.map(({ where }) => where.href_matches)).toEqual([plain('/', '/programs', '/privacy')])
  expect(prefetch?.map(({ where }) => where.href_matches)).toEqual([plain('/login', '/signup')])
})

test('PROG-06 the button for a free class is on the programs page only', async () => {
  expect((await page('/programs?lang=en')).html).toContain('Try a free class')
  for (const path of ['/', '/privacy', '/login'])
    expect((await page(`${path}?lang=en`)).html, path).not.toContain('Try a free class')
})

test('EXPL-10 with a browser key the home page has the address that it may ask itself, and none without', async () => {
  const asks = await createTestSite({
    environment: { AI_BROWSER_KEY: 'browser-key', AI_BROWSER_URL: 'https://service.example/v1/fast:generateContent' },
  })
  const answer = await asks.request('/')
  expect(await answer.text()).toContain(
    'data-browser-ai="https://service.example/v1/fast:generateContent?key=browser-key"',
  )
  expect(answer.headers.get('content-security-policy')).toMatch(/connect-src [^;]*https:\/\/service\.example[ ;]/)
  await asks.close()
  const { html, response } = await page('/')
  expect(html).not.toContain('data-browser-ai')
  expect(response.headers.get('content-security-policy')).not.toContain('service.example')
})

test('AUTH-09 a site without Google does not claim to have it', async () => {
  expect((await page('/login')).html).not.toContain('data-google')
})

describe('a guarded page', () => {
  test('sends a stranger to the login with the place remembered, and never comes from the cache', async () => {
    const screen = await screenWithGuardedPage()
    const guarded = await createTestSite({ screen })
    const response = await guarded.request('/secret/of/mine')
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/login?returnTo=%2Fsecret%2Fof%2Fmine')
    await guarded.close()
  })
})

describe('a page that failed once', () => {
  test('is tried again: the failure is not kept', async () => {
    const screen = await screenWithGuardedPage()
    const render = vi.spyOn(screen, 'render').mockImplementationOnce(() => {
      throw new Error('once')
    })
    const flaky = await createTestSite({ screen })
    expect((await flaky.request('/')).status).toBe(500)
    expect((await flaky.request('/')).status).toBe(200)
    const renders = render.mock.calls.length
    await flaky.request('/')
    expect(render.mock.calls.length).toBe(renders)
    await flaky.close()
  })
})

async function screenWithGuardedPage(): Promise<Screen> {
  const screen = await createScreen({ entry: '/e.js', stylesheets: [], scriptsOf: () => [] })
  const guarded = { id: 'home', path: '/secret/:which{.+}', guard: 'signed-in', cached: true, indexed: false } as const
  return { ...screen, pages: [...screen.pages, guarded] }
}

describe('pages for the operator', () => {
  test('exist for a browser in demo mode and for no other', async () => {
    expect((await (await operator(site)).get('/dev/components')).status).toBe(200)
    expect((await site.request('/dev/components')).status).toBe(404)
  })

  test('are gone once the site has a public address', async () => {
    const online = await createTestSite({ environment: { SITE_URL: 'https://www.langkah.example' } })
    expect((await (await operator(online)).get('/dev/components')).status).toBe(404)
    await online.close()
  })
})

describe('a page that cannot be made', () => {
  test('is an apology page with the request’s id, in the visitor’s language', async () => {
    const broken = await createTestSite({
      changeServices: (services) => ({
        ...services,
        auth: {
          ...services.auth,
          mayHaveSession: () => {
            throw new Error('secret detail')
          },
        },
      }),
    })
    const response = await broken.request('/?lang=en')
    const html = await response.text()
    expect(response.status).toBe(500)
    expect(html).toContain('Something went wrong')
    expect(html).toContain(response.headers.get('x-request-id') ?? 'none')
    expect(html).not.toContain('secret detail')
    await broken.close()
  })
})

describe('a configured public address', () => {
  test('is the only source of canonical and hreflang, Secure cookies, HSTS and the accepted origin', async () => {
    const online = await createTestSite({ environment: { SITE_URL: 'https://www.langkah.example/' } })
    const response = await online.request('/?lang=en', { headers: { host: 'evil.example' } })
    const html = await response.text()
    expect(html).toContain('<link rel="canonical" href="https://www.langkah.example/?lang=en">')
    expect(html).toContain('<link rel="alternate" hreflang="id" href="https://www.langkah.example/">')
    expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://www.langkah.example/">')
    expect(html).not.toContain('evil.example')
    expect(response.headers.get('set-cookie')).toBe('__Host-lang=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
    expect(response.headers.get('strict-transport-security')).toContain('max-age=31536000')
    const foreign = await online.post('/api/nothing', {}, { origin: 'http://localhost:3000' })
    const own = await online.post('/api/nothing', {}, { origin: 'https://www.langkah.example' })
    expect([foreign.status, own.status]).toEqual([403, 404])
    await online.close()
  })

  test('unset, no absolute address is in the page', async () => {
    const { html } = await page('/')
    expect(html).not.toContain('rel="canonical"')
    expect(html).not.toContain('localhost')
  })
})
