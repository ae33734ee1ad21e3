import { type Entry, type InBoth, SENTENCE_FACETS } from '../book/entry.ts'
import { englishOf } from './asked-object.ts'
import { closestPart, stemsOf } from './closest-part.ts'
import { partsOf } from './facets-of-entry.ts'
import { say } from './school-book.ts'
import { list, sayOfEntry, sentences } from './teach-entry.ts'
import type { Said, Turn } from './turn.ts'

/** Whether an entry names all of these words, in any of its parts. */
export function namesAll(entry: Entry, words: readonly string[], turn?: Turn): boolean {
  const { ask: _, ...parts } = entry
  const own = stemsOf(JSON.stringify(parts).replaceAll(/[\\"]/g, ' '))
  const isOwn = (word: string) => [...stemsOf(word)].every((stem) => own.has(stem))
  return words.every((word) => isOwn(word) || (turn !== undefined && isOwn(glossOf(turn, word))))
}

/** In English; a word without it as it is. */
const glossOf = (turn: Turn, word: string): string => englishOf(turn, word) ?? word

const MOST_LINES = 3

/** What of an entry has these words: an explanation, and the sentences that have most of them. */
export function tellNamed(turn: Turn, entry: Entry, words: readonly string[]): Said | null {
  const { book, memory } = turn
  const asked = words.flatMap((word) => [word, glossOf(turn, word)])
  const named = new Set(asked.flatMap((word) => [...stemsOf(word)]))
  const shared = ({ en, id }: InBoth): number => [...stemsOf(`${en} ${id}`)].filter((stem) => named.has(stem)).length
  const lines = SENTENCE_FACETS.flatMap((facet) => entry[facet])
    .map((line) => ({ line, count: shared(line) }))
    .filter(({ count }) => count > 0)
    .sort((left, right) => right.count - left.count)
    .slice(0, MOST_LINES)
  const told = closestPart(asked.join(' '), partsOf(turn, entry, ['short', 'form', 'compare', 'mistake', 'steps']))
  const shown = list(
    say(book, 'entry.examples'),
    sentences(
      book,
      lines.map(({ line }) => line),
    ),
  )
  if (told === null && shown === null) return null
  return sayOfEntry(turn, entry, [told, shown, say(book, 'entry.more')], memory.last?.step ?? 0)
}
