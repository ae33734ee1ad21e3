import { SENTENCE_FACETS } from '../../../tutor/book/entry.ts'
import type { WholeBook } from '../../../tutor/book/read-book.ts'
import { plainWords } from '../../../tutor/find/words.ts'

/** A text of an entry, as words. */
export interface Taught {
  /** Its number in the book. */
  entry: number
  words: string[]
  /** The share of rounds in which it is used: a question in each, a text in few. */
  share: number
}

const SHARES = { ask: 1, title: 0.7, keyword: 0.5, sentence: 0.25, text: 0.15 }

export const taughtTexts = ({ entries }: WholeBook): Taught[] =>
  entries.flatMap((entry, number) => {
    const { ask, title, keywords, short, compare } = entry
    const sentences = SENTENCE_FACETS.flatMap((facet) => entry[facet])
    const told = [short, compare].flatMap((text) => (text ? [text.id, text.en] : []))
    const texts: [readonly string[], number][] = [
      [ask, SHARES.ask],
      [[title.id, title.en], SHARES.title],
      [keywords, SHARES.keyword],
      [sentences.flatMap(({ en, id }) => [en, id]), SHARES.sentence],
      [told, SHARES.text],
    ]
    return texts.flatMap(([all, share]) => all.map((text) => ({ entry: number, words: plainWords(text), share })))
  })
