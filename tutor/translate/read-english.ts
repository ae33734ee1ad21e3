import type { Lexicon as EnglishLexicon } from '../../english/words/lexicon.ts'
import type { Clause, Predicate } from './clause.ts'
import { HELPERS, LETS, NOT, ORDER_NOT, PERFECT, PLEASE, PROGRESSIVE } from './english-helpers.ts'
import { englishMoments } from './english-moments.ts'
import {
  behind,
  type ClauseText,
  complement,
  type Draft,
  extended,
  objects,
  passive,
  stepped,
  verbPhrase,
} from './english-predicates.ts'
import { englishNounPhrases } from './english-readings.ts'
import { type EnglishText, readEnglishText } from './english-text.ts'
import type { ReadClause } from './indonesian-draft.ts'
import type { Lexicon } from './lexicon.ts'
import { doubtIn } from './plausible.ts'
import { saidRelative } from './say-indonesian.ts'
import type { Word } from './word.ts'

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

/** The likeliest reading of a short English sentence; null where a word is unknown or nothing fits. */
export function readEnglish(sentence: string, lexicon: Lexicon, english: EnglishLexicon): ReadClause | null {
  return bestFrom(clauseText(readEnglishText(sentence, lexicon, english)), 0)
}

function clauseText(read: EnglishText): ClauseText {
  const found: ReturnType<typeof relatives>[] = []
  const text: ClauseText = {
    ...read,
    clauseAt: (place) => bestFrom(text, place),
    relativesAt: (place) => {
      found[place] ??= relatives(text, place)
      return found[place]
    },
    until: (end) => clauseText({ ...read, tokens: read.tokens.slice(0, end) }),
  }
  return text
}

const LONGEST_RELATIVE = 6
const RELATIVE = 0.3

/** 'who lives next door', 'that I bought', 'I bought'. */
function relatives(text: ClauseText, at: number): { said: string; end: number; cost: number }[] {
  const token = text.tokens[at] ?? ''
  const isNamed = /^(?:who|that|which)$/.test(token)
  if (!isNamed && !/^(?:i|you|he|she|we|they)$/.test(token)) return []
  const from = isNamed ? at + 1 : at
  const ends = Array.from({ length: LONGEST_RELATIVE }, (_, more) => from + 1 + more).filter(
    (end) => end <= text.tokens.length,
  )
  return ends.reverse().flatMap((end) => {
    const part = text.until(end)
    const own = isNamed
      ? bestOf(helped(part, { at: from, cost: 0, clause: EMPTY, after: null, isPerfect: false }), end)
      : null
    const other = own ? null : bestFrom(part, from)
    const isGap =
      other?.clause.mood === 'tells' && other.clause.subject?.kind === 'pronoun' && lacksObject(other.clause)
    const read = own ?? (isGap ? other : null)
    return read ? [{ said: saidRelative(read.clause), end, cost: read.cost + RELATIVE }] : []
  })
}

const lacksObject = ({ predicate, joined }: Clause): boolean => {
  const last = predicate.kind === 'verbs' && !predicate.that && !joined ? predicate.steps.at(-1) : undefined
  return last !== undefined && !last.object && !last.word.notes.has('no-object')
}

const MOST = 900

function bestFrom(text: ClauseText, at: number): ReadClause | null {
  return bestOf(started(text, { at, cost: 0, clause: EMPTY, after: null, isPerfect: false }), text.tokens.length)
}

/** What fits well costs less than nothing (plausible.ts). */
const FITS = -0.3

function bestOf(drafts: Iterable<Draft>, end: number): ReadClause | null {
  let found: ReadClause | null = null
  let left = MOST
  for (const draft of drafts) {
    left -= 1
    const cost = draft.cost + doubtIn(draft.clause)
    if (draft.at >= end && (!found || cost < found.cost)) found = { clause: draft.clause, cost }
    if (left <= 0 || (found && found.cost <= FITS)) break
  }
  return found
}

const says = (text: ClauseText, at: number, words: string): boolean => {
  const parts = words.split(' ')
  return parts.every((part, more) => text.tokens[at + more] === part)
}

