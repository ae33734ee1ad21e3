import { type Clause, saidAs } from './clause.ts'
import { type ClauseText, type Draft, EMPTY_DRAFT, extended } from './english-draft.ts'
import { PERFECT, PLEASE } from './english-helpers.ts'
import { englishMoments } from './english-moments.ts'
import { englishNounPhrases } from './english-readings.ts'
import { type FoundWord, says } from './english-text.ts'
import type { Word } from './word.ts'

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
    yield {
      word: { ...word, id: [`lebih ${(word.id[0] ?? '').replace(/^lebih /, '')}`], notes: new Set(['end']) },
      end,
      cost,
    }
  if (token !== 'even' || !/^(?:though|if|when)$/.test(text.tokens[at + 1] ?? '')) yield* text.at(at, 'adverb')
}

/** Places, times and adverbs to the end, or another clause. */
export function* behind(text: ClauseText, draft: Draft): Generator<Draft> {
  const { at, clause } = draft
  if (at >= text.tokens.length) {
    yield draft
    return
  }
  for (const passed of past(text, draft)) yield* behind(text, passed)
  for (const { value, end } of englishMoments(text, at))
    yield* behind(text, extended(draft, { moments: [...clause.moments, value] }, end))
  for (const { word, end, cost } of adverbsAt(text, at))
    yield* behind(text, extended(draft, { adverbs: [...clause.adverbs, word] }, end, cost))
  for (const placed of inPlaces(text, draft)) yield* behind(text, placed)
  yield* withAnother(text, draft)
}

/** A comma, and words that say little by themselves. */
function past(text: ClauseText, draft: Draft): Draft[] {
  const { at, clause } = draft
  const withHelper = (word: Word) => [extended(draft, { helpers: [...clause.helpers, word] }, at + 1)]
  switch (text.tokens[at]) {
    case ',':
    case 'yet':
      return [{ ...draft, at: at + 1 }]
    case 'please':
      return withHelper(PLEASE)
    case 'already':
      return withHelper(PERFECT)
    case 'from':
      return clause.ask?.en[0] === 'where' ? [{ ...draft, at: at + 1 }] : []
    default:
      return []
  }
}

function* inPlaces(text: ClauseText, draft: Draft): Generator<Draft> {
  for (const { word, end } of text.at(draft.at, 'preposition')) {
    const cost = word.en[0] === 'to' && text.verbs(end).some(({ form }) => form === 'base') ? RATHER_DONE : 0
    for (const of of englishNounPhrases(text, end)) {
      const places = [...draft.clause.places, { by: word, of: of.value }]
      const inPerson = of.value.kind === 'pronoun' && /^(?:at|in|on)$/.test(word.en[0] ?? '') ? IN_PERSON : 0
      yield extended(draft, { places }, of.end, of.cost + cost + inPerson)
    }
  }
}

/** 'smile at me' is a verb with its object. */
const IN_PERSON = 0.3

/** 'ready to order' */
const RATHER_DONE = 0.4

/** 'because it rained', 'so … that …', 'to buy a ticket', 'without saying goodbye', 'and went home' */
function* withAnother(text: ClauseText, draft: Draft): Generator<Draft> {
  const isSo = text.tokens.slice(0, draft.at).includes('so')
  for (const { word, end } of text.at(draft.at, 'join')) {
    const rest = word.notes.has('so') && !isSo ? null : text.clauseAt(end)
    const joined = rest && { by: word, clause: rest.clause, isFirst: false }
    if (joined) yield extended(draft, { joined }, text.tokens.length, rest.cost + CLAUSE)
  }
  if (draft.clause.joined) return
  for (const { by, said, end, cost } of [...deedsAt(text, draft.at), ...comparedAt(text, draft.at)])
    yield* behind(text, extended(draft, { joined: { by, clause: named(said), isFirst: false } }, end, cost))
}

const CLAUSE = 0.2

const joint = (en: string, id: string): Word => ({ kind: 'join', en: [en], id: [id], notes: new Set(), cost: 0 })

const TO = joint('to', 'untuk')

/** What stands before an -ing form. */
const BEFORE_DOING: readonly [words: string, by: Word][] = [
  ['without', joint('without', 'tanpa')],
  ['instead of', joint('instead of', 'daripada')],
  ['rather than', joint('rather than', 'daripada')],
  ['by', joint('by', 'dengan')],
  ['before', joint('before', 'sebelum')],
  ['after', joint('after', 'setelah')],
  ['while', joint('while', 'sambil')],
  ['when', joint('when', 'saat')],
  ['since', joint('since', 'sejak')],
  ['for', joint('for', 'karena')],
  ['about', joint('about', 'soal')],
  ['of', joint('of', '')],
  ['from', joint('from', 'dari')],
  ['in', joint('in', 'dalam')],
  ['at', joint('at', 'dalam')],
  ['besides', joint('besides', 'selain')],
  ['despite', joint('despite', 'meskipun')],
  ['in spite of', joint('in spite of', 'meskipun')],
  ['as well as', joint('as well as', 'serta')],
]

/** 'and went home' goes on about the same subject. */
const BEFORE_DONE: readonly [words: string, by: Word][] = [
  ['and then', joint('and then', 'lalu')],
  ['and', joint('and', 'dan')],
  ['but', joint('but', 'tapi')],
  ['or', joint('or', 'atau')],
  ['then', joint('then', 'lalu')],
  ['than', joint('than', 'daripada')],
]

interface Joined {
  by: Word
  said: string
  end: number
  cost: number
}

export function* deedsAt(text: ClauseText, at: number): Generator<Joined> {
  const purpose = ['to', 'in order to', 'so as to'].find((words) => says(text, at, words))
  if (purpose)
    for (const { said, end, cost } of text.doneAt(at + purpose.split(' ').length, 'base'))
      yield { by: TO, said, end, cost: cost + PURPOSE }
  for (const [words, by] of BEFORE_DOING)
    if (says(text, at, words))
      for (const { said, end, cost } of text.doneAt(at + words.split(' ').length, 'ing'))
        yield { by, said, end, cost: cost + CLAUSE }
  for (const [words, by] of BEFORE_DONE)
    if (says(text, at, words))
      for (const { said, end, cost } of text.doneAt(at + words.split(' ').length, 'finite'))
        yield { by, said, end, cost: cost + CLAUSE }
}

const PURPOSE = 0.3

const COMPARED: readonly [words: string, by: Word][] = [
  ['the way', joint('the way', 'seperti')],
  ['like', joint('like', 'seperti')],
  ['as', joint('as', 'seperti')],
  ['than', joint('than', 'daripada')],
]

/** 'the way I expected', 'as you said' */
function* comparedAt(text: ClauseText, at: number): Generator<Joined> {
  for (const [words, by] of COMPARED)
    if (says(text, at, words))
      for (const { said, end, cost } of text.relativesAt(at + words.split(' ').length)) yield { by, said, end, cost }
}

/** A clause that is said in Indonesian already. */
export const named = (text: string): Clause => ({ ...EMPTY_DRAFT.clause, subject: saidAs(text) })
