import { expect, test } from 'vitest'
import { sentenceInWay } from '../../english/grammar/in-way.ts'
import { openLexicon } from '../../english/words/lexicon.ts'
import { readBook } from './read-book.ts'
import { wayRows } from './read-ways.ts'

const entries = new Map(readBook().book.entries.map((entry) => [entry.name, entry]))

test('sentences are kept for entries of the book that have none of their own in that way', () => {
  expect(wayRows().filter(({ entry, way }) => entries.get(entry)?.[way].length !== 0)).toEqual([])
})

test('they are what the grammar makes of the examples today', () => {
  const lexicon = openLexicon()
  const rows = wayRows().filter((_, at) => at % 10 === 0)
  expect(rows.filter(({ from, way, sentence }) => sentenceInWay(from, way, lexicon) !== sentence)).toEqual([])
})
