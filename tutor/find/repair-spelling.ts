import { isIndonesianWord } from '../../english/language/indonesian-words.ts'
import type { Lexicon } from '../../english/words/lexicon.ts'
import { indonesianStems } from './stems.ts'

const SHORTEST = 4
const LONG = 8

/** Puts a word of the book in place of one that nobody knows, if it is near enough; keeps the first letter. */
export function createRepair(vocabulary: readonly string[], lexicon: Lexicon): (word: string) => string {
  const known = new Set(vocabulary)
  const byLetter = Map.groupBy(vocabulary, (word) => word.charAt(0))

  const isKnown = (word: string): boolean => known.has(word) || isIndonesianWord(word)
  const isUnknown = (word: string): boolean =>
    word.length >= SHORTEST &&
    !/\d/.test(word) &&
    !lexicon.isKnown(word) &&
    ![word, ...indonesianStems(word)].some(isKnown)

  return (word) => (isUnknown(word) ? nearest(word, byLetter.get(word.charAt(0)) ?? []) : word)
}

/** The first of the nearest ones, or the word itself. */
function nearest(word: string, candidates: readonly string[]): string {
  let best = word
  let least = (word.length < LONG ? 1 : 2) + 1
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= least) continue
    const distance = distanceOf(word, candidate, least)
    if (distance < least) {
      least = distance
      best = candidate
    }
    if (least === 1) break
  }
  return best
}

/** Letters added, left out, changed or swapped; stops at `limit`. */
export function distanceOf(left: string, right: string, limit: number): number {
  let before: number[] = []
  let row = Array.from({ length: right.length + 1 }, (_, at) => at)
  for (let at = 1; at <= left.length; at += 1) {
    const next = [at]
    for (let to = 1; to <= right.length; to += 1) {
      const isSame = left.charAt(at - 1) === right.charAt(to - 1)
      let least = Math.min(
        (row[to] as number) + 1,
        (next[to - 1] as number) + 1,
        (row[to - 1] as number) + (isSame ? 0 : 1),
      )
      const isSwapped = left.charAt(at - 1) === right.charAt(to - 2) && left.charAt(at - 2) === right.charAt(to - 1)
      if (at > 1 && to > 1 && isSwapped) least = Math.min(least, (before[to - 2] as number) + 1)
      next.push(least)
    }
    if (Math.min(...next) >= limit) return limit
    before = row
    row = next
  }
  return row[right.length] as number
}
