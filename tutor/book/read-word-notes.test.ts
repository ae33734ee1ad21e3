import { expect, test } from 'vitest'
import { wordsFor } from './read-described.ts'
import { carefulWith, measuresOf, readRows, varietyOf } from './read-word-notes.ts'

test('every table has a row for each line, in all its cells', () => {
  for (const [file, width] of [
    ['careful-words.tsv', 4],
    ['varieties.tsv', 3],
    ['measures.tsv', 3],
    ['described-words.tsv', 4],
  ] as const)
    expect(readRows(file, width).length, file).toBeGreaterThan(40)
})

test('a word that is said on both sides with other meanings has both', () => {
  expect(varietyOf('chips').map(({ said, other }) => `${said}: ${other}`)).toEqual([
    'british: fries',
    'american: crisps',
  ])
  expect(varietyOf('garbage')[0]?.other).toBe('rubbish')
})

test('what offends has something to say instead, or none', () => {
  expect(carefulWith('Shut up')[0]?.instead[0]).toBe('be quiet')
  expect(carefulWith('moron')[0]?.instead).toEqual([])
  expect(measuresOf('bread')[0]?.en).toMatch(/loaf/)
})

test('no two words are described alike', () => {
  const rows = readRows('described-words.tsv', 4)
  expect(new Set(rows.map(([word]) => word)).size).toBe(rows.length)
  for (const [word = '', , , inEnglish = ''] of rows) {
    const best = wordsFor(inEnglish.split(' '))
    expect(
      best.slice(0, 4).map((one) => one.word),
      inEnglish,
    ).toContain(word)
  }
})
