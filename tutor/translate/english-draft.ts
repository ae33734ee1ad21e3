import type { Clause, VerbStep } from './clause.ts'
import type { EnglishText } from './english-text.ts'
import type { ReadClause } from './indonesian-draft.ts'
import type { Word } from './word.ts'

/** An English clause that is being read. */
export interface Draft {
  at: number
  cost: number
  clause: Clause
  /** The last helper: what follows a form of 'be' may be no verb. */
  after: 'be' | 'have' | 'do' | null
  isPerfect: boolean
}

const EMPTY: Clause = {
  opening: null,
  mood: 'tells',
  subject: null,
  helpers: [],
  predicate: { kind: 'none' },
  ask: null,
  asked: null,
  moments: [],
  places: [],
  adverbs: [],
  joined: null,
}

export const EMPTY_DRAFT: Draft = { at: 0, cost: 0, clause: EMPTY, after: null, isPerfect: false }

export interface ClauseText extends EnglishText {
  /** The whole rest as a clause of its own. */
  clauseAt(place: number): ReadClause | null
  /** The same up to a place. */
  until(end: number): ClauseText
}

export const extended = (draft: Draft, more: Partial<Clause>, at = draft.at, cost = 0): Draft => ({
  ...draft,
  at,
  cost: draft.cost + cost,
  clause: { ...draft.clause, ...more },
})

export function stepped(draft: Draft, word: Word, at: number, cost: number, isPassive = false): Draft {
  const step: VerbStep = { word, isPassive, object: null, second: null, described: null }
  const before = draft.clause.predicate.kind === 'verbs' ? draft.clause.predicate.steps : []
  return extended(draft, { predicate: { kind: 'verbs', steps: [...before, step], that: null } }, at, cost)
}
