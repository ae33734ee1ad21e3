import { type Clause, type NounPhrase, type Predicate, saidAs, type VerbStep } from './clause.ts'
import { behind, named } from './english-behind.ts'
import { BY, described } from './english-described.ts'
import { type ClauseText, type Draft, EMPTY_DRAFT, extended, stepped } from './english-draft.ts'
import { PAST } from './english-helpers.ts'
import { englishMoments } from './english-moments.ts'
import { englishAdjectives, englishNounPhrases } from './english-readings.ts'
import { PARTICLES } from './english-text.ts'
import type { ReadClause } from './indonesian-draft.ts'
import type { Read } from './indonesian-text.ts'
import type { Word } from './word.ts'

export function* verbPhrase(text: ClauseText, draft: Draft, forms: readonly string[]): Generator<Draft> {
  for (const { word, end, form, cost } of text.verbs(draft.at))
    if (forms.includes(form)) yield* objects(text, stepped(form === 'past' ? past(draft) : draft, word, end, cost))
}

const past = (draft: Draft): Draft => extended(draft, { helpers: [...draft.clause.helpers, PAST] })

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
  if (step.word.notes.has('ing') || step.word.en[0] === 'go') yield* verbPhrase(text, draft, ['ing'])
  yield* governed(text, draft, step)
  yield* waysTo(text, draft)
  if (step.word.notes.has('be'))
    for (const { value, end, cost } of englishAdjectives(text, draft.at))
      yield* behind(text, extended(draft, replaced(draft, { ...step, described: value }), end, cost))
  yield* telling(text, draft, step)
  if (step.word.notes.has('that') && text.tokens[draft.at] === 'to')
    for (const { value: of, end, cost } of englishNounPhrases(text, draft.at + 1))
      yield* telling(text, extended(draft, { places: [...draft.clause.places, { by: TO_WHOM, of }] }, end, cost), step)
  yield* behind(text, draft)
}

function* withObject(text: ClauseText, draft: Draft, step: VerbStep): Generator<Draft> {
  for (const { value, end, cost } of objectsOf(text, draft, step)) {
    const object = text.tokens[end] === 'to' ? ofDoing(value) : value
    const taken = extended(draft, replaced(draft, { ...step, object }), end, cost)
    if (step.word.notes.has('two') && isPerson(object)) yield* withSecond(text, taken, { ...step, object })
    if (step.word.notes.has('that') && isPerson(object)) yield* telling(text, taken, step)
    yield* toDo(text, taken, step)
    yield* besideObject(text, taken, { ...step, object })
    if (HAVING.has(step.word.en[0] ?? '')) yield* done(text, draft, object, end)
    yield* behind(text, taken)
  }
}

/** 'ask me to wait', 'told me not to come' */
function* toDo(text: ClauseText, taken: Draft, step: VerbStep): Generator<Draft> {
  const [first, second] = text.tokens.slice(taken.at, taken.at + 2)
  const cost = taken.cost + untold(step)
  if (first === 'to') yield* verbPhrase(text, { ...taken, at: taken.at + 1, cost }, ['base'])
  if (first === 'not' && second === 'to') yield* forbidden(text, { ...taken, at: taken.at + 2, cost })
}

/** 'help me carry it', 'see him leave', 'make me happy' */
function* besideObject(text: ClauseText, taken: Draft, step: VerbStep): Generator<Draft> {
  const said = step.word.en[0] ?? ''
  if (LETTING.has(said) && !(said === 'let' && text.tokens[taken.at] === 'know'))
    yield* verbPhrase(text, taken, ['base'])
  if (SENSING.has(said)) yield* verbPhrase(text, { ...taken, cost: taken.cost + SENSED }, ['base', 'ing'])
  const [made, degree] = MAKING[said] ?? []
  if (made === undefined) return
  const word = { ...step.word, id: [made], notes: new Set<string>() }
  for (const { value, end, cost } of englishAdjectives(text, taken.at)) {
    const described = { ...value, degree: degree ?? value.degree }
    yield* behind(text, extended(taken, replaced(taken, { ...step, word, described }), end, cost))
  }
}

const HAVING = new Set(['get', 'have'])
const LETTING = new Set(['help', 'make', 'let'])
const SENSING = new Set(['see', 'hear', 'watch', 'feel'])

const REMAINING: Word = { kind: 'degree', en: ['still'], id: ['tetap'], notes: new Set(), cost: 0 }

/** What somebody does to make it so: 'keep me awake' is 'membuatku tetap terjaga'. */
const MAKING: Record<string, [made: string, degree?: Word]> = {
  make: ['membuat'],
  keep: ['membuat', REMAINING],
  leave: ['membiarkan'],
  find: ['menganggap'],
}

const SENSED = 0.3

