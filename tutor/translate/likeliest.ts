import { plainWordsOf } from '../../english/usage/usage.ts'
import { closedWords, type Tag } from '../../english/words/closed-words.ts'
import type { Clause } from './clause.ts'
import type { ReadClause } from './indonesian-draft.ts'
import { sayEnglish } from './say-english.ts'
import { usualIn } from './usual.ts'

/** What is doubted more by this much is not weighed. */
const MARGIN = 0.5

/** As doubts: unusual English, another reading than the first, a word less; chosen with the sentences of the teacher's book. */
const UNUSUAL = 0.07
const OTHER = 0.3
const LEFT_OUT = 0.6

/** A rare word is no worse than a common one that fits its place no better. */
const RARE = 0.5
const A_WORD = 1

/** Of readings that are about as likely, the one whose English is the most usual, as sure as the first. */
export function likeliest(readings: readonly ReadClause[]): ReadClause | null {
  const least = Math.min(...readings.map(({ cost }) => cost))
  const near = readings.filter(({ cost }) => cost < least + MARGIN).sort((one, other) => one.cost - other.cost)
  const [first = null, ...rest] = near
  const others = rest.filter(({ clause }) => isPhrase(clause) === (first !== null && isPhrase(first.clause)))
  if (!first || others.length === 0) return first
  const said = new Set([sayEnglish(first.clause)])
  const [firstSaid = ''] = said
  const told = tellingIn(firstSaid)
  let best = first
  let bestCost = first.cost + UNUSUAL * unusual(firstSaid)
  for (const read of others) {
    const text = sayEnglish(read.clause)
    if (said.has(text)) continue
    said.add(text)
    const cost = read.cost + OTHER + LEFT_OUT * Math.max(0, told - tellingIn(text)) + UNUSUAL * unusual(text)
    if (cost < bestCost) [best, bestCost] = [read, cost]
  }
  return { ...best, cost: least }
}

function unusual(text: string): number {
  const { words, here, alone } = usualIn(text)
  return A_WORD * words + RARE * alone - here
}

const isPhrase = ({ predicate }: Clause): boolean => predicate.kind === 'none'

const tellingIn = (text: string): number =>
  plainWordsOf(text).filter((word) => !word.includes("'") && !TELLS_LITTLE.has(closedWords.get(word) ?? 'noun')).length

const TELLS_LITTLE: ReadonlySet<Tag> = new Set<Tag>(['pron', 'obj', 'poss', 'det', 'be', 'have', 'do', 'to'])
