import { type FieldProblem, type LeadField, problemWithField, sanitise } from '../leads/lead-fields.ts'
import { isWholePhone } from '../leads/phone.ts'
import { createFrames } from '../shared/frames.ts'
import { firstParts, namesSomebody, questionBehindContacts } from './answer-parts.ts'
import { type AnswerKind, answerPhrases, answerWords, politeStarts } from './answer-phrases.ts'
import {
  contactsWithin,
  correctsItself,
  detailsWithin,
  isTitled,
  mayBeName,
  nameWithin,
  statedName,
  withoutContacts,
  wordsOf,
} from './details-within.ts'
import type { LeadAnswers } from './lead-capture.ts'
import { dangerIn } from './life-in-danger.ts'
import { statedAge } from './stated-age.ts'

export type UnderstoodAnswer = (
  | { kind: 'stop' }
  /** Said to the tutor: a question, practice, thanks, a goodbye. */
  | { kind: 'question' }
  /** Stop asking: a life may be in danger, or the learner is a minor. */
  | { kind: 'leave' }
  /** The visitor has no e-mail address or phone. */
  | { kind: 'none' }
  /** An earlier detail is wrong, but the correction is not given yet. */
  | { kind: 'again'; field: LeadField }
  | { kind: 'answers'; answers: LeadAnswers }
  | { kind: 'problem'; problem: FieldProblem }
) & {
  /** What the message says to the tutor beside the answer. */
  besides?: string
}

/** An answer, or the answer in its first part: 'Budi. Ada kelas malam?', 'batal, jelaskan tenses aja'. */
export function understandAnswer(field: LeadField, typed: string): UnderstoodAnswer {
  const whole = understandWhole(field, typed)
  if (whole.kind === 'answers') {
    const besides = questionBehindContacts(typed)
    return besides ? { ...whole, besides } : whole
  }
  if (whole.kind !== 'question') return whole
  for (const { first, rest } of firstParts(typed)) {
    const answer = understandWhole(field, first)
    const isAnswer =
      answer.kind === 'stop' || answer.kind === 'none' || (answer.kind === 'answers' && namesSomebody(first))
    if (isAnswer) return { ...answer, besides: rest }
  }
  return whole
}

/**
 * Questions and wishes to stop are recognised first. Everything else is the field's value, without the words around it
 * ('nama saya Sari', 'wa aku 0812…'). Other details in the same message are taken, too, also as corrections.
 */
function understandWhole(field: LeadField, typed: string): UnderstoodAnswer {
  if (dangerIn(typed) || statedAge(typed)?.isMinor) return { kind: 'leave' }
  const contacts = contactsWithin(typed)
  const hasContact = Object.keys(contacts).length > 0
  if (field !== 'name' && contacts[field]) return { kind: 'answers', answers: contacts }
  const isNamed = field === 'name' && hasContact && detailsWithin(typed).name !== undefined
  if (isNamed) return { kind: 'answers', answers: detailsWithin(typed) }
  if (isRefused(typed, hasContact)) return { kind: 'stop' }
  if (field === 'name') return understandName(typed, contacts)
  if (!hasContact && hasNone(field, typed)) return { kind: 'none' }
  const correction = correctionOfEarlier(typed, contacts)
  if (correction) return correction
  if (isQuestion(typed) || isSentence(typed)) return { kind: 'question' }
  const value = sanitise(typed)
  const problem = problemWithAnswer(field, value)
  return problem ? { kind: 'problem', problem } : { kind: 'answers', answers: { ...contacts, [field]: value } }
}

const isRefused = (typed: string, hasContact: boolean): boolean => isStop(typed) || (!hasContact && isRefusal(typed))

function problemWithAnswer(field: LeadField, value: string): FieldProblem | null {
  const problem = problemWithField(field, value)
  return problem === null && field === 'phone' && !isWholePhone(value) ? 'phone.invalid' : problem
}

