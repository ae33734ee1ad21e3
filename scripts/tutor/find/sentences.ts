import { SENTENCE_FACETS } from '../../../tutor/book/entry.ts'
import type { WholeBook } from '../../../tutor/book/read-book.ts'
import type { Phrase } from '../../../tutor/book/read-phrases.ts'
import type { SentenceIndex } from '../../../tutor/find/index-file.ts'
import { keysOf } from '../../../tutor/find/phrase-key.ts'

/** Of sentences that are asked for in the same words the first counts: the phrase book stands before the entries. */
export function indexSentences({ phrases, entries }: Pick<WholeBook, 'phrases' | 'entries'>): SentenceIndex {
  const all: Phrase[] = [
    ...phrases,
    ...entries.flatMap((entry) =>
      SENTENCE_FACETS.flatMap((facet) => entry[facet]).map(({ en, id }) => ({ en: [en], id: [id] })),
    ),
  ]
  const numbers = new Map<number, number>()
  for (const [number, phrase] of all.entries()) {
    for (const side of ['en', 'id'] as const) {
      const keys = phrase[side].flatMap((variant) => keysOf(variant, side))
      for (const key of keys) if (!numbers.has(key)) numbers.set(key, number)
    }
  }
  const sorted = [...numbers].sort(([one], [other]) => one - other)
  return {
    en: all.map(({ en }) => en[0] ?? ''),
    id: all.map(({ id }) => id[0] ?? ''),
    keys: Uint32Array.from(sorted, ([key]) => key),
    numbers: Uint16Array.from(sorted, ([, number]) => number),
  }
}
