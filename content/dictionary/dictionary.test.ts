import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const HEADER = 'word\tpos\tdefinition\texample\tsynonyms\tgloss'
const PARTS_OF_SPEECH = new Set(
  'noun,verb,adjective,adverb,preposition,conjunction,pronoun,determiner,number,exclamation,modal verb,auxiliary verb,phrasal verb,idiom,phrase,abbreviation,prefix'.split(
    ',',
  ),
)
const files = readdirSync('content/dictionary').filter((name) => name.endsWith('.tsv'))
const rows = files.flatMap((file) =>
  readFileSync(`content/dictionary/${file}`, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => ({ file, cells: line.split('\t') })),
)
const all = (check: (cells: string[]) => boolean) =>
  rows
    .filter(({ cells }) => !check(cells))
    .map(({ file, cells }) => `${file}: ${cells[0]}: ${cells.slice(2, 5).join(' | ')}`)

test('there are entries for the common words and for phrases', () => {
  expect(new Set(rows.map(({ cells }) => cells[0])).size).toBeGreaterThan(3100)
  expect(rows.filter(({ file }) => file === 'phrases.tsv').length).toBeGreaterThanOrEqual(200)
})

test('every file begins with the names of its columns', () => {
  for (const file of files) expect(readFileSync(`content/dictionary/${file}`, 'utf8').split('\n')[0], file).toBe(HEADER)
})

describe('every entry', () => {
  test('has six trimmed cells and a known part of speech', () => {
    expect(all((cells) => cells.length === 6 && cells.every((cell) => cell !== '' && cell === cell.trim()))).toEqual([])
    expect(all(([, pos = '']) => PARTS_OF_SPEECH.has(pos))).toEqual([])
  })

  test('stands once, with an example of its own', () => {
    const senses = rows.map(({ cells: [word, , definition] }) => `${word}: ${definition}`)
    const examples = rows.map(({ cells }) => cells[3] ?? '')
    expect(senses.filter((sense, i) => senses.indexOf(sense) !== i)).toEqual([])
    expect(examples.filter((example, i) => examples.indexOf(example) !== i)).toEqual([])
  })

  test('has no synonym that is the word itself', () => {
    expect(
      all(([word = '', , , , synonyms = '']) => !synonyms.toLowerCase().split(', ').includes(word.toLowerCase())),
    ).toEqual([])
  })

  test('has an example that is a sentence with the word or a form of it', () => {
    expect(all(([, , , example = '']) => /^[\p{Lu}\d"“‘'].*[.!?…]["”’']?$/u.test(example))).toEqual([])
    expect(all(([word = '', , , example = '']) => word.split(' ').every((part) => hasFormOf(part, example)))).toEqual(
      [],
    )
  })
})

/** A form shares its beginning with the word, or is one of the few that do not. */
function hasFormOf(word: string, example: string): boolean {
  const forms = IRREGULAR[word.toLowerCase()] ?? []
  const stem = word
    .toLowerCase()
    .slice(0, Math.max(1, word.length - 2))
    .replace(/[^\p{L}]/gu, '')
  const tokens = example.toLowerCase().match(/[\p{L}\d'’-]+/gu) ?? []
  return tokens.some((token) => token.startsWith(stem) || forms.includes(token))
}
const IRREGULAR: Record<string, string[]> = {
  be: ['am', 'is', 'are', 'was', 'were', "i'm", "it's"],
  go: ['went'],
  think: ['thought'],
  buy: ['bought'],
  catch: ['caught'],
  bring: ['brought'],
  teach: ['taught'],
  your: ['my'],
  "someone's": ['your'],
}
