import type { VerbStep } from './clause.ts'
import { type Draft, hasPredicate, type ReadFrom } from './indonesian-draft.ts'
import { nounPhrases } from './indonesian-noun-phrases.ts'
import { objectOf } from './indonesian-owners.ts'
import { withObject } from './indonesian-roles.ts'
import type { Found, IndonesianText } from './indonesian-text.ts'
import { isPerson } from './phrase-kinds.ts'
import type { Word } from './word.ts'

const LINKED = ['to', 'ing', 'bare']

export function* acted(
  text: IndonesianText,
  draft: Draft,
  taken: Draft,
  found: Found,
  read: ReadFrom,
): Generator<Draft> {
  const isPassive = found.isPassive && !found.word.notes.has('self')
  const step: VerbStep = { word: found.word, isPassive, object: null, second: null, described: null }
  const last = draft.steps.at(-1)
  const isLinked =
    last && !last.object && (LINKED.some((note) => last.word.notes.has(note)) || isRequested(last, found))
  const isTold = last?.object && (last.word.notes.has('oto') || (last.word.notes.has('for-to') && found.isPassive))
  const isMade = last?.object && last.word.notes.has('make')
  const isAsked = last?.isPassive && last.word.notes.has('oto')
  if (!last && (!hasPredicate(draft) || isReady(draft)))
    yield* followed(text, { ...taken, steps: [...draft.steps, step] }, read)
  else if (isLinked || isTold || isMade || isAsked)
    yield* followed(text, { ...taken, steps: [...draft.steps, step] }, read)
  else if (last && isBeside(last, found))
    yield* followed(
      text,
      { ...taken, cost: taken.cost + BESIDE, steps: [...draft.steps.slice(0, -1), doing(last), step] },
      read,
    )
}

/** 'nggak bisa tidur mikirin kamu' */
const isBeside = ({ word, object, isPassive }: VerbStep, found: Found): boolean =>
  !object &&
  !isPassive &&
  !found.isPassive &&
  word.notes.has('no-object') &&
  !word.notes.has('move') &&
  !word.notes.has('s') &&
  !found.word.notes.has('no-object')

const BESIDE = 0.8

const doing = (step: VerbStep): VerbStep => ({
  ...step,
  word: { ...step.word, notes: new Set([...step.word.notes, 'ing']) },
})

/** 'minta dibangunkan' */
const isRequested = ({ word }: VerbStep, found: Found): boolean => found.isPassive && word.notes.has('for-to')

/** 'siap berangkat' and 'takut kehilangan' are one predicate. */
function isReady({ described, describedOf }: Draft): boolean {
  const last = described.at(-1)?.word
  return describedOf === null && last !== undefined && (isFollowed(last) || last.en[0]?.includes('(') === true)
}

const isFollowed = ({ notes }: Word): boolean => notes.has('to') || notes.has('tough')

/** A verb, then a whole clause that it tells, or an owner's ending as its object. */
function* followed(text: IndonesianText, draft: Draft, read: ReadFrom): Generator<Draft> {
  const step = draft.steps.at(-1) as VerbStep
  const object = objectOf(text.tokens[draft.at]?.text ?? '', step.word)
  const cost = draft.cost + (isNamed(text, draft.at) ? NAMED : 0)
  if (object) yield { ...draft, cost, at: draft.at + 1, steps: [...draft.steps.slice(0, -1), { ...step, object }] }
  yield draft
  if (!step.word.notes.has('that') || draft.at >= text.tokens.length) return
  const at = TOLD.test(text.tokens[draft.at]?.text ?? '') ? draft.at + 1 : draft.at
  const told = read(text, at)
  const nounCost = told?.clause.predicate.kind === 'noun' && !told.clause.ask ? TOLD_NOUN : 0
  if (told?.clause.subject)
    yield { ...draft, at: text.tokens.length, cost: draft.cost + told.cost + nounCost, that: told.clause }
}

/** 'Fotonya bagus' speaks of the photo. */
const isNamed = (text: IndonesianText, at: number): boolean =>
  at === 1 && text.tokens[1]?.text === '-nya' && text.at(0).some(({ word, end }) => word.kind === 'noun' && end === 1)

const NAMED = 0.6

/** 'lupa kata sandi email' tells nothing of a password. */
const TOLD_NOUN = 1

const TOLD = /^(?:bahwa|kalau|,)$/

/** 'Kata dokter saya harus istirahat': who says it stands first. */
export function* reported(text: IndonesianText, draft: Draft, read: ReadFrom): Generator<Draft> {
  if (text.tokens[draft.at]?.text !== 'kata' || draft.subject || hasPredicate(draft)) return
  for (const { value, end, cost } of nounPhrases(text, draft.at + 1)) {
    const at = text.tokens[end]?.text === ',' ? end + 1 : end
    const told = at < text.tokens.length ? read(text, at) : null
    const that = told?.clause.subject ? told.clause : null
    if (that && told)
      yield {
        ...draft,
        at: text.tokens.length,
        cost: draft.cost + cost + told.cost,
        subject: value,
        steps: [SAY],
        that,
      }
  }
}

const SAY: VerbStep = {
  word: { kind: 'verb', en: ['say'], id: ['bilang'], notes: new Set(['that', 'd']), cost: 0 },
  isPassive: false,
  object: null,
  second: null,
  described: null,
}

/** 'bilang ke ibumu aku mau datang': whom it is told, then what. */
export function* toldTo(text: IndonesianText, draft: Draft, read: ReadFrom): Generator<Draft> {
  const last = draft.steps.at(-1)
  if (!last || last.object || !last.word.notes.has('that') || !last.word.notes.has('two')) return
  for (const { value, end, cost } of nounPhrases(text, draft.at)) {
    if (!isPerson(value) || end >= text.tokens.length) continue
    const at = text.tokens[end]?.text === 'bahwa' ? end + 1 : end
    const told = read(text, at)
    if (told?.clause.subject)
      yield {
        ...withObject(draft, draft, value),
        at: text.tokens.length,
        cost: draft.cost + cost + told.cost,
        that: told.clause,
      }
  }
}
