import type { Lexicon } from '../../english/words/lexicon.ts'
import { featuresOfWord } from './features.ts'
import type { FindIndex } from './index-file.ts'
import { rarityOf } from './rarity.ts'
import { FRAME } from './slots.ts'
import { holdsEntry, placeOf } from './table.ts'

/** A word that a message is about, and where the book has it. */
interface Subject {
  weight: number
  places: number[]
}

/** For an entry, the share of what a message is about that occurs in it, rare words counting more, 0 to 1. */
export type CoverageOf = (entry: number) => number

/** A word or two of a long story speak for many entries; an entry that is meant knows most of what is said. */
export function createCoverage({ typical, spread, names }: FindIndex, lexicon: Lexicon) {
  const subjectOf = (word: string): Subject => {
    const places = featuresOfWord(word, lexicon)
      .map((feature) => placeOf(typical.features, feature))
      .filter((place) => place >= 0)
    const known = Math.max(0, ...places.map((place) => spread[place] as number))
    return { weight: rarityOf(known, names.length), places }
  }

  return (words: readonly string[]): CoverageOf => {
    const subjects = [...new Set(words)].filter((word) => !FRAME.has(word)).map(subjectOf)
    const total = subjects.reduce((sum, { weight }) => sum + weight, 0)
    return (entry) => {
      if (total === 0) return 1
      const own = subjects.filter(({ places }) => places.some((place) => holdsEntry(typical, place, entry)))
      return own.reduce((sum, { weight }) => sum + weight, 0) / total
    }
  }
}
