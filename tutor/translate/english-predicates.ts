import type { Clause, Described, NounPhrase, Predicate, VerbStep } from './clause.ts'
import { englishMoments } from './english-moments.ts'
import { englishAdjectives, englishNounPhrases } from './english-readings.ts'
import { type EnglishText, type FoundWord, PARTICLES } from './english-text.ts'
import type { ReadClause } from './indonesian-draft.ts'
import type { Read } from './indonesian-text.ts'
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

export function* verbPhrase(text: ClauseText, draft: Draft, forms: readonly string[]): Generator<Draft> {
  for (const { word, end, form, cost } of text.verbs(draft.at))
    if (forms.includes(form)) yield* objects(text, stepped(draft, word, end, cost))
}

export function* passive(text: ClauseText, draft: Draft): Generator<Draft> {
  for (const { word, end, form, cost } of text.verbs(draft.at))
    if (form === 'participle') yield* behind(text, stepped(draft, word, end, cost + 0.3, true))
}

const replaced = (draft: Draft, step: VerbStep): Partial<Clause> => {
  const { predicate } = draft.clause
  const steps = predicate.kind === 'verbs' ? predicate.steps : []
  return { predicate: { kind: 'verbs', steps: [...steps.slice(0, -1), step], that: null } }
}

/** Objects, another verb, or a clause behind a verb. */
export function* objects(text: ClauseText, draft: Draft): Generator<Draft> {
  const { predicate } = draft.clause
  const step = predicate.kind === 'verbs' ? predicate.steps.at(-1) : undefined
  if (!step) return
  yield* withObject(text, draft, step)
  if (particleOf(text, draft, step)) return
  if (text.tokens[draft.at] === 'to')
    yield* verbPhrase(
      text,
      { ...draft, at: draft.at + 1, cost: draft.cost + (step.word.en[0] === 'go' ? UNTOLD : 0) },
      ['base'],
    )
  if (step.word.notes.has('ing')) yield* verbPhrase(text, draft, ['ing'])
  yield* waysTo(text, draft)
  if (step.word.notes.has('be'))
    for (const { value, end, cost } of englishAdjectives(text, draft.at))
      yield* behind(text, extended(draft, replaced(draft, { ...step, described: value }), end, cost))
  yield* telling(text, draft, step)
  yield* behind(text, draft)
}

function* withObject(text: ClauseText, draft: Draft, step: VerbStep): Generator<Draft> {
  for (const { value, end, cost } of objectsOf(text, draft, step)) {
    const object = text.tokens[end] === 'to' ? ofDoing(value) : value
    const taken = extended(draft, replaced(draft, { ...step, object }), end, cost)
    if (step.word.notes.has('two') && isPerson(object)) yield* withSecond(text, taken, { ...step, object })
    if (text.tokens[end] === 'to')
      yield* verbPhrase(text, { ...taken, at: end + 1, cost: taken.cost + untold(step) }, ['base'])
    if (step.word.en[0] === 'help') yield* verbPhrase(text, taken, ['base'])
    if (text.tokens[end] === 'not' && text.tokens[end + 1] === 'to')
      yield* forbidden(text, { ...taken, at: end + 2, cost: taken.cost + untold(step) })
    yield* behind(text, taken)
  }
}

/** 'tell me to wait' is no news. */
const untold = ({ word, object }: VerbStep): number =>
  word.notes.has('that') && !word.notes.has('oto') && object === null ? UNTOLD : 0

const UNTOLD = 0.6

/** 'told me not to come' */
function* forbidden(text: ClauseText, draft: Draft): Generator<Draft> {
  for (const { word, end, form, cost } of text.verbs(draft.at))
    if (form === 'base') yield* objects(text, stepped(draft, { ...word, id: [`jangan ${shortOf(word)}`] }, end, cost))
}

const shortOf = ({ id }: Word): string => id.find((form) => !/^(?:me|ber)/.test(form)) ?? id[0] ?? ''

/** 'how to use it' is 'cara menggunakannya'. */
function* waysTo(text: ClauseText, draft: Draft): Generator<Draft> {
  if (text.tokens[draft.at] !== 'how' || text.tokens[draft.at + 1] !== 'to') return
  for (const { word, end, form, cost } of text.verbs(draft.at + 2))
    if (form === 'base') yield* objects(text, stepped(draft, { ...word, id: [`cara ${word.id[0]}`] }, end, cost))
}

