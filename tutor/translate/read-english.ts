import type { Lexicon as EnglishLexicon } from '../../english/words/lexicon.ts'
import { bestOf } from './best-draft.ts'
import { behind, deedsAt, named } from './english-behind.ts'
import { deeds } from './english-deeds.ts'
import { type ClauseText, type Draft, EMPTY_DRAFT, extended } from './english-draft.ts'
import { helped } from './english-helped.ts'
import { LETS, NEVER_ORDER, NOT, ORDER_NOT, PLEASE } from './english-helpers.ts'
import { admired, doing, impersonal, shown, taking, wished } from './english-impersonal.ts'
import { englishMoments } from './english-moments.ts'
import { complement, verbPhrase } from './english-predicates.ts'
import { existence, questions } from './english-questions.ts'
import { englishNounPhrases } from './english-readings.ts'
import { gapless, relatives } from './english-relatives.ts'
import { type EnglishText, readEnglishText, says } from './english-text.ts'
import type { ReadClause } from './indonesian-draft.ts'
import type { Lexicon } from './lexicon.ts'
import type { Word } from './word.ts'

/** The likeliest reading of a short English sentence; null where a word is unknown or nothing fits. */
export function readEnglish(sentence: string, lexicon: Lexicon, english: EnglishLexicon): ReadClause | null {
  return bestFrom(clauseText(readEnglishText(sentence, lexicon, english)), 0)
}

function clauseText(read: EnglishText): ClauseText {
  const text: ClauseText = {
    ...read,
    clauseAt: once((place) => bestFrom(text, place)),
    relativesAt: once((place) => [...relatives(text, place)]),
    gaplessAt: once((place, head) => [...gapless(text, place, head)]),
    doneAt: once((place, form) => [...deeds(text, place, form)]),
    until: once((end) => (end >= read.tokens.length ? text : clauseText(cutAt(read, end)))),
  }
  return text
}

function cutAt(read: EnglishText, limit: number): EnglishText {
  const within = <Found extends { end: number }>(found: readonly Found[]) => found.filter(({ end }) => end <= limit)
  return {
    ...read,
    tokens: read.tokens.slice(0, limit),
    at: (place, ...kinds) => within(read.at(place, ...kinds)),
    nouns: (place) => within(read.nouns(place)),
    verbs: (place) => within(read.verbs(place)),
  }
}

/** Asked often of the same place. */
function once<Asked extends (number | string)[], Found>(find: (...asked: Asked) => Found): (...asked: Asked) => Found {
  const found = new Map<string, Found>()
  return (...asked) => {
    const key = asked.join(' ')
    const known = found.get(key)
    if (known !== undefined || found.has(key)) return known as Found
    const made = find(...asked)
    found.set(key, made)
    return made
  }
}

const bestFrom = (text: ClauseText, at: number): ReadClause | null =>
  bestOf(started(text, { ...EMPTY_DRAFT, at }), text.tokens.length)

/** By its first words: an order, a question, or a statement. */
function* started(text: ClauseText, draft: Draft): Generator<Draft> {
  const { at, clause } = draft
  yield* opened(text, draft)
  if (says(text, at, 'please'))
    return yield* started(text, extended(draft, { helpers: [...clause.helpers, PLEASE] }, at + 1))
  if (says(text, at, 'let us not'))
    return yield* verbPhrase(text, extended(draft, { mood: 'lets', helpers: [LETS, NOT] }, at + 3), ['base'])
  if (says(text, at, 'let us'))
    return yield* verbPhrase(text, extended(draft, { mood: 'lets', helpers: [LETS] }, at + 2), ['base'])
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
  yield* impersonal(text, draft)
  yield* admired(text, draft)
  yield* wished(text, draft)
  yield* taking(text, draft)
  yield* shown(text, draft)
  yield* questions(text, draft)
  yield* existence(text, draft)
  for (const subject of englishNounPhrases(text, at))
    yield* helped(text, extended(draft, { subject: subject.value }, subject.end, subject.cost))
  yield* doing(text, draft)
  yield* ordered(text, draft)
}

/** 'Wait', 'always wear gloves', 'never give up' */
function* ordered(text: ClauseText, draft: Draft): Generator<Draft> {
  const { at, clause } = draft
  yield* verbPhrase(text, extended(draft, { mood: 'orders' }), ['base'])
  if (says(text, at, 'never'))
    yield* verbPhrase(text, extended(draft, { mood: 'orders', helpers: [...clause.helpers, NEVER_ORDER] }, at + 1), [
      'base',
    ])
  for (const { word, end } of text.at(at, 'adverb'))
    if (word.notes.has('mid'))
      yield* verbPhrase(text, extended(draft, { mood: 'orders', adverbs: [...clause.adverbs, word] }, end), ['base'])
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
    if (['ing', 'to', 'of'].some((note) => word.notes.has(note))) yield* openedBy(text, next, word)
    else yield* started(text, next)
  }
}

function* openedBy(text: ClauseText, next: Draft, { en, notes }: Word): Generator<Draft> {
  const likelier = { ...next, cost: next.cost + (/^Let me/.test(en[0] ?? '') ? DEED : 0) }
  if (notes.has('ing')) yield* verbPhrase(text, likelier, ['ing'])
  if (notes.has('ing') && says(text, next.at, 'being')) yield* complement(text, { ...next, at: next.at + 1 })
  if (notes.has('to')) yield* verbPhrase(text, likelier, ['base'])
  if (notes.has('of'))
    for (const of of englishNounPhrases(text, next.at))
      yield* behind(text, extended(next, { subject: of.value }, of.end, of.cost))
}

/** 'Let me know' is a verb of its own. */
const DEED = 0.05

/** 'If it rains, …', 'before leaving, …': the first clause ends at its comma. */
function* conditioned(text: ClauseText, draft: Draft): Generator<Draft> {
  const comma = draft.clause.joined ? -1 : text.tokens.indexOf(',', draft.at)
  if (comma < 0) return
  const part = text.until(comma)
  for (const { word, end } of text.at(draft.at, 'join')) {
    const told = FIRST.test(word.en[0] ?? '') ? part.clauseAt(end) : null
    if (!told) continue
    const joined = { by: word, clause: told.clause, isFirst: true }
    yield* started(text, extended(draft, { joined }, comma + 1, told.cost))
  }
  for (const { by, said, end, cost } of deedsAt(part, draft.at)) {
    const joined = { by, clause: named(said), isFirst: true }
    if (end === comma) yield* started(text, extended(draft, { joined }, comma + 1, cost))
  }
}

const FIRST = /^(?:if|when|because|before|after|although|while|unless|since|as soon as|until)$/
