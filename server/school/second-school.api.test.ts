import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createScreen } from '../../app/entry-server.tsx'
import { judgeTurn } from '../../domain/chat/judge-turn.ts'
import { SAMPLE_COLOURS } from '../../domain/school/colours.ts'
import { LANGUAGES, type Language } from '../../domain/shared/language.ts'
import type { Screen } from '../../domain/shared/screen-contract.ts'
import { documentHtml } from '../../scripts/documents/sources.ts'
import { createTraceFinder } from '../../tests/harness/sample-traces.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import { embeddedTutor } from '../../tests/harness/tutor-conversation.ts'
import { weighWish } from '../../tutor/intents/weigh-wish.ts'
import { publishedFacts } from '../chat/published-facts.ts'
import { screenSettings } from '../site/screen-settings.ts'

const TIMUR = join(import.meta.dirname, '../../tests/schools/timur')
const SITE = 'https://www.timur.test'
const ASSETS = { entry: '/assets/entry.js', stylesheets: [], scriptsOf: () => [] }
const both = (text: string): [Language, string][] => LANGUAGES.map((language) => [language, text])

let site: TestSite
let screen: Screen
let tracesIn: (shown: string) => string[]
beforeAll(async () => {
  tracesIn = await createTraceFinder()
  site = await createTestSite({ environment: { SCHOOL_DIR: TIMUR, SITE_URL: SITE } })
  screen = await createScreen(ASSETS, screenSettings(site.services.configuration, site.services.currentSchool))
})
afterAll(() => site.close())

const user = { status: 'signed-in', user: { email: 'a@timur.test', emailVerified: true } } as const
const render = (page: string, language: Language) =>
  screen.render({ page, language, auth: page === 'documents' ? user : { status: 'signed-out' }, siteUrl: SITE })

test('the finder of traces finds the sample school', async () => {
  const sample = await createTestSite()
  for (const path of ['/', '/programs', '/?lang=en', '/programs?lang=en'])
    expect(tracesIn(await (await sample.request(path)).text()).length, path).toBeGreaterThan(20)
  await sample.close()
})

describe('nothing of the sample school is left', () => {
  test.each(LANGUAGES)('on any page in %s', (language) => {
    const shown = screen.pages.filter(({ guard }) => guard !== 'demo')
    const pages = [...shown.map(({ id }) => id), screen.notFoundPage, screen.unsentPage]
    for (const page of [...pages, ...Object.values(screen.formTroublePages)])
      expect(tracesIn(render(page, language)), page).toEqual([])
  })

  test.each(LANGUAGES)('in the words that a browser loads in %s', async (language) => {
    const address = site.services.brand.own?.words[language] ?? ''
    const answer = await site.request(address)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(tracesIn(await answer.text())).toEqual([])
  })

  test('in manifest, icons and link previews', async () => {
    const manifest = await (await site.request('/site.webmanifest')).json()
    expect(manifest).toMatchObject({
      name: 'Sekolah Bahasa Timur',
      theme_color: expect.not.stringContaining('#0e1c42'),
    })
    expect(manifest.icons).toEqual([])
    expect(render('home', 'id')).not.toMatch(/og:image|apple-touch-icon/)
    for (const path of ['/og-image.png', '/icon-512.png', '/app-icon.svg'])
      expect((await site.request(path)).status).toBe(404)
    expect(await (await site.request('/favicon.svg')).text()).toContain('#123b2e')
  })

  test.each(LANGUAGES)('in mails in %s', async (language) => {
    const { mails, database } = site.services
    await mails.code('a@timur.test', '123456', language)
    await mails.resetLink('a@timur.test', 'token', language)
    await mails.passwordChanged('a@timur.test', language)
    await mails.attacked('a@timur.test', language)
    const sent = await database.queries.selectFrom('outbox').selectAll().execute()
    expect(sent.length).toBeGreaterThanOrEqual(4)
    expect(tracesIn(JSON.stringify(sent))).toEqual([])
    expect(JSON.stringify(sent)).toContain(language === 'id' ? 'Kode dari Timur' : 'Your code from Timur')
    for (const { payload } of sent) expect(payload).toContain('#123b2e')
    for (const colour of Object.values(SAMPLE_COLOURS)) expect(JSON.stringify(sent)).not.toContain(colour)
  })

  test.each(LANGUAGES)('in the brochure in %s', (language) => {
    const document = documentHtml('brochure', language, site.services.currentSchool)
    expect(tracesIn(document)).toEqual([])
    for (const picture of ['logo.svg', 'photos/nurul.svg'])
      expect(document).toContain(readFileSync(join(TIMUR, picture), 'base64'))
    expect(document).not.toContain('(/school/')
  })

  test.each(LANGUAGES)('in the facts for a language model in %s', async (language) => {
    const { brand, currentSchool } = site.services
    const facts = await publishedFacts(brand, language, currentSchool.words?.[language] ?? null)
    expect(tracesIn(facts)).toEqual([])
    expect(facts).toContain('Rp 450.000')
  })
})