/** 'get my shoes fixed' */
function* done(text: ClauseText, draft: Draft, object: NounPhrase, at: number): Generator<Draft> {
  for (const { word, end, form, cost } of text.verbs(at))
    if (form === 'participle') {
      const step: VerbStep = { word, isPassive: false, object, second: null, described: null }
      yield* behind(text, extended(draft, replaced(draft, step), end, cost))
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

/** 'dream of becoming', 'think about leaving' */
function* governed(text: ClauseText, draft: Draft, step: VerbStep): Generator<Draft> {
  const { word } = step
  const [, by = ''] = BY.exec(word.en[0] ?? '') ?? []
  if (by === '' || text.tokens[draft.at] !== by) return
  for (const { said, end, cost } of text.doneAt(draft.at + 1, 'ing')) {
    const lead: Word = { ...GOVERNED, id: [by === 'for' ? 'karena' : by === 'about' ? 'untuk' : ''] }
    const bare: VerbStep = { ...step, word: { ...word, id: word.id.map((form) => form.replace(TRAILING, '')) } }
    yield* behind(
      text,
      extended(
        draft,
        { ...replaced(draft, bare), joined: { by: lead, clause: named(said), isFirst: false } },
        end,
        cost,
      ),
    )
  }
}

const TRAILING = / (?:atas|dengan|pada|soal|untuk|dari)$/

const TO_WHOM: Word = { kind: 'preposition', en: ['to'], id: ['ke'], notes: new Set(), cost: 0 }
const GOVERNED: Word = { kind: 'join', en: [''], id: [''], notes: new Set(), cost: 0 }

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

const isPerson = (phrase: NounPhrase): boolean =>
  phrase.kind === 'pronoun' ||
  phrase.kind === 'name' ||
  (phrase.kind === 'noun' && (phrase.word.notes.has('person') || phrase.word.notes.has('kin')))

function* telling(text: ClauseText, draft: Draft, step: VerbStep): Generator<Draft> {
  if (!step.word.notes.has('that') || draft.at >= text.tokens.length) return
  if (text.tokens[draft.at] === 'if' && /^let /.test(step.word.en[0] ?? '')) return
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
    const toDo = text.tokens[end] === 'to' ? toDoAt(text, end + 1, word) : null
    if (toDo) return toDo
    const where = placedAt(text, end)
    if (where) return { ...where, clause: { ...where.clause, ask: word } }
    const told = text.clauseAt(end)
    const cost = word.en[0] === 'what' ? WITHOUT_GAP : 0
    if (told?.clause.subject) return { cost: told.cost + cost, clause: { ...told.clause, mood: 'asks', ask: word } }
  }
  return null
}

/** 'what I can do' is rather a thing: 'apa yang bisa aku lakukan'. */
const WITHOUT_GAP = 0.5

/** 'what to do', 'where to go' */
function toDoAt(text: ClauseText, at: number, ask: Word): ReadClause | null {
  const deed = text.doneAt(at, 'base').find(({ end }) => end === text.tokens.length)
  if (!deed) return null
  const asks = ask.en[0] ?? ''
  const what = deed.passive === null ? `harus ${deed.said} apa` : `apa yang harus ${deed.passive}`
  const said = asks === 'what' ? what : ASKED_TO[asks]?.(deed.said)
  return said === undefined ? null : { clause: named(said), cost: deed.cost }
}

const ASKED_TO: Record<string, (deed: string) => string> = {
  'where': (deed) => `harus ${deed} ke mana`,
  'when': (deed) => `kapan harus ${deed}`,
  'who': (deed) => `harus ${deed} siapa`,
  'how': (deed) => `cara ${deed}`,
  'how much': (deed) => `harus ${deed} berapa`,
}

/** 'the station is', behind 'where' */
function placedAt(text: ClauseText, at: number): ReadClause | null {
  for (const { value, end, cost } of englishNounPhrases(text, at))
    if (/^(?:is|are|was|were)$/.test(text.tokens[end] ?? '') && end + 1 === text.tokens.length)
      return { clause: { ...ASKED, subject: value }, cost }
  return null
}

const ASKED: Clause = { ...EMPTY_DRAFT.clause, mood: 'asks', predicate: { kind: 'asked' } }

/** What somebody is: adjectives, a noun, a place, or what is asked for. */
export function* complement(text: ClauseText, draft: Draft): Generator<Draft> {
  const is = (predicate: Predicate, end: number, cost: number) =>
    behind(text, extended(draft, { predicate }, end, cost))
  for (const one of englishAdjectives(text, draft.at))
    for (const { value, end, cost } of described(text, one)) yield* is(value, end, cost)
  for (const { value, end, cost } of englishMoments(text, draft.at))
    yield* is({ kind: 'noun', is: saidAs(value.id) }, end, cost)
  for (const { value, end, cost } of englishNounPhrases(text, draft.at))
    yield* is({ kind: 'noun', is: value }, end, cost + 0.1)
  for (const { word: found, end } of text.at(draft.at, 'adverb')) {
    const word = found.en[0] === 'home' ? { ...found, id: ['di rumah'] } : found
    yield* is({ kind: 'adverb', word }, end, word.cost + (end > draft.at + 1 ? 0 : 0.1))
  }
  for (const { word, end } of text.at(draft.at, 'preposition'))
    for (const of of englishNounPhrases(text, end))
      yield* is({ kind: 'place', at: { by: word, of: of.value } }, of.end, of.cost)
  if (draft.clause.ask) yield* is({ kind: 'asked' }, draft.at, 0)
}