/** A correction of a detail that was given before. */
function correctionOfEarlier(typed: string, contacts: LeadAnswers): UnderstoodAnswer | null {
  if (typed.includes('?')) return null
  if (Object.keys(contacts).length > 0) return { kind: 'answers', answers: contacts }
  const name = statedName(typed)
  if (name) return { kind: 'answers', answers: { name } }
  const field = fieldToCorrect(typed)
  return field && { kind: 'again', field }
}

/** A correction after all details were given. */
export function correctionWithin(typed: string): LeadAnswers | null {
  if (typed.includes('?')) return null
  const contacts = contactsWithin(typed)
  if (Object.keys(contacts).length > 0)
    return wordsOf(withoutContacts(typed)).length <= CORRECTION_WORDS ? contacts : null
  const name = correctsItself(typed) ? statedName(typed) : null
  return name ? { name } : null
}
const CORRECTION_WORDS = 5

function understandName(typed: string, contacts: LeadAnswers): UnderstoodAnswer {
  const name = nameWithin(withoutContacts(typed))
  const problem = problemWithField('name', name)
  if (Object.keys(contacts).length > 0) {
    return { kind: 'answers', answers: problem || !mayBeName(name) ? contacts : { name, ...contacts } }
  }
  const details = detailsWithin(typed)
  if (details.name && !mayBeName(name)) return { kind: 'answers', answers: details }
  const isLetter = [...name].length === 1
  if (!isLetter && !isTitled(typed) && (isQuestion(typed) || !mayBeName(name))) return { kind: 'question' }
  return problem ? { kind: 'problem', problem } : { kind: 'answers', answers: { name } }
}

const readAnswer = createFrames(answerPhrases, answerWords)

/** In lower case, with commas. */
const wordsIn = (typed: string): string[] =>
  typed
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\d]+(?:['-][\p{L}\d]+)*|,/gu) ?? []

/** The kinds of thing that a message can be, by its words. */
const kindsOf = (words: readonly string[]): ReadonlySet<AnswerKind> =>
  new Set(readAnswer(words).map(({ name }) => name))

const MAX_STOP_WORDS = 9

/** A wish to end the questions, without the politeness before it. */
function isStop(typed: string): boolean {
  const words = wordsIn(typed)
  if (words.length > MAX_STOP_WORDS || typed.includes('?')) return false
  const first = words.findIndex((word) => !politeStarts.has(word))
  return first >= 0 && kindsOf(words.slice(first)).has('stop')
}

/** 'Batal', 'hapus data saya': whenever it is said, what was told goes. */
export const isTakenBack = (typed: string): boolean => kindsOf(wordsIn(typed)).has('takesBack')

const isRefusal = (typed: string): boolean => kindsOf(wordsIn(typed)).has('no')

const NO_SUCH_THING: Record<LeadField, AnswerKind | null> = { name: null, email: 'noEmail', phone: 'noPhone' }

function hasNone(field: LeadField, typed: string): boolean {
  const kinds = kindsOf(wordsIn(typed))
  const named = NO_SUCH_THING[field]
  return kinds.has('none') || (named !== null && kinds.has(named))
}

const WRONG: readonly (readonly [AnswerKind, LeadField])[] = [
  ['wrongName', 'name'],
  ['wrongEmail', 'email'],
  ['wrongPhone', 'phone'],
]

/** The field in 'emailnya salah', 'mau ganti nama'. */
function fieldToCorrect(typed: string): LeadField | null {
  const kinds = kindsOf(wordsIn(typed))
  return WRONG.find(([kind]) => kinds.has(kind))?.[1] ?? null
}

/** Longer than any address or number. */
const SENTENCE_WORDS = 6

function isQuestion(typed: string): boolean {
  const kinds = kindsOf(wordsIn(typed))
  return typed.trim().endsWith('?') || kinds.has('asks') || kinds.has('leaves')
}

const isSentence = (typed: string): boolean =>
  !/[@\d]/.test(typed) && typed.trim().split(/\s+/).length >= SENTENCE_WORDS
