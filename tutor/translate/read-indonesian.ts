import { adverbOf, comparative, isShort } from '../../english/words/adjectives.ts'
import { finish } from './finish-clause.ts'
import { acted, reported, toldTo } from './indonesian-acting.ts'
import { describedAt } from './indonesian-described.ts'
import { adjectives } from './indonesian-descriptions.ts'
import { type Budget, type Draft, EMPTY, hasPredicate, type ReadClause, type ReadFrom } from './indonesian-draft.ts'
import { existing } from './indonesian-existing.ts'
import { floated, much } from './indonesian-floating.ts'
import { helped, orNot, questioned } from './indonesian-helpers.ts'
import { joinedBy } from './indonesian-joins.ts'
import { momentsAt } from './indonesian-moments.ts'
import { skipped } from './indonesian-particles.ts'
import { phrases } from './indonesian-phrases.ts'
import { relativesIn } from './indonesian-relatives.ts'
import { asNoun } from './indonesian-roles.ts'
import { type Found, type IndonesianText, readText } from './indonesian-text.ts'
import type { Lexicon } from './lexicon.ts'
import { likeliest } from './likeliest.ts'
import type { Word } from './word.ts'

const MOST_STEPS = 6000

/** What fits well costs less in the end (plausible.ts). */
const MOST_GAINED = 0.5

/** The likeliest reading of a short Indonesian sentence; null where a word is unknown or nothing fits. */
export const readIndonesian = (sentence: string, lexicon: Lexicon): ReadClause | null =>
  readWhole(readText(sentence, lexicon))

const MOST_UNKNOWN = 2

const LEAST_KNOWN = 0.6

/** The same with a word or two that are kept as they are; null where too little is known. */
export function readPartly(sentence: string, lexicon: Lexicon): (ReadClause & { unknown: readonly string[] }) | null {
  const text = readText(sentence, lexicon, true)
  const { unknown, tokens } = text
  if (unknown.length === 0 || unknown.length > MOST_UNKNOWN) return null
  if (1 - unknown.length / tokens.length < LEAST_KNOWN) return null
  const read = readWhole(text)
  return read && { ...read, unknown }
}

const readWhole = (text: IndonesianText): ReadClause | null => {
  const whole = { ...text, relativesAt: relativesIn(text, best) }
  const readings: ReadClause[] = []
  best(whole, { ...EMPTY, isQuestion: text.isQuestion }, { left: MOST_STEPS }, readings)
  return likeliest(readings)
}

/** The one with the least doubts; `readings` gets all of them. */
function best(text: IndonesianText, from: Draft, budget: Budget, readings?: ReadClause[]): ReadClause | null {
  let found: ReadClause | null = null
  const open: Draft[] = [from]
  for (let draft = open.pop(); draft && budget.left > 0; draft = open.pop()) {
    budget.left -= 1
    if (found && draft.cost >= found.cost + MOST_GAINED) continue
    if (draft.at >= text.tokens.length) {
      const done = finish(draft)
      if (done) readings?.push(done)
      if (done && (!found || done.cost < found.cost)) found = done
      continue
    }
    open.push(...[...next(text, draft, budget)].reverse())
  }
  return found
}

/** Every way to take the next words. */
function* next(text: IndonesianText, draft: Draft, budget: Budget): Generator<Draft> {
  const read: ReadFrom = (part, at, isTold = false) => best(part, { ...EMPTY, at, isTold }, budget)
  yield* skipped(text, draft)
  for (const { value, end, cost } of momentsAt(text, draft.at))
    if (!value.notes.has('used') || !hasPredicate(draft))
      yield { ...draft, at: end, cost: draft.cost + cost, moments: [...draft.moments, value] }
  for (const found of text.at(draft.at)) yield* byWord(text, draft, found, read)
  yield* compared(text, draft)
  yield* manner(text, draft)
  yield* floated(text, draft)
  yield* orNot(text, draft)
  yield* much(text, draft)
  yield* adjectives(text, draft)
  yield* phrases(text, draft)
  yield* existing(text, draft)
  yield* reported(text, draft, read)
  yield* toldTo(text, draft, read)
  yield* asNoun(text, draft)
}

function* byWord(text: IndonesianText, draft: Draft, found: Found, read: ReadFrom): Generator<Draft> {
  const { word, end, cost } = found
  const taken = { ...draft, at: end, cost: draft.cost + cost }
  if (word.kind === 'opening' && draft.at === 0 && end < text.tokens.length)
    yield {
      ...taken,
      opening: word,
      isQuestion: draft.isQuestion && !word.notes.has('asks'),
      cost: taken.cost + (isDenial(text, word, end) ? 1 : 0),
    }
  if (word.kind === 'adverb') yield* byAdverb(text, draft, taken, word)
  if (word.kind === 'helper') yield* helped(text, draft, taken, word)
  if (word.kind === 'ask' && !draft.ask) yield* questioned(text, draft, taken, word)
  if (word.kind === 'verb') yield* acted(text, draft, taken, found, read)
  if (word.kind === 'join') yield* joinedBy(text, draft, taken, word, read)
}

