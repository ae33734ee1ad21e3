import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../domain/shared/language.ts'
import { brand } from './brand.ts'

type Catalogue = { texts?: Record<string, string>; common?: Record<string, string> }

const names = readdirSync('content/id').filter((name) => name.endsWith('.ts'))
const load = async (language: string, name: string): Promise<Record<string, unknown>> =>
  import(`./${language}/${name.slice(0, -3)}.ts`)

test('every language has the same files', () => {
  for (const language of LANGUAGES)
    expect(readdirSync(`content/${language}`).sort()).toEqual(readdirSync('content/id').sort())
})

describe.each(names)('%s', (name) => {
  test('has the same shape in both languages: keys, lengths of lists, placeholders', async () => {
    const [id, en] = [await load('id', name), await load('en', name)]
    expect(shapeOf(en)).toEqual(shapeOf(id))
  })

  test('names the school by {brand} only, so that another school can take its place', async () => {
    for (const language of LANGUAGES) {
      expect(JSON.stringify(await load(language, name)), language).not.toContain(brand.name)
    }
  })

  test('has no empty text', async () => {
    for (const language of LANGUAGES) {
      const { texts, common } = (await load(language, name)) as Catalogue
      for (const [key, text] of Object.entries(texts ?? common ?? {}))
        expect(text.trim(), `${language} ${key}`).not.toBe('')
    }
  })
})

describe('wording', () => {
  /** Without the desk and the security settings, which the team uses. */
  const forVisitors = names.filter((name) => !/^(desk|(account-)?security)/.test(name))
  /** Not in mails and documents; what Ms Kiky says is kept together where it is shown (app/features/chat/rich-text.tsx). */
  const onScreens = forVisitors.filter((name) => !/^(tutor|chat|account-mails|brochure|proposal|mailbox)/.test(name))
  const ADDRESSES = /\S+@\S+|\{email\}/g
  /** Companies are addressed formally: in the proposal, the programs for them, and where Ms Kiky speaks to them. */
  const TO_COMPANIES = [
    'proposal.ts',
    'programs-for-companies.ts',
    'programs-list.ts',
    'programs-lists.ts',
    'plain.ts',
    'tutor-talk.ts',
  ]

  test.each([
    ['apostrophes are typographic', LANGUAGES, forVisitors, /[a-z}]['`][a-z]|s' /i],
    ['quotation marks are typographic', LANGUAGES, forVisitors, /"/],
    ['Indonesian says e-mail', ['id'], names, /\bemail/i],
    ['English says email', ['en'], names, /\be-mail/i],
    ['learners are addressed as kamu', ['id'], forVisitors.filter((name) => !TO_COMPANIES.includes(name)), /\bAnda\b/],
    ['kamu is joined to its noun', ['id'], forVisitors, /\b(nama|nomor( telepon)?|kata sandi|akun|e-mail) kamu\b/i],
    ['the digits of a code are called digits', ['id'], forVisitors, /\b(6|enam) angka\b/],
    ['no line ends inside e-mail or money-back', LANGUAGES, onScreens, /\se-mail|money-back/i],
    ['time is not over', ['en'], forVisitors, /\btime is over\b/],
  ])('%s', async (_rule, languages, files, unwanted) => {
    for (const language of languages)
      for (const file of files) {
        const texts = textsIn(await load(language, file)).map((text) => text.replace(ADDRESSES, ''))
        expect(
          texts.filter((text) => unwanted.test(text)),
          `${language}/${file}`,
        ).toEqual([])
      }
  })
})

/** Words that have a capital wherever they stand. */
const NAMES = new Set(
  `English Inggris Inggrismu IELTS TOEFL iBT Cambridge FCE CAE CPE B2 C1 C2 First Advanced Proficiency Business General
  Google Ms Kiky Anda Indonesia Indonesian HR I`.split(/\s+/),
)
/** Titles of the specification, and on the page of programs their neighbours. */
const IN_CAPITALS = ['programs.ts', 'programs-list.ts', 'programs-for-learners.ts', 'programs-for-companies.ts']

describe('headings', () => {
  const files = names.filter((name) => !/^(desk|tutor|teachers|testimonials|home-lists|programs-lists)/.test(name))

  test('have one capital and those of names', async () => {
    for (const language of LANGUAGES)
      for (const file of files) {
        if (language === 'en' && IN_CAPITALS.includes(file)) continue
        const words = headingsIn(await load(language, file)).flatMap((heading) => heading.split(/[:.!?] /))
        const wrong = words.filter((sentence) => wordsOf(sentence).slice(1).some(isCapital))
        expect(wrong, `${language}/${file}`).toEqual([])
      }
  })

  test('of the programs’ parts have capitals throughout in English, as specified', async () => {
    for (const file of IN_CAPITALS) {
      const headings = headingsIn(
        await load('en', file),
        /^(?:learn|path|why)Title$|^trial\.title$|^programs\.(?:faq|instructors|heading)$/,
      )
      expect(headings.length).toBeGreaterThan(3)
      const wrong = headings.filter((heading) => wordsOf(heading).some((word) => /^[a-z]{4,}/.test(word)))
      expect(wrong, file).toEqual([])
    }
  })
})

test('the design’s own words are said to whoever asks too fast, and to whoever meets a new word', async () => {
  const words = async (language: string, file: string, name: string, key: string) =>
    ((await load(language, file))[name] as Record<string, string>)[key]
  expect(await words('id', 'explainer.ts', 'explainerTexts', 'explainer.problem.tooQuick')).toBe(
    'Pelan-pelan, ya! Tunggu sebentar sebelum mencari kata lain.',
  )
  expect(await words('id', 'chat.ts', 'texts', 'chat.tooFast')).toMatch(/^Pelan-pelan, ya! /)
  expect(await words('en', 'home-sections.ts', 'texts', 'explainer.title')).toBe('Come across a new word?')
})

const headingsIn = (value: unknown, keys = /(?:^|\.)title$/): string[] => {
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, part]) =>
    typeof part === 'string' ? (keys.test(key) ? [part] : []) : headingsIn(part, keys),
  )
}
const wordsOf = (text: string): string[] => text.replace(/\{\w+\}/g, 'x').match(/[\p{L}\d][\p{L}\d’-]*/gu) ?? []
const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word) && !NAMES.has(word)

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

/** Both languages must have the same structure and the same {values} in their texts. */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'string') return (value.match(/\{\w+\}/g) ?? []).sort()
  if (Array.isArray(value)) return value.map((item) => (typeof item === 'string' ? 'text' : shapeOf(item)))
  if (value && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value)
        .map(([key, part]) => [key, shapeOf(part)])
        .sort(),
    )
  }
  return typeof value
}
