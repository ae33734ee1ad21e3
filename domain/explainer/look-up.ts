/** One meaning, as a learner is told it. */
export interface WordSense {
  partOfSpeech: string
  definition: string
  /** A sentence with the word or a form of it, if there is a good one. */
  example: string | null
  /** None where English has no common one. */
  synonyms: string[]
  /** In Indonesian; known for the learner's dictionary only. */
  gloss: string | null
}

export type FormRelation =
  | 'past'
  | 'past participle'
  | 'present'
  | 'third person'
  | '-ing form'
  | 'plural'
  | 'comparative'
  | 'superlative'
  | 'possessive'
  | 'other spelling'

export interface BaseForm {
  word: string
  relations: FormRelation[]
}

/** A word that was found. `word` is what is explained, `asked` what was typed, tidied. */
export interface FoundWord {
  found: true
  word: string
  asked: string
  /** How the typed word led to the explained one. */
  by: 'exact' | 'form' | 'phrase' | 'spelling'
  /** Set when what was asked is a form of another word: 'went' of 'go'. */
  baseForm: BaseForm | null
  ipa: string | null
  /** At least one; the first is the one a learner needs first. */
  senses: [WordSense, ...WordSense[]]
  source: 'learner' | 'wordnet'
  /** Other words that may have been meant. */
  suggestions: string[]
}

export interface UnknownWord {
  found: false
  asked: string
  /** Why there is no explanation; content has a kind sentence for each. */
  reason: 'unknown' | 'indonesian' | 'sentence' | 'not a word' | 'rude'
  /** English words to try instead. */
  suggestions: string[]
}

export type LookUp = FoundWord | UnknownWord
