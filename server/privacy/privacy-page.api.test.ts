import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'

const pageOf = async (environment: Record<string, string>) => {
  const site = await createTestSite({ environment })
  const html = await (await site.request('/privacy?lang=en')).text()
  await site.close()
  return html
}

test('the privacy page of a site with no configuration names no receiver but the school', async () => {
  const html = await pageOf({})
  expect(html).toContain('There are no third-party analytics or trackers.')
  expect(html).toContain('730 days')
  for (const receiver of ['Google Analytics', 'WhatsApp, by Meta', 'AI provider', 'email provider'])
    expect(html).not.toContain(receiver)
})

test('the privacy page follows the configuration: receivers and times', async () => {
  const html = await pageOf({
    GA_MEASUREMENT_ID: 'G-TEST123456',
    SMTP_URL: 'smtp://mail.example',
    WHATSAPP_TOKEN: 'token-token',
    WHATSAPP_PHONE_NUMBER_ID: '4711',
    KEEP_LEADS_DAYS: '365',
    KEEP_TRANSCRIPTS_DAYS: '33',
    KEEP_EVENTS_DAYS: '22',
  })
  for (const told of [
    'Google Analytics only if you allow it',
    'WhatsApp, by Meta',
    'email provider',
    '365 days',
    '33 days',
    '22 days',
  ])
    expect(html).toContain(told)
})

const LANGUAGES = [
  {
    language: 'id',
    title: 'Kebijakan privasi',
    changed: 'Terakhir diubah: 16 November 2026',
    headings: ['Yang kami simpan dari formulir', 'Siapa yang menerima datamu', 'Hakmu'],
    register: 'Daftar Sekarang',
  },
  {
    language: 'en',
    title: 'Privacy policy',
    changed: 'Last changed: 16 November 2026',
    headings: ['What we keep from a form', 'Who receives it', 'Your rights'],
    register: 'Register Now',
  },
]

describe.each(LANGUAGES)('in $language', ({ language, title, changed, headings, register }) => {
  let site: TestSite
  beforeAll(async () => {
    site = await createTestSite()
  })
  afterAll(() => site.close())
  const read = async (path: string) => (await site.request(`${path}?lang=${language}`)).text()
  const partOf = (html: string, part: RegExp) => html.match(part)?.[0] ?? ''

  test('the privacy page tells what is kept, and how to ask for it', async () => {
    const html = await read('/privacy')
    const content = partOf(html, /<main[\s\S]*<\/main>/)
    expect(html).toMatch(new RegExp(`<title>${title}: `))
    expect(content.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]).toBe(title)
    const words = content.replace(/<!-- -->|<[^>]*>/g, '')
    expect(words).toContain(changed)
    for (const heading of headings) expect(content).toContain(`<h2>${heading}</h2>`)
    expect(content.match(/<a [^>]*href="([^"]*)"/g)?.at(-1)).toMatch(/href="mailto:.+@/)
    expect(words).not.toMatch(/privacy\.|\{\w+\}/)
  })

  test('the purpose line of a form, and the footer of every page with one, lead to it', async () => {
    const link = new RegExp(`<a [^>]*href="/privacy"[^>]*>${title}</a>`)
    for (const path of ['/', '/programs', '/privacy']) {
      expect(partOf(await read(path), /<footer[\s\S]*<\/footer>/), path).toMatch(link)
    }
    for (const path of ['/', '/programs']) {
      expect(partOf(await read(path), /class="purpose[\s\S]*?<\/p>/), path).toMatch(link)
    }
  })

  test.each([
    ['asked', 'Tinggal satu langkah', 'One more step'],
    ['confirm', 'Konfirmasi', 'Confirm'],
    ['confirmed', 'Permintaan', 'Your request'],
    ['expired', 'Tautan', 'This link'],
  ])('the page that a request leads to, %s, says all in words of this language', async (path, id, en) => {
    const html = await read(`/privacy/${path}`)
    expect(html).toMatch(new RegExp(`<html lang="${language}"`))
    expect(html).toMatch(/<title>[^<]+<\/title>/)
    const content = partOf(html, /<main[\s\S]*<\/main>/)
    expect(content.match(/<h1>([^<]*)/)?.[1]).toContain(language === 'id' ? id : en)
    expect(content.replace(/<!-- -->|<[^>]*>/g, '')).not.toMatch(/request\.[a-z]+\.|\{\w+\}/)
  })

  test('to register leads from it to the home page’s registration, by the header and by the menu of a phone', async () => {
    const html = await read('/privacy')
    for (const part of [/<header[\s\S]*<\/header>/, /<dialog id="menu"[\s\S]*?<\/dialog>/])
      expect(partOf(html, part)).toMatch(new RegExp(`<a [^>]*href="/#register"[^>]*>${register}</a>`))
  })
})
