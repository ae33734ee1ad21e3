import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { quizQuestions } from '../../content/tutor-quiz.ts'
import { vocabularySets } from '../../content/tutor-vocabulary.ts'
import { readBook } from './read-book.ts'

const { entries, phrases, scenes } = readBook().book
/** What learners type is theirs. */
const shown = entries.map(({ ask: _, keywords: __, name: ___, next: ____, ...said }) => said)
const firstPhrases = phrases.map(({ en, id }) => ({ en: en[0], id: id[0] }))
const played = scenes.map(({ steps, ...scene }) => ({
  ...scene,
  steps: steps.map(({ meaning: id, ...step }) => ({ ...step, id })),
}))
const words = vocabularySets.flatMap(({ words: all }) => all.map(([, id, en]) => ({ id, en })))
const definitions = readdirSync('content/dictionary')
  .filter((name) => name.endsWith('.tsv'))
  .flatMap((name) => readFileSync(`content/dictionary/${name}`, 'utf8').trimEnd().split('\n').slice(1))
  .map((line) => line.split('\t'))
  .map(([, , definition, example, , id]) => ({ definition, example, id }))
const everything = [quizQuestions, shown, firstPhrases, played, words, definitions]

/** English within Indonesian stands between marks. */
const ENGLISH_INSIDE = /\*\*.*?\*\*|“.*?”|\*.*?\*|`.*?`/g

const texts = (value: unknown, isWanted: (key: string) => boolean, key = ''): string[] => {
  if (typeof value === 'string') return isWanted(key) ? [value] : []
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, part]) => texts(part, isWanted, Array.isArray(value) ? key : name))
}
const indonesianIn = (value: unknown): string[] =>
  texts(value, (key) => IN_INDONESIAN.has(key)).map((text) => text.replaceAll(ENGLISH_INSIDE, ''))
const IN_INDONESIAN: ReadonlySet<string> = new Set(['id', 'help'])

const english = texts(everything, (key) => !IN_INDONESIAN.has(key))

test.each([
  ['English says email', english, /\be-mail/i],
  ['Indonesian says e-mail', indonesianIn(everything), /\bemail/i],
  ['kamu is joined to its noun', indonesianIn(everything), /\b(?:nama|nomor|kata sandi|akun|e-mail) kamu\b/i],
])('in lessons and dictionary, too, %s', (_rule, said, unwanted) => {
  expect(said.length).toBeGreaterThan(5000)
  expect(said.filter((text) => unwanted.test(text))).toEqual([])
})

test('lessons explain to kamu; Anda is for examples of formal speech', () => {
  const explained = entries.map(({ title, short, form, compare, aloud, mistake, steps }) => [
    ...[title, short, form, compare, aloud, mistake.why],
    ...steps,
  ])
  expect(indonesianIn(explained).filter((text) => /\bAnda\b/.test(text))).toEqual([])
})
