import { NUMBER, weighWord, wordsOf } from '../../english/usage/usage.ts'

/** Tens, so that all evidence is about as large. */
const UNIT = 10
const LOWEST = 2

/**
 * How usual the words of a sentence are: the share that was never seen behind two others, how usual they are where they
 * stand, how much more so than by themselves, of the two that fit least, and of those that fit less than nothing. Of numbers it is
 * not known.
 */
export function usageIn(sentence: string): number[] {
  const all = wordsOf(sentence)
  const uses = all.flatMap((word, at) => {
    if (at === 0 || word === NUMBER) return []
    const before = all.slice(Math.max(0, at - 2), at)
    const { chance, seen } = weighWord(word, before)
    return [{ chance, fits: chance - weighWord(word, []).chance, isSeen: seen > before.length }]
  })
  const fits = uses.map((one) => one.fits)
  const least = fits.toSorted((one, other) => one - other).slice(0, LOWEST)
  return [
    uses.filter(({ isSeen }) => !isSeen).length / uses.length,
    meanOf(uses.map(({ chance }) => chance)) / UNIT,
    meanOf(fits) / UNIT,
    meanOf(least) / UNIT,
    meanOf(fits.map((fit) => Math.min(0, fit))) / UNIT,
  ]
}

const meanOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length
