import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'

const SITE = 'https://www.langkah.example'

let local: TestSite
let online: TestSite
beforeAll(async () => {
  local = await createTestSite()
  online = await createTestSite({ environment: { SITE_URL: SITE } })
})
afterAll(() => Promise.all([local.close(), online.close()]))

const textOf = async (site: TestSite, path: string) => (await site.request(path)).text()

describe('/sitemap.xml', () => {
  test('lists every indexed page in both languages, each naming the other', async () => {
    const response = await online.request('/sitemap.xml', { headers: { host: 'evil.example' } })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const xml = await response.text()
    const alternates = `<xhtml:link rel="alternate" hreflang="id" href="${SITE}/"/><xhtml:link rel="alternate" hreflang="en" href="${SITE}/?lang=en"/><xhtml:link rel="alternate" hreflang="x-default" href="${SITE}/"/>`
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^>]+>\n<url>/)
    expect(xml).toContain(`<url><loc>${SITE}/</loc>${alternates}</url>`)
    expect(xml).toContain(`<url><loc>${SITE}/?lang=en</loc>${alternates}</url>`)
    expect(xml).not.toContain('evil.example')
  })

  test('lists only pages that answer and say that they may be listed', async () => {
    const places = [...(await textOf(online, '/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, place]) => place,
    )
    expect(places.length).toBeGreaterThan(1)
    expect(new Set(places).size).toBe(places.length)
    for (const place of places) {
      const response = await online.request(String(place).slice(SITE.length))
      expect(response.status, place).toBe(200)
      const html = await response.text()
      expect(html, place).toContain(`<link rel="canonical" href="${place}">`)
      expect(html, place).not.toContain('noindex')
    }
  })

  test('is not there while the site has no public address', async () => {
    expect((await local.request('/sitemap.xml')).status).toBe(404)
  })
})

describe('/robots.txt', () => {
  test('closes calls, documents and the operator’s pages, and names the sitemap', async () => {
    const response = await online.request('/robots.txt')
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await response.text()).toBe(
      `User-agent: *\nDisallow: /api/\nDisallow: /documents\nDisallow: /dev/\n\nSitemap: ${SITE}/sitemap.xml\n`,
    )
  })

  test('names no sitemap while there is none', async () => {
    expect(await textOf(local, '/robots.txt')).toBe(
      'User-agent: *\nDisallow: /api/\nDisallow: /documents\nDisallow: /dev/\n',
    )
  })
})

describe('/site.webmanifest', () => {
  test('names the school, its colours and its icons', async () => {
    const response = await local.request('/site.webmanifest')
    expect(response.headers.get('content-type')).toBe('application/manifest+json')
    expect(await response.json()).toMatchObject({
      name: 'Langkah English Academy',
      short_name: 'Langkah',
      start_url: '/',
      display: 'minimal-ui',
      theme_color: '#0e1c42',
      background_color: '#fffdf9',
      icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { sizes: '512x512', purpose: 'maskable' }],
    })
  })

  test('is linked in every page, with the icons', async () => {
    for (const path of ['/', '/tidak-ada']) {
      const html = await textOf(local, path)
      expect(html, path).toContain('<link rel="manifest" href="/site.webmanifest">')
      expect(html, path).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">')
      expect(html, path).toContain('<link rel="icon" href="/favicon.ico" sizes="32x32">')
    }
  })
})

test('all of them may be kept for an hour, take GET and HEAD only, and carry the security headers', async () => {
  for (const path of ['/sitemap.xml', '/robots.txt', '/site.webmanifest']) {
    const { headers } = await online.request(path)
    expect(headers.get('cache-control'), path).toBe('public, max-age=3600')
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect((await online.request(path, { method: 'HEAD' })).status, path).toBe(200)
    expect((await online.request(path, { method: 'DELETE' })).status, path).toBe(405)
  }
})

describe('structured data', () => {
  test.each(['/', '/?lang=en'])('%s tells of the school in its language', async (path) => {
    const graph = await graphOf(online, path)
    expect(graph.map((node) => node['@type'])).toEqual(['EducationalOrganization', 'WebSite'])
    expect(graph[0]?.description).toMatch(path === '/' ? /^Belajar/ : /^Learn/)
  })

  test('has no address of the site’s own while there is none', async () => {
    const graph = await graphOf(local, '/')
    expect(graph.map((node) => node['@type'])).toEqual(['EducationalOrganization'])
    expect(graph[0]).not.toHaveProperty('url')
  })

  test('is not on a page that must not be listed', async () => {
    expect(await textOf(online, '/tidak-ada')).not.toContain('application/ld+json')
  })
})

async function graphOf(site: TestSite, path: string): Promise<Record<string, unknown>[]> {
  const json = (await textOf(site, path)).match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1]
  return JSON.parse(json ?? '')['@graph']
}