/** Behind the preposition of the verb, or before its particle. */
function* objectsOf(text: ClauseText, draft: Draft, step: VerbStep): Generator<Read<NounPhrase>> {
  const [, by = ''] = BY.exec(step.word.en[0] ?? '') ?? []
  const at = by && text.tokens[draft.at] === by ? draft.at + 1 : draft.at
  const particle = particleOf(text, draft, step)
  for (const one of englishNounPhrases(text, at))
    if (!particle) yield one
    else if (text.tokens[one.end] === particle) yield { ...one, end: one.end + 1 }
}

/** 'up' where 'pick up' was found with its object in between. */
function particleOf(text: ClauseText, { at }: Draft, { word }: VerbStep): string | null {
  const last = /^\S+ (\S+)$/.exec(word.en[0] ?? '')?.[1] ?? ''
  return PARTICLES.includes(last) && text.tokens[at - 1] !== last ? last : null
}

/** 'the right to call' */
const ofDoing = (phrase: NounPhrase): NounPhrase =>
  phrase.kind === 'noun' && phrase.word.notes.has('to') ? { ...phrase, which: null } : phrase

function* withSecond(text: ClauseText, draft: Draft, step: VerbStep): Generator<Draft> {
  for (const { value: second, end, cost } of englishNounPhrases(text, draft.at))
    yield* behind(text, extended(draft, replaced(draft, { ...step, second }), end, cost))
}

/** 'to' in 'listen (to)'. */
const BY = /\((.*)\)$/

const isPerson = (phrase: NounPhrase): boolean =>
  phrase.kind === 'pronoun' ||
  phrase.kind === 'name' ||
  (phrase.kind === 'noun' && (phrase.word.notes.has('person') || phrase.word.notes.has('kin')))

function* telling(text: ClauseText, draft: Draft, step: VerbStep): Generator<Draft> {
  if (!step.word.notes.has('that') || draft.at >= text.tokens.length) return
  const that = text.clauseAt(text.tokens[draft.at] === 'that' ? draft.at + 1 : draft.at) ?? askedInside(text, draft.at)
  if (!that?.clause.subject) return
  const { predicate } = draft.clause
  if (predicate.kind === 'verbs')
    yield extended(draft, { predicate: { ...predicate, that: that.clause } }, text.tokens.length, that.cost)
}

/** 'where he lives' has the order of a statement. */
function askedInside(text: ClauseText, at: number): ReadClause | null {
  if (/^(?:if|whether)$/.test(text.tokens[at] ?? '')) {
    const whether = text.clauseAt(at + 1)
    return whether && { ...whether, clause: { ...whether.clause, mood: 'asks' } }
  }
  for (const { word, end } of text.at(at, 'ask')) {
    const where = placedAt(text, end)
    if (where) return { ...where, clause: { ...where.clause, ask: word } }
    const told = text.clauseAt(end)
    if (told?.clause.subject) return { ...told, clause: { ...told.clause, mood: 'asks', ask: word } }
  }
  return null
}

/** 'the station is', behind 'where' */
function placedAt(text: ClauseText, at: number): ReadClause | null {
  for (const { value, end, cost } of englishNounPhrases(text, at))
    if (/^(?:is|are|was|were)$/.test(text.tokens[end] ?? '') && end + 1 === text.tokens.length)
      return { clause: { ...ASKED, subject: value }, cost }
  return null
}

const ASKED: Clause = {
  opening: null,
  mood: 'asks',
  subject: null,
  helpers: [],
  predicate: { kind: 'asked' },
  ask: null,
  asked: null,
  moments: [],
  places: [],
  adverbs: [],
  joined: null,
}

