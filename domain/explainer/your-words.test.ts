import { expect, test } from 'vitest'
import { withWord, wordsThisWeek, yourWords } from './your-words.ts'

const entry = (word: string, keptAtMs = 0) => ({
  word,
  keptAtMs,
  explanation: { word, definition: `means ${word}`, example: '', synonyms: [], source: 'dictionary' as const },
})

test('the newest word comes first, each once, twenty at most', () => {
  const words = Array.from({ length: 25 }, (_, at) => `w${at}`).reduce<ReturnType<typeof withWord>>(
    (list, word) => withWord(list, entry(word)),
    [],
  )
  expect(words).toHaveLength(20)
  expect(
    withWord(words, entry('w20'))
      .map(({ word }) => word)
      .slice(0, 3),
  ).toEqual(['w20', 'w24', 'w23'])
})

test('what was stored is read again; anything else counts as nothing', () => {
  expect(yourWords(JSON.stringify([entry('brave'), { word: 1 }])).map(({ word }) => word)).toEqual(['brave'])
  expect(yourWords('{')).toEqual([])
})

test('only the words of the last seven days are of this week', () => {
  const day = 24 * 60 * 60_000
  expect(wordsThisWeek([entry('brave', 9 * day), entry('went', day)], 10 * day)).toBe(1)
})
