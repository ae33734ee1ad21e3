import { describe, expect, test } from 'vitest'
import { chanceOf, weighWord, wordsOf } from './usage.ts'

const weigh = (words: string) => {
  const all = words.split(' ')
  return weighWord(all.at(-1) ?? '', all.slice(0, -1))
}

describe('how usual a word is', () => {
  // As libsphinxbase weighs them, in common logarithms.
  test.each([
    ['school', -3.197, 1],
    ['kind of', -0.042, 2],
    ['in front of', -0.024, 3],
    ['good at math', -2.011, 3],
    ['i want to', -0.22, 3],
    ['<s> thank', -2.729, 2],
  ])('%s', (words, chance, seen) => {
    expect(weigh(words).chance / Math.LN10).toBeCloseTo(chance, 1)
    expect(weigh(words).seen).toBe(seen)
  })

  test('falls back on fewer words', () => {
    expect(weigh('i have went').seen).toBe(2)
    expect(weigh('i have went').chance).toBeLessThan(weigh('i have gone').chance)
  })

  test('is least where the word is not known', () => {
    expect(weigh('the zxqv').seen).toBe(0)
    expect(weigh('the zxqv').chance).toBeLessThan(weigh('the aardvark').chance)
  })

  test.each([
    ['We discussed about the plan.', 'We discussed the plan.'],
    ['She is interested with music.', 'She is interested in music.'],
    ['I don’t know what does it mean.', 'I don’t know what it means.'],
  ])('%s', (wrong, right) => expect(chanceOf(wordsOf(wrong), 1)).toBeLessThan(chanceOf(wordsOf(right), 1)))

  test('is of words in lower case, without marks; a number is a word', () =>
    expect(wordsOf('“Don’t pay 2.50,” the co-owners’ friend said.').join(' ')).toBe(
      "<s> don't pay ten the co-owners' friend said </s>",
    ))
})
