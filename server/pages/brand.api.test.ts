import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brand } from '../../content/brand.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import { operator } from '../../tests/harness/visitor.ts'

const HOSTILE = '</script><script>alert("1")</script> & {name} $&'
const MAJU = {
  SCHOOL_NAME: 'Maju English School',
  SCHOOL_SHORT_NAME: 'Maju',
  SCHOOL_EMAIL: 'halo@maju.example',
  SCHOOL_PHONE: '(022) 555-0199',
  SCHOOL_ADDRESS: 'Jl. Maju No. 1, Bandung',
  SCHOOL_INSTAGRAM: 'https://www.instagram.com/maju.example',
}
const PATHS = ['/', '/?lang=en', '/tidak-ada', '/tidak-ada?lang=en', '/dev/components', '/dev/components?lang=en']

let sample: TestSite
let maju: TestSite
let hostile: TestSite
beforeAll(async () => {
  sample = await createTestSite()
  maju = await createTestSite({ environment: { ...MAJU, API_DESCRIPTION: 'on' } })
  hostile = await createTestSite({ environment: { SCHOOL_NAME: HOSTILE, SCHOOL_ADDRESS: HOSTILE } })
})
afterAll(() => Promise.all([sample.close(), maju.close(), hostile.close()]))

const textOf = async (site: TestSite, path: string) => (await (await operator(site)).get(path)).response.text()
const pageDataOf = (html: string) =>
  JSON.parse(html.match(/<script type="application\/json" id="page-data">(.*?)<\/script>/)?.[1] ?? '')

describe('another school', () => {
  test.each(PATHS)('has taken every place of the sample one in %s', async (path) => {
    const html = await textOf(maju, path)
    const { social, name, email, phone, address } = brand
    for (const trace of [...Object.values(social), name, email, phone, address, '{brand}', '{shortBrand}'])
      expect(html).not.toContain(trace)
    expect(html).toMatch(/<title>[^<]*Maju English School[^<]*<\/title>/)
    expect(html).toContain('<meta property="og:site_name" content="Maju English School">')
  })

  test('has its logo, its contact and only its own networks, and nothing is called a sample', async () => {
    const html = await textOf(maju, '/')
    expect(html).toContain('aria-label="Maju English School, beranda"')
    expect(html).toContain('<b>Maju</b> <small>English School</small>')
    expect(html).toContain('href="mailto:halo@maju.example"')
    expect(html).toContain('href="tel:0225550199"')
    expect(html).toContain('query=Jl.%20Maju%20No.%201%2C%20Bandung"')
    expect(html).toContain('href="https://www.instagram.com/maju.example"')
    expect(html).not.toContain('aria-label="TikTok"')
    expect(html).toContain('<div class="footer-end"><p>© 2026 Maju English School.</p>')
  })

  test('is named first in the title, in both languages', async () => {
    const titleOf = async (path: string) => (await textOf(maju, path)).match(/<title>(.*?)<\/title>/)?.[1]
    expect(await titleOf('/')).toBe('Maju English School: kursus bahasa Inggris untuk dewasa dan perusahaan')
    expect(await titleOf('/?lang=en')).toBe('Maju English School: English courses for adults and companies')
  })

  test('travels with the document, so that the browser shows the same', async () => {
    expect(pageDataOf(await textOf(maju, '/')).brand).toMatchObject({
      name: 'Maju English School',
      email: 'halo@maju.example',
      social: { instagram: 'https://www.instagram.com/maju.example' },
    })
  })

  test('is named by the manifest, the structured data and the API', async () => {
    expect(await (await maju.request('/site.webmanifest')).json()).toMatchObject({
      name: 'Maju English School',
      short_name: 'Maju',
    })
    expect(await textOf(maju, '/')).toContain('"@type":"EducationalOrganization","name":"Maju English School"')
    expect(await (await maju.request('/api/openapi.json')).json()).toMatchObject({
      info: { title: 'Maju English School' },
    })
  })

  test('stays in the memory cache', async () => {
    const [first, second] = [await maju.request('/'), await maju.request('/')]
    const tag = first.headers.get('etag') ?? ''
    expect(second.headers.get('etag')).toBe(tag)
    expect((await maju.request('/', { headers: { 'if-none-match': tag } })).status).toBe(304)
  })
})

describe('a name that looks like markup', () => {
  test.each(PATHS)('is text everywhere in %s', async (path) => {
    const html = await textOf(hostile, path)
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('&lt;/script>&lt;script>alert(&quot;1&quot;)&lt;/script> &amp; {name} $&amp;')
    expect(pageDataOf(html).brand.name).toBe(HOSTILE)
  })

  test('is text in the failure page', async () => {
    const broken = await createTestSite({
      environment: { SCHOOL_NAME: HOSTILE },
      changeServices: (services) => ({
        ...services,
        auth: {
          ...services.auth,
          mayHaveSession: () => {
            throw new Error('broken')
          },
        },
      }),
    })
    const html = await textOf(broken, '/')
    expect(html).toContain('&lt;/script>&lt;script>alert')
    expect(html).not.toContain('<script>alert')
    await broken.close()
  })
})

test('without overrides the sample school is shown as such, and no brand travels', async () => {
  const html = await textOf(sample, '/')
  expect(html).toContain('<title>Langkah English Academy: kursus')
  expect(html).toContain('masih contoh.')
  expect(pageDataOf(html)).toEqual({ page: 'home' })
})
