import { type Described, type NounPhrase, type Predicate, saidAs } from './clause.ts'
import type { ClauseText } from './english-draft.ts'
import { englishAdjectives, englishNounPhrases } from './english-readings.ts'
import type { Read } from './indonesian-text.ts'
import { saidClause } from './say-indonesian.ts'

/** 'to' in 'listen (to)'. */
export const BY = /\((.*)\)$/

/** 'proud of you', 'taller than me', 'kind and patient', 'happy to see you', 'too tired to walk', 'sure that he comes'. */
export function* described(text: ClauseText, { value, end, cost }: Read<Described>): Generator<Read<Predicate>> {
  const adjectives = (
    more: Described[],
    by: 'and' | 'but' | 'or',
    of: NounPhrase | null,
    first = value,
  ): Predicate => ({
    kind: 'adjectives',
    all: [first, ...more],
    by,
    of,
  })
  const link = linkOf(value)
  if (link && text.tokens[end] === link)
    for (const of of englishNounPhrases(text, end + 1))
      yield { value: adjectives([], 'and', of.value), end: of.end, cost: cost + of.cost }
  for (const { said, end: last, cost: more } of whatFollows(text, value, end, link))
    yield { value: adjectives([], 'and', saidAs(said), plain(value)), end: last, cost: cost + more }
  const by = text.tokens[end]
  if (by === 'and' || by === 'but' || by === 'or')
    for (const other of englishAdjectives(text, end + 1))
      yield { value: adjectives([other.value], by, null), end: other.end, cost: cost + other.cost }
  yield { value: adjectives([], 'and', null), end, cost: cost + (BY.test(value.word.en[0] ?? '') ? UNLINKED : 0) }
}

function linkOf({ word, degree }: Described): string {
  if (degree?.en[0] === 'more') return 'than'
  if (degree?.en[0] === 'as') return 'as'
  return BY.exec(word.en[0] ?? '')?.[1] ?? ''
}

/** Its longer variants tell how it goes on before a noun. */
export const plain = (described: Described): Described => ({
  ...described,
  word: { ...described.word, id: [described.word.id[0] ?? ''] },
})

interface Following {
  said: string
  end: number
  cost: number
}

function* whatFollows(text: ClauseText, value: Described, at: number, link: string): Generator<Following> {
  const token = text.tokens[at] ?? ''
  if (token === 'to') yield* toDo(text, value, at + 1)
  if (token === link || (!value.degree && LINKS.has(token))) yield* doing(text, at + 1, TO)
  if (token === 'than' || token === 'as') yield* comparedWith(text, at)
  if (value.degree || !value.word.notes.has('felt')) return
  yield* doing(text, at, UNMARKED)
  const told = text.clauseAt(token === 'that' ? at + 1 : at)
  if (told?.clause.subject && told.clause.mood === 'tells')
    yield { said: saidClause(told.clause), end: text.tokens.length, cost: told.cost + UNMARKED }
}

/** 'happy to see you', 'hard to understand', 'too tired to walk' */
function* toDo(text: ClauseText, { word, degree }: Described, at: number): Generator<Following> {
  const isMeasured = /^(?:too|enough)$/.test(degree?.en[0] ?? '')
  const isFelt = word.notes.has('felt') && !isMeasured
  const isTough = TOUGH.test(word.en[0] ?? '') && !isMeasured
  for (const { said, passive, end, cost } of text.doneAt(at, 'base'))
    yield { said: (isTough && passive) || (isFelt ? said : `untuk ${said}`), end, cost: cost + TO }
}

function* doing(text: ClauseText, at: number, more: number): Generator<Following> {
  for (const { said, end, cost } of text.doneAt(at, 'ing')) yield { said, end, cost: cost + more }
}

/** 'hard to understand': what is understood is the subject. */
const TOUGH = /^(?:hard|difficult|easy|simple|impossible|tough|safe)\b/

const TO = 0.1
/** 'sick' is rather ill than 'sick (of)'. */
const UNLINKED = 0.05
const UNMARKED = 0.3
const LINKS = new Set(['of', 'about', 'at', 'in', 'from', 'with', 'for'])

/** 'than I thought' */
function* comparedWith(text: ClauseText, at: number): Generator<Following> {
  for (const { said, end, cost } of text.relativesAt(at + 1)) yield { said: `daripada ${said}`, end, cost }
}