/** By its first words: an order, a question, or a statement. */
function* started(text: ClauseText, draft: Draft): Generator<Draft> {
  const { at, clause } = draft
  if (says(text, at, 'please'))
    return yield* started(text, extended(draft, { helpers: [...clause.helpers, PLEASE] }, at + 1))
  if (says(text, at, 'let us'))
    return yield* verbPhrase(text, extended(draft, { mood: 'lets', helpers: [LETS] }, at + 2), ['base'])
  yield* opened(text, draft)
  yield* conditioned(text, draft)
  for (const { value, end } of englishMoments(text, at))
    yield* started(
      text,
      extended(draft, { moments: [...clause.moments, value] }, text.tokens[end] === ',' ? end + 1 : end),
    )
  yield* fronted(text, draft)
  if (says(text, at, 'do not')) {
    const order = extended(draft, { mood: 'orders', helpers: [...clause.helpers, ORDER_NOT] }, at + 2)
    yield* verbPhrase(text, order, ['base'])
    if (says(text, at + 2, 'be')) yield* complement(text, { ...order, at: at + 3 })
  }
  yield* questions(text, draft)
  yield* existence(text, draft)
  for (const subject of englishNounPhrases(text, at))
    yield* helped(text, extended(draft, { subject: subject.value }, subject.end, subject.cost))
  yield* verbPhrase(text, extended(draft, { mood: 'orders' }), ['base'])
}

/** 'In my opinion, …', 'finally, …' */
function* fronted(text: ClauseText, draft: Draft): Generator<Draft> {
  const { at, clause } = draft
  for (const { word, end, cost } of text.at(at, 'adverb'))
    if (text.tokens[end] === ',') {
      const adverb = { ...word, notes: new Set(['front']) }
      yield* started(text, extended(draft, { adverbs: [...clause.adverbs, adverb] }, end + 1, cost))
    }
  for (const { word, end } of text.at(at, 'preposition'))
    for (const of of englishNounPhrases(text, end))
      if (text.tokens[of.end] === ',')
        yield* started(
          text,
          extended(draft, { places: [...clause.places, { by: word, of: of.value }] }, of.end + 1, of.cost),
        )
}

/** 'Sorry, …', 'thank you for your help', 'thank you for coming'. */
function* opened(text: ClauseText, draft: Draft): Generator<Draft> {
  if (draft.clause.opening) return
  for (const { word, end } of text.at(draft.at, 'opening')) {
    const next = extended(draft, { opening: word }, text.tokens[end] === ',' ? end + 1 : end)
    if (word.notes.has('ing')) yield* verbPhrase(text, next, ['ing'])
    else if (word.notes.has('to')) yield* verbPhrase(text, next, ['base'])
    else if (!word.notes.has('of')) yield* started(text, next)
    else
      for (const of of englishNounPhrases(text, next.at))
        yield* behind(text, extended(next, { subject: of.value }, of.end, of.cost))
  }
}

/** 'If it rains, …': the first clause ends at its comma. */
function* conditioned(text: ClauseText, draft: Draft): Generator<Draft> {
  if (draft.clause.joined) return
  const comma = text.tokens.indexOf(',', draft.at)
  if (comma < 0) return
  for (const { word, end } of text.at(draft.at, 'join')) {
    const first = FIRST.test(word.en[0] ?? '') ? text.until(comma).clauseAt(end) : null
    if (first)
      yield* started(
        text,
        extended(draft, { joined: { by: word, clause: first.clause, isFirst: true } }, comma + 1, first.cost),
      )
  }
}

const FIRST = /^(?:if|when|because|before|after|although|while|unless|since|as soon as|until)$/

function* questions(text: ClauseText, draft: Draft): Generator<Draft> {
  const { at } = draft
  for (const { word, end } of text.at(at, 'ask')) {
    const asks = extended(draft, { mood: 'asks', ask: word }, end)
    yield* inverted(text, asks)
    for (const noun of text.nouns(end)) yield* inverted(text, extended(asks, { asked: noun.word }, noun.end, noun.cost))
    if (/^(?:who|what)$/.test(word.en[0] ?? '')) yield* helped(text, asks)
  }
  if (says(text, at, 'how many'))
    for (const noun of text.nouns(at + 2)) {
      const [many] = text.named('how much', 'ask')
      if (many)
        yield* inverted(text, extended(draft, { mood: 'asks', ask: many, asked: noun.word }, noun.end, noun.cost))
    }
  yield* inverted(text, extended(draft, { mood: 'asks' }))
}

