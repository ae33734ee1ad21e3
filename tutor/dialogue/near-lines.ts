import { type Entry, type InBoth, SENTENCE_FACETS } from '../book/entry.ts'
import { stemsOf } from './closest-part.ts'
import { sentences } from './teach-entry.ts'
import type { Turn } from './turn.ts'

/** Lines share so much with what somebody wants to say, or they are not about it. */
const SHARED = 2
const LIKELY = 0.3

/** Sentences of a likely situation that come near to what somebody wants to say. */
export function nearLines(turn: Turn, sentence: string, most = 2): { entry: Entry; lines: readonly string[] } | null {
  const { analysis, teaching, book } = turn
  for (const { name, probability } of analysis.found) {
    const entry = probability >= LIKELY ? teaching.entry(name) : undefined
    if (entry?.kind !== 'situations') continue
    const near = nearestIn(entry, sentence).slice(0, most)
    if (near.length > 0) return { entry, lines: sentences(book, near) }
  }
  return null
}

function nearestIn(entry: Entry, sentence: string): InBoth[] {
  const asked = stemsOf(sentence)
  const shared = ({ en, id }: InBoth): number =>
    [...stemsOf(`${en} ${id ?? ''}`)].filter((stem) => asked.has(stem)).length
  const known = new Set<string>()
  return SENTENCE_FACETS.flatMap((facet) => entry[facet])
    .map((line) => ({ line, count: shared(line) }))
    .filter(({ line, count }) => count >= SHARED && !known.has(line.en) && known.add(line.en))
    .sort((left, right) => right.count - left.count)
    .map(({ line }) => line)
}
