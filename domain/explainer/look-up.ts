/** Of the Common European Framework: at which one a word is learnt. */
export const WORD_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1'] as const
export type WordLevel = (typeof WORD_LEVELS)[number]

export interface WordSense {
  partOfSpeech: string
  definition: string
  /** A sentence with the word or a form of it, if there is a good one. */
  example: string | null
  /** Empty if English has no common one. */
  synonyms: string[]
  /** Words of wider meaning, if there are hardly any synonyms: 'change' for 'obfuscate'. */
  broader?: string[] | undefined
  /** Set if pronounced differently from the word itself: 'record' as a verb. */
  ipa?: string | undefined
  /** In Indonesian; only in the learner's dictionary. */
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
  /** The form, correctly spelt: 'happened' of 'happen', even if 'happend' was typed. */
  form: string
  relations: FormRelation[]
}

/** Another word that the same form belongs to: 'left' is also the past of 'leave'. */
export interface AlsoForm extends BaseForm {
  /** Set if pronounced differently: 'lives' of 'live'. */
  ipa: string | null
}

/** 'goed' is not a form of 'go': the past is 'went', the past participle 'gone'. */
export interface WrongForm {
  word: string
  /** `right` is empty if there is no such form: 'advice' has no plural. */
  instead: { relations: FormRelation[]; right: string[] }[]
}

/** `word` is what is explained, `asked` is what was typed, normalised. */
export interface FoundWord {
  found: true
  word: string
  asked: string
  /** How the typed word led to the explained one. */
  by: 'exact' | 'form' | 'wrong form' | 'phrase' | 'spelling'
  /** Set if the question is a form of another word: 'went' of 'go'. */
  baseForm: BaseForm | null
  /** Set if the question is not an English form, with the right forms. */
  wrongForm: WrongForm | null
  alsoForms: AlsoForm[]
  /** The whole question, if only a phrase in it is explained. */
  partOf: string | null
  ipa: string | null
  /** Null where no teacher has judged it. */
  level: WordLevel | null
  /** The most useful for a learner first. */
  senses: [WordSense, ...WordSense[]]
  source: 'learner' | 'wordnet'
  /** Other words that may have been meant. */
  suggestions: string[]
}

export interface UnknownWord {
  found: false
  asked: string
  /** Content has a sentence for each. */
  reason: 'unknown' | 'indonesian' | 'sentence' | 'not a word' | 'rude'
  /** English words to try instead. */
  suggestions: string[]
  /** For an Indonesian word: what else each suggestion means, in Indonesian. */
  meanings?: Meaning[]
}

export interface Meaning {
  word: string
  /** Null if it means nothing else. */
  also: string | null
}

export type LookUp = FoundWord | UnknownWord