/** What somebody is: adjectives, a noun, a place, or what is asked for. */
export function* complement(text: ClauseText, draft: Draft): Generator<Draft> {
  const is = (predicate: Predicate, end: number, cost: number) =>
    behind(text, extended(draft, { predicate }, end, cost))
  for (const one of englishAdjectives(text, draft.at))
    for (const { value, end, cost } of described(text, one)) yield* is(value, end, cost)
  for (const { value, end, cost } of englishNounPhrases(text, draft.at))
    yield* is({ kind: 'noun', is: value }, end, cost + 0.1)
  for (const { word, end } of text.at(draft.at, 'adverb'))
    yield* is({ kind: 'adverb', word }, end, word.cost + (end > draft.at + 1 ? 0 : 0.1))
  for (const { word, end } of text.at(draft.at, 'preposition'))
    for (const of of englishNounPhrases(text, end))
      yield* is({ kind: 'place', at: { by: word, of: of.value } }, of.end, of.cost)
  if (draft.clause.ask) yield* is({ kind: 'asked' }, draft.at, 0)
}

/** 'proud of you', 'taller than me', 'kind and patient'. */
function* described(text: ClauseText, { value, end, cost }: Read<Described>): Generator<Read<Predicate>> {
  const adjectives = (more: Described[], by: 'and' | 'but', of: NounPhrase | null): Predicate => ({
    kind: 'adjectives',
    all: [value, ...more],
    by,
    of,
  })
  const [, own = ''] = BY.exec(value.word.en[0] ?? '') ?? []
  const link = value.degree?.en[0] === 'more' ? 'than' : own
  if (link && text.tokens[end] === link)
    for (const of of englishNounPhrases(text, end + 1))
      yield { value: adjectives([], 'and', of.value), end: of.end, cost: cost + of.cost }
  const by = text.tokens[end]
  if (by === 'and' || by === 'but')
    for (const other of englishAdjectives(text, end + 1))
      yield { value: adjectives([other.value], by, null), end: other.end, cost: cost + other.cost }
  yield { value: adjectives([], 'and', null), end, cost }
}

/** 'quickly', 'more often', 'harder' */
function* adverbsAt(text: ClauseText, at: number): Generator<FoundWord> {
  const token = text.tokens[at] ?? ''
  const isMore = token === 'more'
  const base = token.replace(/ier$/, 'y').replace(/er$/, '')
  const words = isMore
    ? text.at(at + 1, 'adverb')
    : token.endsWith('er')
      ? text.named(base, 'adverb').map((word) => ({ word, end: at + 1, cost: word.cost }))
      : []
  for (const { word, end, cost } of words)
    yield { word: { ...word, id: [`lebih ${word.id[0]}`], notes: new Set(['end']) }, end, cost }
  yield* text.at(at, 'adverb')
}

/** Places, times and adverbs to the end, or another clause. */
export function* behind(text: ClauseText, draft: Draft): Generator<Draft> {
  const { at, clause } = draft
  if (at >= text.tokens.length) {
    yield draft
    return
  }
  if (text.tokens[at] === ',') yield* behind(text, { ...draft, at: at + 1 })
  if (/^(?:please|yet|already)$/.test(text.tokens[at] ?? '')) yield* behind(text, { ...draft, at: at + 1 })
  if (text.tokens[at] === 'from' && clause.ask?.en[0] === 'where') yield* behind(text, { ...draft, at: at + 1 })
  for (const { value, end } of englishMoments(text, at))
    yield* behind(text, extended(draft, { moments: [...clause.moments, value] }, end))
  for (const { word, end, cost } of adverbsAt(text, at))
    yield* behind(text, extended(draft, { adverbs: [...clause.adverbs, word] }, end, cost))
  for (const { word, end } of text.at(at, 'preposition'))
    for (const of of englishNounPhrases(text, end))
      yield* behind(text, extended(draft, { places: [...clause.places, { by: word, of: of.value }] }, of.end, of.cost))
  yield* withAnother(text, draft)
}

/** 'because it rained', 'so … that …' */
function* withAnother(text: ClauseText, draft: Draft): Generator<Draft> {
  const isSo = text.tokens.slice(0, draft.at).includes('so')
  for (const { word, end } of text.at(draft.at, 'join')) {
    const rest = word.notes.has('so') && !isSo ? null : text.clauseAt(end)
    const joined = rest && { by: word, clause: rest.clause, isFirst: false }
    if (joined) yield extended(draft, { joined }, text.tokens.length, rest.cost + 0.2)
  }
}
