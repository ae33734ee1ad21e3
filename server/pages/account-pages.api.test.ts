import { statSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newcomer } from '../../tests/harness/account-suite.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import { type Visitor, visitor } from '../../tests/harness/visitor.ts'
import { documentFile } from '../documents/document-files.ts'

/** What the pages of accounts say before any script runs. */

let site: TestSite
let stranger: Visitor
beforeAll(async () => {
  site = await createTestSite()
  stranger = visitor(site)
})
afterAll(() => site.close())

const pageOf = async (path: string, who = stranger) => (await who.get(path)).response.text()

/** The first element of this kind whose text or attributes have it, without what is hidden in it. */
function elementWith(html: string, name: string, has: string): string {
  const end = name === 'input' ? '/>' : `</${name}>`
  const elements = html.match(new RegExp(`<${name}[ >][\\s\\S]*?${end}`, 'g')) ?? []
  return elements.find((element) => element.includes(has))?.replace(/<svg[\s\S]*?<\/svg>/g, '') ?? `no ${has}`
}
const link = (html: string, words: string) => elementWith(html, 'a', words).match(/href="([^"]*)"/)?.[1]
const labelled = (html: string, label: string) => {
  const id = html.match(new RegExp(`<label for="([^"]*)">${label}</label>`))?.[1]
  return elementWith(html, 'input', `id="${id}"`)
}

test('AUTH-01 the login has an address and a hidden password that browsers know, Google, and ways to sign up and home', async () => {
  const html = await pageOf('/login?lang=en')
  expect(labelled(html, 'Email')).toContain('autoComplete="username"')
  expect(labelled(html, 'Password')).toMatch(/autoComplete="current-password".*type="password"/)
  expect(html).toContain('aria-label="Show password"')
  expect(elementWith(html, 'button', 'Sign in with Google')).toContain('type="button"')
  expect([link(html, 'Sign up here'), link(html, 'Back to home')]).toEqual(['/signup', '/'])
})

test('AUTH-05 the sign-up has two new passwords, each of which can be shown, Google, and a way to the login', async () => {
  const html = await pageOf('/signup?lang=en')
  for (const label of ['Password', 'Confirm password'])
    expect(labelled(html, label), label).toMatch(/autoComplete="new-password".*type="password"/)
  expect(html.match(/aria-label="Show password"/g)).toHaveLength(2)
  expect(elementWith(html, 'button', 'Sign up with Google')).toContain('type="button"')
  expect(link(html, 'Sign in</a>')).toBe('/login')
})

test('where a link from a mail leads, and where a code is waited for, the script does not wait for the visitor', async () => {
  const atOnce = ' data-wait="0"'
  expect(await pageOf('/reset-password?lang=en&team')).toContain(atOnce)
  expect(await pageOf('/signup')).not.toContain(atOnce)
  const { sari } = await newcomer(site)
  expect(await pageOf('/signup', sari)).toContain(atOnce)
})

test.each(['/login', '/signup', '/reset-password'])(
  'without its script %s says what it needs, or what failed, and gives no password away in an address',
  async (path) => {
    const html = await pageOf(`${path}?lang=id`)
    expect(html).toMatch(/<noscript><p[^>]*>[^<]*aktifkan JavaScript/)
    expect(html).toMatch(/<form class="form" noValidate="" method="post">/)
    const missing = (await pageOf(`${path}?lang=en`)).match(/<div class="script-missing">[\s\S]*?<\/a>/)?.[0] ?? ''
    expect(missing).toMatch(/role="alert">.*Network error\..*<a href="" [^>]*>Reload Page<\/a>/)
  },
)

test.each(['/login', '/signup'])('a form that is sent to %s all the same is answered with a page', async (path) => {
  const send = async (language: string) => {
    const headers = { accept: 'text/html,*/*;q=0.8', cookie: `lang=${language}` }
    const body = new URLSearchParams({ email: 'sari@contoh.id', password: 'rahasia-50' })
    const answer = await site.request(path, { method: 'POST', headers, body })
    return answer.text()
  }
  const english = await send('en')
  expect(english).toMatch(/<h1[^>]*>Not sent yet\./)
  expect(link(english, 'Open the Page Again')).toBe('')
  expect(english).not.toContain('rahasia-50')
  expect(await send('id')).toMatch(/<h1[^>]*>Belum terkirim\./)
})

test('the end of an account is told, with a way home', async () => {
  const html = await pageOf('/account-deleted?lang=en')
  expect(html).toMatch(/<title>Your account has been deleted/)
  expect(html).toMatch(/<h1>Your account has been deleted\./)
  expect(link(html, 'To the home page')).toBe('/')
})

describe('the documents', () => {
  let sari: Visitor
  beforeAll(async () => {
    sari = visitor(site)
    await sari.post('/api/account/sign-up', { email: 'sari.dokumen@contoh.id', password: 'rahasia-50' })
  })

  test('DOCS-01 are behind the login, which remembers the place; their header names who is here, and leads home and out', async () => {
    expect((await stranger.get('/documents')).response.headers.get('location')).toBe('/login?returnTo=%2Fdocuments')
    const header = elementWith(await pageOf('/documents?lang=en', sari), 'header', '')
    expect(header).toContain('Welcome, sari.dokumen@contoh.id')
    expect(link(header, 'Back to home')).toBe('/')
    expect(elementWith(header, 'a', 'Documents')).toContain('aria-current="page"')
    expect(elementWith(header, 'button', 'Logout')).toContain('type="button"')
  })

  test.each([
    ['id', 'Lihat Dokumen', ','],
    ['en', 'View Document', '.'],
  ] as const)(
    'DOCS-02 are two, each with a title, a text, its own size and a new tab, in %s',
    async (language, view, point) => {
      const html = await pageOf(`/documents?lang=${language}`, sari)
      expect(html.match(/<article /g)).toHaveLength(2)
      for (const id of ['brochure', 'proposal'] as const) {
        const card = elementWith(html, 'article', `aria-labelledby="document-${id}"`)
        expect(card).toMatch(/<h2[^>]*>[^<]+<\/h2><p>[^<]+<\/p>/)
        const bytes = statSync(documentFile(id, language).path).size
        const isLarge = bytes >= 1_000_000
        const value = isLarge ? Math.round(bytes / 100_000) / 10 : Math.round(bytes / 1000)
        expect(card).toContain(`PDF, ${String(value).replace('.', point)} ${isLarge ? 'MB' : 'KB'}</p>`)
        expect(elementWith(card, 'a', view)).toMatch(
          new RegExp(`href="/documents/${id}-${language}\\.pdf" target="_blank" rel="noopener"`),
        )
      }
    },
  )

  test('DOCS-04 come with the note that they are protected, and the support link', async () => {
    const html = await pageOf('/documents?lang=en', sari)
    expect(html).toContain('Protected content for registered users only')
    expect(link(html, 'Need help?')).toBe('mailto:halo@langkah.example')
  })

  test('remind of an address that is not verified, and of no other', async () => {
    const reminder = 'Your email isn’t verified yet.'
    expect(await pageOf('/documents?lang=en', sari)).toContain(reminder)
    const { queries } = site.services.database
    await queries
      .updateTable('auth_user')
      .set({ emailVerified: 1 })
      .where('email', '=', 'sari.dokumen@contoh.id')
      .execute()
    expect(await pageOf('/documents?lang=en', sari)).not.toContain(reminder)
  })
})
