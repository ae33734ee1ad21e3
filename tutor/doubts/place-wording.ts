import { tokensOf, wordsOf } from '../tokens.ts'
import { type Alike, isClosed } from './words-alike.ts'
import { capitalised } from './words-in.ts'

/** A sentence with other words in place of some of its own. */
export interface Placed {
  text: string
  /** What they took the place of. */
  replaced: string
  cost: number
}

const UNLIKE = 1.6
const LEFT_OUT = 1.5
const LEFT_OUT_CLOSED = 0.45
const PUT_IN = 0.7
const PUT_IN_CLOSED = 0.35
const SAME_WORD = 0.3
const REPEATED = 1.2
const SAME = 0.9
const WIDEST = 4
const MOST = 4
const NEARLY = 0.45
const MOST_COST = 1.1
const PER_WORD = 0.35

/** Where words that somebody proposes may stand in a sentence, the likeliest first. */
export function placings(sentence: string, proposed: string, alike: Alike): Placed[] {
  const tokens = tokensOf(sentence)
  const words = wordsOf(proposed)
  const said = tokens.map(({ word }) => word)
  const found: Placed[] = []
  for (let from = 0; from < said.length; from += 1)
    for (let to = from + 1; to <= Math.min(said.length, from + words.length + WIDEST); to += 1) {
      const cost = costOf(said.slice(from, to), words, alike) + repeated(said, from, to, words, alike)
      const [first, last] = [tokens[from], tokens[to - 1]]
      if (!first || !last || !Number.isFinite(cost)) continue
      const text = capitalised(`${sentence.slice(0, first.start)}${proposed}${sentence.slice(last.end)}`, sentence)
      found.push({ text, replaced: sentence.slice(first.start, last.end), cost })
    }
  const best = found.sort((one, other) => one.cost - other.cost)[0]?.cost ?? Number.POSITIVE_INFINITY
  if (best > MOST_COST + PER_WORD * words.length) return []
  return found.filter(({ cost }) => cost <= best + NEARLY).slice(0, MOST)
}

/** The cost of putting some words in place of others (edit distance); infinite if they share no word. */
function costOf(said: readonly string[], words: readonly string[], alike: Alike): number {
  const isShared = words.some((word) => said.some((one) => alike(one, word) > 0))
  let row = [0]
  for (const one of said) row.push((row.at(-1) ?? 0) + leftOut(one))
  for (const word of words) row = rowWith(word, row, said, alike)
  return isShared ? (row.at(-1) ?? 0) : Number.POSITIVE_INFINITY
}

/** The next row of the distance table: with one word more. */
function rowWith(word: string, row: readonly number[], said: readonly string[], alike: Alike): number[] {
  const next = [(row[0] ?? 0) + putIn(word)]
  for (const [at, one] of said.entries()) {
    const likeness = alike(one, word)
    const instead = (likeness === 0 ? UNLIKE : 1 - likeness) - (likeness === 1 ? SAME_WORD : 0)
    next.push(Math.min((row[at] ?? 0) + instead, (row[at + 1] ?? 0) + putIn(word), (next[at] ?? 0) + leftOut(one)))
  }
  return next
}

const leftOut = (word: string): number => (isClosed(word) ? LEFT_OUT_CLOSED : LEFT_OUT)
const putIn = (word: string): number => (isClosed(word) ? PUT_IN_CLOSED : PUT_IN)

/** How many words would stand there twice. */
function repeated(said: readonly string[], from: number, to: number, words: readonly string[], alike: Alike): number {
  const isSame = (one = '', other = '') => one !== '' && alike(one, other) >= SAME
  const near = [said[from - 2], said[to + 1]].filter((one) => one !== undefined && !isClosed(one))
  const twice = [isSame(said[from - 1], words[0]), isSame(said[to], words.at(-1))]
  const again = near.some((one) => words.some((word) => isSame(one, word)))
  return REPEATED * [...twice, again].filter(Boolean).length
}
