/** One meaning, as a learner is told it. */
export interface WordSense {
  partOfSpeech: string
  definition: string
  /** A sentence with the word or a form of it, if there is a good one. */
  example: string | null
  /** None where English has no common one. */
  synonyms: string[]
  /** Words of wider meaning, where there are hardly any synonyms: 'change' of 'obfuscate'. */
  broader?: string[] | undefined
  /** Where it is said in another way than the word above it: 'record' as a verb. */
  ipa?: string | undefined
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
  /** The form itself, rightly spelt: 'happened' of 'happen', though 'happend' was typed. */
  form: string
  relations: FormRelation[]
}

/** What a word is besides: 'left' is the past of 'leave', too. */
export interface AlsoForm extends BaseForm {
  /** Where it is said in another way: 'lives' of 'live'. */
  ipa: string | null
}

/** 'goed' is no form of 'go': its past is 'went', its past participle 'gone'. */
export interface WrongForm {
  word: string
  /** `right` is empty where there is no such form: 'advice' has no plural. */
  instead: { relations: FormRelation[]; right: string[] }[]
}

/** A word that was found. `word` is what is explained, `asked` what was typed, tidied. */
export interface FoundWord {
  found: true
  word: string
  asked: string
  /** How the typed word led to the explained one. */
  by: 'exact' | 'form' | 'wrong form' | 'phrase' | 'spelling'
  /** Set when what was asked is a form of another word: 'went' of 'go'. */
  baseForm: BaseForm | null
  /** Set when what was asked is no English form, and what it should have been. */
  wrongForm: WrongForm | null
  alsoForms: AlsoForm[]
  /** The sentence that was asked, when only a phrase in it is explained. */
  partOf: string | null
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
