import { weighWord, wordsOf } from '../../english/usage/usage.ts'

/** Tens, so that all evidence is about as large. */
const UNIT = 10
const ALL_SEEN = 3
const LOWEST = 2

/**
 * How usual the words of a sentence are: the share that was never seen behind two others, how usual they are where they
 * stand, how much more so than by themselves, of the two that fit least, and of those that fit less than nothing.
 */
export function usageIn(sentence: string): number[] {
  const [start = '', ...words] = wordsOf(sentence)
  const all = [start, ...words]
  const uses = words.map((word, at) => weighWord(word, all.slice(Math.max(0, at - 1), at + 1)))
  const fits = uses.map(({ chance }, at) => chance - weighWord(words[at] ?? '', []).chance)
  const least = fits.toSorted((one, other) => one - other).slice(0, LOWEST)
  return [
    uses.filter(({ seen }, at) => seen < Math.min(ALL_SEEN, at + 2)).length / words.length,
    meanOf(uses.map(({ chance }) => chance)) / UNIT,
    meanOf(fits) / UNIT,
    meanOf(least) / UNIT,
    meanOf(fits.map((fit) => Math.min(0, fit))) / UNIT,
  ]
}

const meanOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length