/** A helper, then the subject: 'do you', 'where is he'. */
function* inverted(text: ClauseText, draft: Draft): Generator<Draft> {
  for (const [words, helpers, after] of HELPERS) {
    if (!says(text, draft.at, words) || words === 'not') continue
    const behind = draft.at + words.split(' ').length
    const isNot = says(text, behind, 'not')
    const all = [...draft.clause.helpers, ...helpers, ...(isNot ? [NOT] : [])]
    for (const subject of englishNounPhrases(text, isNot ? behind + 1 : behind))
      yield* helped(text, {
        ...extended(draft, { subject: subject.value, helpers: all }, subject.end, subject.cost),
        after,
      })
  }
}

function* existence(text: ClauseText, draft: Draft): Generator<Draft> {
  const [first, second] = text.tokens.slice(draft.at, draft.at + 2)
  const isAsked = /^(?:is|are)$/.test(first ?? '') && second === 'there'
  const isTold = first === 'there' && /^(?:is|are|was|were)$/.test(second ?? '')
  if (!isAsked && !isTold) return
  const isNot = /^(?:not|no)$/.test(text.tokens[draft.at + 2] ?? '')
  const at = draft.at + (isNot ? 3 : 2)
  const helpers = isNot ? [NOT] : []
  for (const what of englishNounPhrases(text, at)) {
    const predicate: Predicate = { kind: 'exists', what: what.value }
    yield* behind(text, extended(draft, { predicate, helpers, mood: isAsked ? 'asks' : 'tells' }, what.end, what.cost))
  }
}

/** Helpers and adverbs up to the predicate. */
function* helped(text: ClauseText, draft: Draft): Generator<Draft> {
  for (const [words, helpers, is] of HELPERS) {
    if (!says(text, draft.at, words) || !mayFollow(draft, words)) continue
    const at = draft.at + words.split(' ').length
    const next = extended(draft, { helpers: [...draft.clause.helpers, ...helpers] }, at)
    yield* helped(text, { ...next, after: is ?? draft.after, isPerfect: draft.isPerfect || words === 'been' })
  }
  for (const { word, end } of text.at(draft.at, 'adverb'))
    if (word.notes.has('mid')) yield* helped(text, extended(draft, { adverbs: [...draft.clause.adverbs, word] }, end))
  yield* predicates(text, draft)
}

const mayFollow = ({ after }: Draft, words: string): boolean => words !== 'going to' || after === 'be'

function* predicates(text: ClauseText, draft: Draft): Generator<Draft> {
  const { clause, after } = draft
  const add = (word: Word): Draft => extended(draft, { helpers: [...clause.helpers, word] })
  if (after === 'be') {
    yield* complement(text, draft)
    yield* verbPhrase(text, draft.isPerfect ? add(PERFECT) : add(PROGRESSIVE), ['ing'])
    yield* passive(text, draft)
  } else if (after === 'have') yield* verbPhrase(text, add(PERFECT), ['participle'])
  else if (wouldLike(text, draft)) yield* asVerb(text, { ...draft, at: draft.at + 1 }, 'want')
  else yield* verbPhrase(text, draft, ['base', 'third', 'past'])
  if (after === 'have') yield* asVerb(text, draft, 'have')
  if (after === 'do') yield* asVerb(text, draft, 'do')
}

/** 'I would like some tea', 'would you like some tea' */
const wouldLike = (text: ClauseText, { at }: Draft): boolean =>
  says(text, at, 'like') && text.tokens.slice(Math.max(0, at - MOST_BETWEEN), at).includes('would')

const MOST_BETWEEN = 3

/** 'have' and 'do' as verbs of their own: 'I have a dog'. */
function* asVerb(text: ClauseText, draft: Draft, base: string): Generator<Draft> {
  const [word] = text.named(base, 'verb')
  if (word) yield* objects(text, stepped(draft, word, draft.at, 0))
}
