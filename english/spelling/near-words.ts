import { costBetween, lettersOf, substitution } from './edit-cost.ts'

/** A word that may have been meant. */
export interface Spelling {
  word: string
  /** 1 to 9: how likely it is that a learner means this word. */
  weight: number
  /** The edit distance from the typed word. */
  cost: number
}

/** Known words by length, each with its letters as bits. */
export type SpellingWords = { words: string[]; weights: number[]; letters: Int32Array }[]

const MOST_COST = 2.2
const MOST_LETTERS_APART = 2
const MOST_LENGTHS_APART = 2
/** From this weight on a word is in the learner's dictionary. */
const LEARNERS_WEIGHT = 6
const SHORTEST_SURE = 6

/** Lines of a digit, the weight, and a word. */
export function readSpellingWords(lines: string): SpellingWords {
  const byLength: { words: string[]; weights: number[] }[] = []
  for (const line of lines.split('\n')) {
    const word = line.slice(1)
    byLength[word.length] ??= { words: [], weights: [] }
    byLength[word.length]?.words.push(word)
    byLength[word.length]?.weights.push(Number(line.charAt(0)))
  }
  return Array.from(byLength, (group) => {
    const { words, weights } = group ?? { words: [], weights: [] }
    return { words, weights, letters: Int32Array.from(words, lettersOf) }
  })
}

/** The words that were most likely meant, likeliest first. */
export function suggestSpellings(known: SpellingWords, typed: string): Spelling[] {
  let limit = Math.min(MOST_COST, 0.6 + typed.length * 0.2)
  const letters = lettersOf(typed)
  const found: Spelling[] = []
  for (const length of lengthsNear(typed.length)) {
    const { words, weights, letters: lettersOfWords } = known[length] ?? NO_WORDS
    for (let i = 0; i < words.length; i++) {
      const word = words[i] ?? ''
      if (!shareLetters(letters, lettersOfWords[i] ?? 0) || !beginAlike(typed, word)) continue
      const cost = costBetween(typed, word, limit)
      if (cost > limit) continue
      const spelling = { word, weight: weights[i] ?? 1, cost }
      found.push(spelling)
      limit = Math.min(limit, rank(spelling) + 1.2)
    }
  }
  return found.sort((a, b) => rank(a) - rank(b)).slice(0, 6)
}

const NO_WORDS: SpellingWords[number] = { words: [], weights: [], letters: new Int32Array() }

const shareLetters = (a: number, b: number): boolean =>
  bitsIn(b & ~a) <= MOST_LETTERS_APART && bitsIn(a & ~b) <= MOST_LETTERS_APART

/** Slips at the first letter are rare: one missing or extra, two swapped, or a similar one. */
function beginAlike(typed: string, word: string): boolean {
  const first = typed.charCodeAt(0)
  const meant = word.charCodeAt(0)
  return (
    first === meant ||
    typed.charCodeAt(1) === meant ||
    word.charCodeAt(1) === first ||
    substitution(first, meant, false) < 1
  )
}

/** A word clearly ahead of the others is explained at once; otherwise the visitor chooses. */
export function isSurelyMeant(typed: string, [best, second]: Spelling[]): boolean {
  if (!best) return false
  if (!second && best.weight >= LEARNERS_WEIGHT && typed.length >= SHORTEST_SURE) return true
  const isNear = best.cost <= Math.min(1.6, 0.3 + typed.length * 0.12)
  const isAhead = !second || rank(second) - rank(best) >= 0.1
  return isNear && isAhead && best.weight >= 2
}

/** A far commoner word may be a little further away. */
export const rank = ({ cost, weight }: Omit<Spelling, 'word'>): number => cost - weight * 0.07

function* lengthsNear(length: number): Generator<number> {
  yield length
  for (let apart = 1; apart <= MOST_LENGTHS_APART; apart++) {
    yield length + apart
    yield length - apart
  }
}

function bitsIn(number: number): number {
  let bits = number - ((number >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
