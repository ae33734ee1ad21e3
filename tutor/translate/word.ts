export type WordKind =
  | 'verb'
  | 'noun'
  | 'adjective'
  | 'time'
  | 'adverb'
  | 'pronoun'
  | 'number'
  | 'quantity'
  | 'join'
  | 'preposition'
  | 'helper'
  | 'degree'
  | 'ask'
  | 'opening'
  | 'particle'

/** A word or fixed phrase in both languages; the first variant of a side is what is said. */
export interface Word {
  kind: WordKind
  en: readonly string[]
  id: readonly string[]
  notes: ReadonlySet<string>
  /** How much less likely it is than a word of the tables. */
  cost: number
}
