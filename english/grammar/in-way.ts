import { askShape, inTense, negated, sayShape, withSubject } from '../sentences/reshape.ts'
import type { Lexicon } from '../words/lexicon.ts'
import { wordSet } from '../words/one-of.ts'
import { STATIVE } from '../words/verb-kinds.ts'
import { readSentence } from './sentence.ts'
import { type Shape, shapeOf } from './shape.ts'

export const WAYS = ['negative', 'question', 'past', 'future'] as const
export type Way = (typeof WAYS)[number]

/** A simple statement in another way, or null where that would not surely be right. What is asked already stays. */
export function sentenceInWay(sentence: string, way: Way, lexicon: Lexicon): string | null {
  if (way === 'question' && /^[^.!?]+\?$/.test(sentence)) return sentence
  const order = ORDERS[way]
  if (order && isOrder(sentence, lexicon)) return order(sentence.replace(/^Please /, ''))
  const shape = isSimple(sentence, lexicon) ? shapeOf(sentence.replace(/!$/, '.'), lexicon) : null
  return shape?.verbs.length === 1 && shape.lead === '' && !isOdd(shape) ? CHANGES[way](shape) : null
}

/** 'Take an umbrella with you.' */
const ORDERS: Partial<Record<Way, (order: string) => string>> = {
  negative: (order) => `Don't ${lowered(order)}`.replace(/!$/, '.'),
  question: (order) => `Could you ${lowered(order)}`.replace(/[.!]$/, '?'),
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

function isOrder(sentence: string, lexicon: Lexicon): boolean {
  const order = sentence.replace(/^Please /, '')
  const { tokens, clauses } = readSentence(order, lexicon)
  const [first, second] = tokens
  const isFollowed = /^(?:det|poss|pron|prep|to|adv)$/.test(second?.tag ?? '')
  const isVerb = first?.tag === 'verb' && first.form === 'base' && isFollowed && !FORMULAS.has(first.lower)
  return isVerb && isPlain(order) && clauses.length === 0 && !CLAUSE.test(order) && !/\b(?:not|please)\b/.test(order)
}

/** What is no order, although it is said like one. */
const FORMULAS = wordSet(
  'accept mind thank let remember find see have get keep enjoy welcome excuse forgive give look try trust feel',
)

/** 'Is to', 'used to', and verbs that have other forms in another meaning or a clause behind them. */
const isOdd = ({ verbs, rest }: Shape): boolean =>
  CLAUSE.test(rest) ||
  verbs.some(({ base }) => ODD.has(base) || (/^to\b/.test(rest) && (base === 'be' || base === 'use')))

const CLAUSE = /\b(?:I|he|she|we|they)\b/
const ODD = wordSet('lie think hope guess believe suppose wish')

const CHANGES: Record<Way, (shape: Shape) => string | null> = {
  negative: (shape) => said(isFixed(shape) ? null : negated(shape)),
  question: (shape) => (isFixed(shape) || isNegative(shape) || isNamed(shape) ? null : askShape(toYou(shape))),
  past: (shape) => said(isTimeless(shape) ? null : inTense(shape, 'past', '')),
  future: (shape) => said(isTimeless(shape) || isState(shape) ? null : inTense(shape, 'future', '')),
}

const said = (shape: Shape | null): string | null => shape && sayShape(shape)

/** One clause, and nothing but it. */
const isSimple = (sentence: string, lexicon: Lexicon): boolean =>
  isPlain(sentence) && readSentence(sentence, lexicon).clauses.length === 1

const isPlain = (sentence: string): boolean =>
  /^[A-Za-z][\w'’ -]*[.!]$/.test(sentence) && !wordsIn(sentence).some((word) => JOINING.has(word))

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\w'’-]+/g) ?? []

const JOINING = wordSet(`
  and but or nor because if when while since until unless although though that who which whose what where why how so
  than as before after please let's gonna wanna gotta there here else whether`)

const isNegative = ({ verbs }: Shape): boolean => verbs.some((verb) => verb.isNegative)

/** Behind a helper a noun has no capital, a name has. */
const isNamed = ({ subject }: Shape): boolean => !DETERMINERS.has(wordsIn(subject)[0] ?? '')

const DETERMINERS = wordSet('i you he she it we they the a an my your his her its our their this that these those')

/** Words that a negative or a question would change, and verbs that say something else then. */
const isFixed = ({ verbs, rest, subject }: Shape): boolean =>
  wordsIn(`${subject} ${rest}`).some((word) => UNDENIED.has(word)) ||
  verbs.some(({ base, before }) => UNDENIED.has(base) || before !== '')

const UNDENIED = wordSet(`
  some something someone somebody somewhere already still too also just yet never always ever only both either neither
  no not nothing nobody none hardly rarely seldom barely almost nearly even each every all everyone everybody everything
  most many several few lot quite rather ago would should could may might must shall had used better ought`)

/** What is so at any time, and helpers that have no other time. */
const isTimeless = ({ verbs, rest }: Shape): boolean =>
  verbs.some(({ base, isHelper, before }) => (isHelper && base !== 'be') || before !== '' || UNDENIED.has(base)) ||
  wordsIn(rest).some((word) => TIMED.has(word) || word.endsWith('ing'))

const TIMED = wordSet(`
  ago now today tonight tomorrow yesterday currently already yet just still never ever always since for born last next
  this usually often sometimes soon later had used going been`)

/** What was in a year is no plan. */
const isState = ({ verbs, rest }: Shape): boolean =>
  verbs.some(({ base }) => STATIVE.test(base)) || /\b(?:19|20)\d\d\b/.test(rest)

/** Nobody asks what they do themselves: who speaks and who listens change places. */
function toYou(shape: Shape): Shape {
  if (/^you$/i.test(shape.subject)) return shape
  const isOfSpeaker = /^(?:I|we)$/i.test(shape.subject)
  const others = isOfSpeaker ? { ...YOURS, ...MINE } : YOURS
  const turned = (text: string) => text.replaceAll(/\b\w+\b/g, (word) => others[word.toLowerCase()] ?? word)
  const told = { ...shape, subject: turned(shape.subject), rest: turned(shape.rest) }
  return isOfSpeaker ? withSubject(told, { subject: 'you', person: 'many' }) : told
}

const YOURS: Record<string, string> = { me: 'you', my: 'your', mine: 'yours', us: 'you', our: 'your', ours: 'yours' }
const MINE: Record<string, string> = { you: 'me', your: 'my', yours: 'mine' }
