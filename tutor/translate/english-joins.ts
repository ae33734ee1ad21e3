import { type Clause, has, isAt, type NounPhrase } from './clause.ts'
import { continuedSubject } from './continue-clause.ts'
import { englishOf } from './english-noun-phrases.ts'
import { tenseOf } from './english-verbs.ts'
import { isThing } from './phrase-kinds.ts'
import type { Word } from './word.ts'

export const PLAIN_PAST = { en: '', id: '', notes: new Set(['past']) }

/** What joins two clauses in English. */
export const joinedBy = (clause: Clause, joined: NonNullable<Clause['joined']>): string =>
  isOnceDone(clause, joined) || isAlwaysSo(clause, joined) ? 'when' : englishOf(joined.by)

/** 'Lutut saya sakit kalau naik tangga': no single time. */
const isAlwaysSo = (clause: Clause, { by, clause: other, isFirst }: NonNullable<Clause['joined']>): boolean =>
  englishOf(by) === 'if' &&
  !by.notes.has('unreal') &&
  !isFirst &&
  clause.mood === 'tells' &&
  clause.moments.length + clause.helpers.length + other.helpers.length === 0 &&
  (isLasting(clause.predicate) || isThing(clause.subject))

const isLasting = (predicate: Clause['predicate']): boolean =>
  predicate.kind === 'adjectives' ||
  (predicate.kind === 'verbs' && ['s', 'body'].some((note) => predicate.steps[0]?.word.notes.has(note)))

/** The main clause: later than what it depends on, or lasting since then. */
export function besideJoined(clause: Clause, isUnreal: boolean): Clause {
  const { joined } = clause
  const isCondition = joined !== null && englishOf(joined.by) === 'if' && !isAlwaysSo(clause, joined)
  return isCondition ? later(clause, isUnreal) : withSince(clause)
}

/** 'Since I met you, my life has changed.' */
const withSince = (clause: Clause): Clause =>
  clause.joined && englishOf(clause.joined.by) === 'since' && clause.helpers.length === 0
    ? { ...clause, moments: [...clause.moments, { en: '', id: '', notes: new Set(['since']) }] }
    : clause

/** 'Kabari kalau sudah sampai': that it comes true is certain. */
const isOnceDone = ({ mood, moments }: Clause, { by, clause }: NonNullable<Clause['joined']>): boolean =>
  englishOf(by) === 'if' &&
  has(clause, 'perfect') &&
  !has(clause, 'not') &&
  clause.predicate.kind === 'verbs' &&
  (mood === 'orders' || moments.some(({ notes }) => notes.has('future')))

/** 'Saya sedang tidur waktu kamu menelepon' */
export const isInterrupted = ({ joined, moments, helpers, mood }: Clause): boolean =>
  joined !== null &&
  englishOf(joined.by) === 'when' &&
  !joined.isFirst &&
  mood === 'tells' &&
  moments.length === 0 &&
  helpers.length === 1 &&
  helpers[0]?.notes.has('progressive') === true

/** 'waktu saya kecil' */
export const isOfYouth = ({ predicate }: Clause): boolean =>
  predicate.kind === 'adjectives' && predicate.all.some(({ word }) => word.notes.has('then'))

const AHEAD = new Set(['if', 'so that', 'unless', 'until'])

/** 'He quit because he moved': what was is told in the past. */
function pastOf(clause: Clause, main: Clause, by: string): Clause['moments'] {
  const isPlain = clause.moments.length === 0 && clause.helpers.length === 0
  if (main.joined && isAlwaysSo(main, main.joined)) return [{ en: '', id: '', notes: new Set(['ahead']) }]
  if (isOfYouth(clause) || (by === 'since' && isPlain)) return [PLAIN_PAST]
  if (AHEAD.has(by) && !isAt(clause, 'unreal')) return [{ en: '', id: '', notes: new Set(['ahead']) }]
  if (isToCome(main) && MOMENTS.has(by)) return [{ en: '', id: '', notes: new Set(['ahead']) }]
  return isPlain && (isAt(main, 'past') || tenseOf(main) === 'past') ? [PLAIN_PAST] : []
}

const MOMENTS = new Set(['when', 'before', 'after', 'as soon as'])

const isToCome = (main: Clause): boolean =>
  main.mood === 'orders' || AHEAD_OF.some((note) => has(main, note)) || isAt(main, 'future')

const AHEAD_OF = ['future', 'modal', 'need', 'want']

/** 'before eating' */
export const isGerund = ({ isImplied, predicate, helpers }: Clause, by: string): boolean =>
  isImplied === true && predicate.kind === 'verbs' && helpers.length === 0 && BEFORE_GERUNDS.has(by)

const BEFORE_GERUNDS = new Set(['before', 'after', 'while', 'without', 'instead of'])
/** What is to come is said in the present behind them. */
const IN_THE_PRESENT = new Set(['if', 'when', 'before', 'after', 'until'])

const WOULD: Word = { kind: 'helper', en: ['would'], id: ['akan'], notes: new Set(['modal']), cost: 0 }

/** 'If it rains, I'll stay'; 'if I were rich, I would travel'. */
function later(clause: Clause, isUnreal: boolean): Clause {
  if (isUnreal) return { ...clause, helpers: [...clause.helpers.filter(({ notes }) => !notes.has('future')), WOULD] }
  const isPlain = clause.mood === 'tells' && clause.helpers.every(({ en }) => en[0] === 'not')
  return isPlain ? { ...clause, moments: [...clause.moments, { en: '', id: '', notes: new Set(['future']) }] } : clause
}

/** No 'will' behind 'if' and 'when'; a subject that is not said again is the same. */
export function inCondition(clause: Clause, by: string, main: Clause): Clause {
  const same = continuedSubject(clause, main) ?? clause.subject ?? (clause.isImplied ? ME : null)
  const helpers = IN_THE_PRESENT.has(by) ? clause.helpers.filter(({ notes }) => !notes.has('future')) : clause.helpers
  const isOrderToo = by === 'and' && main.mood === 'orders'
  const isNoQuestion = clause.mood === 'asks' && clause.isGuessed === true && !clause.ask && AHEAD.has(by)
  const mood = (clause.mood === 'orders' && same && !isOrderToo) || isNoQuestion ? 'tells' : clause.mood
  return { ...clause, helpers, subject: same, mood, moments: [...clause.moments, ...pastOf(clause, main, by)] }
}

const ME: NounPhrase = {
  kind: 'pronoun',
  word: { kind: 'pronoun', en: ['I'], id: ['aku'], notes: new Set(['1']), cost: 0 },
}
