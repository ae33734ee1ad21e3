import type { Clause, Described, NounPhrase, Phrase, VerbStep } from './clause.ts'
import type { IndonesianText } from './indonesian-text.ts'
import type { Word } from './word.ts'

export interface ReadClause {
  clause: Clause
  cost: number
}

/** A clause that is being read, word by word. */
export interface Draft {
  at: number
  cost: number
  opening: Word | null
  subject: NounPhrase | null
  /** What stands before the subject and is its verb's object. */
  fronted: NounPhrase | null
  helpers: readonly Word[]
  steps: readonly VerbStep[]
  that: Clause | null
  described: readonly Described[]
  describedBy: 'and' | 'but' | 'or'
  describedOf: NounPhrase | null
  is: NounPhrase | null
  exists: boolean
  what: NounPhrase | null
  ask: Word | null
  asked: Word | null
  moments: Clause['moments']
  places: readonly Phrase[]
  adverbs: readonly Word[]
  joined: Clause['joined']
  isQuestion: boolean
  /** Behind 'yang': nobody is asked anything. */
  isInside: boolean
  /** 'pulangnya malam': no order. */
  isTold: boolean
  /** 'saya tunggu ya': what is going to be done is agreed. */
  isAgreed: boolean
  /** 'mahal nggak': what it is about may stand behind. */
  isTagged: boolean
}

export const EMPTY: Draft = {
  at: 0,
  cost: 0,
  opening: null,
  subject: null,
  fronted: null,
  helpers: [],
  steps: [],
  that: null,
  described: [],
  describedBy: 'and',
  describedOf: null,
  is: null,
  exists: false,
  what: null,
  ask: null,
  asked: null,
  moments: [],
  places: [],
  adverbs: [],
  joined: null,
  isQuestion: false,
  isInside: false,
  isTold: false,
  isAgreed: false,
  isTagged: false,
}

export const hasPredicate = ({ steps, described, is, exists }: Draft): boolean =>
  steps.length > 0 || described.length > 0 || is !== null || exists

/** How many steps of reading are left. */
export interface Budget {
  left: number
}

/** The likeliest clause from a draft on. */
export type ReadOn = (text: IndonesianText, from: Draft, budget: Budget) => ReadClause | null

/** The same from a place on, with nothing read yet. */
export type ReadFrom = (text: IndonesianText, at: number, isTold?: boolean) => ReadClause | null
