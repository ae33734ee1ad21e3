import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { mentions } from '../../server/explainer/mentions.ts'

const HEADER = 'word\tpos\tdefinition\texample\tsynonyms\tgloss'
const PARTS_OF_SPEECH = new Set(
  'noun,verb,adjective,adverb,preposition,conjunction,pronoun,determiner,number,exclamation,modal verb,auxiliary verb,phrasal verb,idiom,phrase,contraction,abbreviation,prefix'.split(
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
  expect(new Set(rows.map(({ cells }) => cells[0])).size).toBeGreaterThan(4500)
  expect(rows.filter(({ file }) => file === 'phrases.tsv').length).toBeGreaterThanOrEqual(450)
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

  test('sets apart, in its gloss, the word as another part of speech', () => {
    expect(
      all(
        ([, , definition = '', , , gloss = '']) =>
          !/; as an? (?:noun|verb|adjective|adverb)/.test(definition) || gloss.includes('(juga: '),
      ),
    ).toEqual([])
  })

  test('has no synonym that is the word itself', () => {
    expect(
      all(([word = '', , , , synonyms = '']) => !synonyms.toLowerCase().split(', ').includes(word.toLowerCase())),
    ).toEqual([])
  })

  test('has two or more synonyms, or says with a dash that there is no other common one', () => {
    expect(all(([, , , , synonyms = '']) => synonyms.split(', ').length >= 2 || synonyms === '-')).toEqual([])
  })

  test('has an example that is a sentence with the word or a form of it', () => {
    expect(all(([, , , example = '']) => /^[\p{Lu}\d"“‘'].*[.!?…]["”’']?$/u.test(example))).toEqual([])
    expect(all(([word = '', , , example = '']) => mentions(word, example))).toEqual([])
  })
})

test('levels stand once each, by the alphabet, for words that have an entry', () => {
  const known = new Set(rows.map(({ cells }) => cells[0]))
  const levels = readFileSync('content/dictionary/forms/levels.tsv', 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
  const words = levels.map(([word = '']) => word.toLowerCase())
  expect(levels.filter(([word = '', level]) => !known.has(word) || !/^(A1|A2|B1|B2|C1)$/.test(level ?? ''))).toEqual([])
  expect(words).toEqual([...new Set(words)].sort())
})