function* byAdverb(text: IndonesianText, draft: Draft, taken: Draft, word: Word): Generator<Draft> {
  if (mayStand(draft, word)) {
    yield* strengthened(text, draft, taken, word)
    const cost = taken.cost + (isBefore(text, draft.at, taken.at) ? 1 : 0)
    yield { ...taken, adverbs: [...draft.adverbs, word], cost }
  }
  yield* turned(text, draft, taken, word)
}

/** 'tidur nyenyak sekali' */
function* strengthened(text: IndonesianText, draft: Draft, taken: Draft, word: Word): Generator<Draft> {
  const [en = ''] = word.en
  if (!/^(?:sekali|banget)$/.test(text.tokens[taken.at]?.text ?? '') || !/^(?:\w+ly|well|hard|fast)$/.test(en)) return
  const adverbs = [...draft.adverbs, { ...word, en: [`very ${en}`] }]
  if (hasPredicate(draft)) yield { ...taken, at: taken.at + 1, adverbs, cost: taken.cost - 0.2 }
}

/** 'dipotong tipis-tipis', 'dibatalkan mendadak': how it is done. */
function* manner(text: IndonesianText, draft: Draft): Generator<Draft> {
  const last = draft.steps.at(-1)
  if (!last?.isPassive || last.object || draft.adverbs.length + draft.places.length > 0) return
  for (const { value, end, cost } of describedAt(text, draft.at))
    if (!value.degree && MANNERLESS.every((note) => !value.word.notes.has(note))) {
      const how: Word = {
        ...value.word,
        kind: 'adverb',
        en: [adverbOf(value.word.en[0] ?? '')],
        notes: new Set(['end']),
      }
      yield { ...draft, at: end, cost: draft.cost + cost + 0.6, adverbs: [...draft.adverbs, how] }
    }
}

const MANNERLESS = ['felt', 'of-person', 'the', 'told']

/** An adverb that turns the clause into something else. */
function* turned(text: IndonesianText, draft: Draft, taken: Draft, word: Word): Generator<Draft> {
  if (isProposed(text, draft, word)) yield { ...taken, subject: null, helpers: [LETS], cost: taken.cost - 0.2 }
  if (word.id.includes('juga') && draft.helpers.some(({ notes }) => notes.has('yet')))
    yield { ...taken, helpers: [...draft.helpers.map(withoutYet), STILL], cost: taken.cost - 0.2 }
}

/** 'kita pulang saja' */
const isProposed = ({ tokens }: IndonesianText, { subject, helpers, steps }: Draft, { id }: Word): boolean =>
  id.includes('saja') &&
  steps.length > 0 &&
  helpers.length === 0 &&
  subject?.kind === 'pronoun' &&
  subject.word.en[0] === 'we' &&
  tokens.some(({ text }) => text === 'kita')

const LETS: Word = { kind: 'helper', en: ["let's"], id: ['ayo'], notes: new Set(['lets']), cost: 0 }
const STILL: Word = { kind: 'helper', en: ['still'], id: ['masih'], notes: new Set(['still']), cost: 0 }

/** 'belum datang juga' is 'still hasn't come'. */
const withoutYet = (word: Word): Word => ({
  ...word,
  notes: new Set([...word.notes].filter((note) => note !== 'yet')),
})

/** 'nggak gigit' is no answer. */
const isDenial = ({ tokens }: IndonesianText, { en }: Word, end: number): boolean =>
  en[0] === 'No,' && tokens[end]?.text !== ','

/** 'latihan lebih keras', 'datang lebih awal', 'berenang terlalu jauh' */
function* compared(text: IndonesianText, draft: Draft): Generator<Draft> {
  const degree = text.tokens[draft.at]?.text
  if (!/^(?:lebih|terlalu)$/.test(degree ?? '') || draft.steps.length === 0) return
  for (const { word, end, cost } of text.at(draft.at + 1))
    if (word.kind === 'adverb' && word.notes.has('end'))
      yield {
        ...draft,
        at: end,
        cost: draft.cost + cost,
        adverbs: [...draft.adverbs, degree === 'lebih' ? moreOf(word) : tooOf(word)],
      }
}

const tooOf = (word: Word): Word => ({ ...word, en: [`too ${word.en[0]}`] })

const moreOf = (word: Word): Word => {
  const [en = ''] = word.en
  return { ...word, en: [isShort(en) ? comparative(en) : `more ${en}`] }
}

/** 'di depan' before 'hotel' is a preposition. */
const isBefore = (text: IndonesianText, start: number, end: number): boolean =>
  text.at(start).some((one) => one.word.kind === 'preposition' && one.end === end) &&
  (text.nameAt(end) !== null || text.at(end).some(({ word }) => OF_PLACE.has(word.kind)))

const OF_PLACE = new Set(['noun', 'pronoun', 'number'])

/** 'lagi' behind the verb is 'again'; 'jujur' before the subject is 'to be honest'. */
const mayStand = (draft: Draft, { notes }: Word): boolean =>
  notes.has('after')
    ? hasPredicate(draft) || draft.places.length > 0 || isSomewhere(draft)
    : !notes.has('front') || !hasPredicate(draft)

const isSomewhere = ({ adverbs }: Draft): boolean => adverbs.some(({ notes }) => notes.has('where'))
