import type { Word } from './word.ts'

export interface Pronoun {
  kind: 'pronoun'
  word: Word
}

/** A person or place that is kept as it is. */
export interface Name {
  kind: 'name'
  text: string
}

export interface Noun {
  kind: 'noun'
  word: Word
  /** 'the' where something is known: 'pintunya'. */
  which: 'this' | 'that' | 'the' | null
  owner: NounPhrase | null
  count: Word | string | null
  adjectives: readonly Described[]
  /** 'house' in 'house key'. */
  of: Word | null
  /** 'in room 12' in 'the patient in room 12'. */
  at?: Phrase
  /** '12' in 'room 12'. */
  label?: string
  /** In the other language: 'I bought' in 'the book I bought'. */
  behind?: string
}

/** 'this' on its own. */
export interface Pointer {
  kind: 'pointer'
  which: 'this' | 'that'
}

export interface Several {
  kind: 'several'
  all: readonly NounPhrase[]
  by: 'and' | 'or'
}

export type NounPhrase = Pronoun | Name | Noun | Pointer | Several

export interface Described {
  word: Word
  degree: Word | null
}

export interface Phrase {
  /** 'di', 'ke', 'with'. */
  by: Word
  of: NounPhrase
}

/** A verb with what belongs to it. */
export interface VerbStep {
  word: Word
  isPassive: boolean
  object: NounPhrase | null
  second: NounPhrase | null
  /** 'look tired'. */
  described: Described | null
}

export type Predicate =
  | { kind: 'verbs'; steps: readonly VerbStep[]; that: Clause | null }
  /** `doing` in 'ready to go', 'tired of waiting'. */
  | {
      kind: 'adjectives'
      all: readonly Described[]
      by: 'and' | 'but' | 'or'
      of: NounPhrase | null
      doing?: readonly VerbStep[]
    }
  | { kind: 'noun'; is: NounPhrase }
  | { kind: 'place'; at: Phrase }
  | { kind: 'adverb'; word: Word }
  | { kind: 'exists'; what: NounPhrase }
  /** What is asked for is the predicate: 'where is it'. */
  | { kind: 'asked' }
  /** A phrase without a verb. */
  | { kind: 'none' }

/** A time of day, a duration or a year, in both languages. */
export interface Moment {
  en: string
  id: string
  notes: ReadonlySet<string>
}

/** The meaning of a simple sentence, between the two languages. */
export interface Clause {
  opening: Word | null
  mood: 'tells' | 'asks' | 'orders' | 'lets'
  subject: NounPhrase | null
  /** The subject goes without saying: 'sebelum tidur'. */
  isImplied?: boolean
  /** Nobody and nothing was named; the subject is a guess. */
  isGuessed?: boolean
  /** 'saya tunggu ya' */
  isAgreed?: boolean
  helpers: readonly Word[]
  predicate: Predicate
  ask: Word | null
  /** 'music' in 'what music'. */
  asked: Word | null
  moments: readonly Moment[]
  places: readonly Phrase[]
  adverbs: readonly Word[]
  /** Another clause behind or before this one. */
  joined: { by: Word; clause: Clause; isFirst: boolean } | null
}

export const has = (clause: Pick<Clause, 'helpers'>, note: string): boolean =>
  clause.helpers.some(({ notes }) => notes.has(note))

export const isAt = (clause: Pick<Clause, 'moments'>, note: string): boolean =>
  clause.moments.some(({ notes }) => notes.has(note))

/** What is said in the other language already. */
export const saidAs = (text: string): Noun => ({
  kind: 'noun',
  word: { kind: 'noun', en: [''], id: [text], notes: new Set(), cost: 0 },
  which: null,
  owner: null,
  count: null,
  adjectives: [],
  of: null,
})