const QUESTIONS = [
  ...both('apa saja programnya?'),
  ...both('what programs do you have?'),
  ...both('berapa biayanya?'),
  ...both('how much is the conversation class?'),
  ...both('jadwalnya kapan?'),
  ...both('what are your opening hours?'),
  ...both('ada tes penempatan?'),
  ...both('is the placement test free?'),
  ...both('ada garansi uang kembali?'),
  ...both('is there a promo?'),
  ...both('siapa pengajarnya?'),
  ...both('who are the trainers?'),
  ...both('di mana lokasinya?'),
  ...both('where are you?'),
  ...both('sekolah ini sejak kapan?'),
  ...both('tell me about your school'),
  ...both('ada kelas IELTS?'),
  ...both('do you have interpreter services?'),
  ...both('kelas untuk perusahaan ada?'),
  ...both('mau daftar'),
  ...both('brosurnya di mana?'),
  ...both('can I learn online?'),
  ...both('apakah dapat sertifikat?'),
  ...both('is the trial class free?'),
  ...both('skor IELTS dijamin?'),
  ...both('umur 17 boleh ikut?'),
  ...both('halo'),
  ...both('who are you?'),
  ...both('mau belajar untuk kerja'),
]

async function ask(content: string, language: Language): Promise<string> {
  const { brand, currentSchool } = site.services
  const turns = [{ role: 'user' as const, content }]
  const question = { turns, judgement: judgeTurn(turns, language, weighWish), memory: null }
  const tutor = embeddedTutor({ brand, words: currentSchool.words })
  return (await tutor.answer(question, AbortSignal.timeout(20_000))).text
}

describe('Ms Kiky', () => {
  test('says nothing of the sample school', async () => {
    for (const [language, question] of QUESTIONS) {
      const asked = question.match(/IELTS|interpreter/)?.[0] ?? ''
      const traces = tracesIn(await ask(question, language)).filter((trace) => !trace.includes(asked) || asked === '')
      expect(traces, `${language}: ${question}`).toEqual([])
    }
  })

  test('says what the school publishes: prices, hours, timetable, teachers', async () => {
    expect(await ask('berapa biayanya?', 'id')).toContain('Rp 450.000 per bulan')
    expect(await ask('berapa biaya Inggris untuk Pelaut?', 'id')).toBe('**Inggris untuk Pelaut**: Rp 900.000 per bulan')
    expect(await ask('jadwalnya kapan?', 'id')).toContain('Senin–Sabtu, 09.00–20.00 WITA')
    expect(await ask('who are the trainers?', 'en')).toContain('Andi Mappanyukki')
    expect(await ask('sekolah ini sejak kapan?', 'id')).toContain('sejak tahun 2019')
    expect(await ask('ada kelas IELTS?', 'id')).toContain('Inggris untuk Pelaut')
    expect(await ask('mau belajar untuk kerja', 'id')).not.toContain('****')
  })
})

test('the browser gets the school with the document, and its colours and logo', async () => {
  const html = await (await site.request('/')).text()
  expect(html).toContain('--color-nila-800:#123b2e')
  const logo = html.match(/\.logo-mark\{background:url\(([^)]+)\)/)?.[1] ?? ''
  const picture = await site.request(logo)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(html).toContain('Belajar bahasa Inggris di tepi laut')
  expect(html).toContain('as="fetch"')
  expect(html).toContain('Senin–Sabtu, 09.00–20.00 WITA')
})

test('a lead with the school’s own city and program is not odd', async () => {
  const answer = await site.post('/api/register', {
    kind: 'trial',
    idempotencyKey: 'timur-lead-0000001',
    name: 'Baso',
    email: 'baso@timur.test',
    city: 'Gowa',
    program: 'English for Seafarers',
    consent: { wordingVersion: '1', language: 'id', marketing: false },
    language: 'id',
  })
  expect(answer.status).toBe(200)
  const [lead] = await site.services.database.queries.selectFrom('leads').select('marks').execute()
  expect(lead?.marks).toBe('[]')
})
