import { comparative, isShort } from '../../english/words/adjectives.ts'
import type { NounPhrase, VerbStep } from './clause.ts'
import { finish, isLanguage } from './finish-clause.ts'
import { adjectives } from './indonesian-descriptions.ts'
import { type Budget, type Draft, EMPTY, hasPredicate, type ReadClause } from './indonesian-draft.ts'
import { joinedBy } from './indonesian-joins.ts'
import { momentsAt } from './indonesian-moments.ts'
import { nounPhrases, objectOf } from './indonesian-noun-phrases.ts'
import { relativesIn } from './indonesian-relatives.ts'
import { type Found, type IndonesianText, readText } from './indonesian-text.ts'
import type { Lexicon, Word } from './lexicon.ts'
import { isPerson } from './plausible.ts'

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
  return best(whole, { ...EMPTY, isQuestion: text.isQuestion }, { left: MOST_STEPS })
}

function best(text: IndonesianText, from: Draft, budget: Budget): ReadClause | null {
  let found: ReadClause | null = null
  const open: Draft[] = [from]
  for (let draft = open.pop(); draft && budget.left > 0; draft = open.pop()) {
    budget.left -= 1
    if (found && draft.cost >= found.cost + MOST_GAINED) continue
    if (draft.at >= text.tokens.length) {
      const done = finish(draft)
      if (done && (!found || done.cost < found.cost)) found = done
      continue
    }
    open.push(...[...next(text, draft, budget)].reverse())
  }
  return found
}

/** Every way to take the next words. */
function* next(text: IndonesianText, draft: Draft, budget: Budget): Generator<Draft> {
  yield* skipped(text, draft)
  for (const { value, end, cost } of momentsAt(text, draft.at))
    if (!value.notes.has('used') || !hasPredicate(draft))
      yield { ...draft, at: end, cost: draft.cost + cost, moments: [...draft.moments, value] }
  for (const found of text.at(draft.at)) yield* byWord(text, draft, found, budget)
  yield* compared(text, draft)
  yield* adjectives(text, draft)
  yield* phrases(text, draft)
  yield* existing(text, draft)
  yield* reported(text, draft, budget)
  yield* asNoun(text, draft)
}

const SKIPPED = new Set([',', 'yang', 'adalah', 'ialah', 'kalau', 'itu', 'aja', 'para', 'si', 'sang', 'nya', '-nya'])
const SKIP_COST: Record<string, number> = { 'itu': 0.8, 'kalau': 2, 'yang': 0.4, '-nya': 0.6 }

function* skipped(text: IndonesianText, draft: Draft): Generator<Draft> {
  const token = text.tokens[draft.at]?.text ?? ''
  if (isSkipped(text, draft.at) || SKIPPED.has(token))
    yield { ...draft, at: draft.at + 1, cost: draft.cost + (isWhen(text, draft.at) ? 0.3 : skipCost(draft, token)) }
}

/** 'kalau hari Jumat' */
const isWhen = (text: IndonesianText, at: number): boolean =>
  text.tokens[at]?.text === 'kalau' && text.at(at + 1).some(({ word }) => word.kind === 'time')

/** Behind a comma another clause is likely. */
const skipCost = (draft: Draft, token: string): number =>
  token === ',' && (hasPredicate(draft) || draft.subject || draft.places.length > 0)
    ? ANOTHER_CLAUSE
    : (SKIP_COST[token] ?? 0.1)

const ANOTHER_CLAUSE = 1.5

const isSkipped = (text: IndonesianText, at: number): boolean =>
  text.at(at).some(({ word }) => word.kind === 'particle')

function* byWord(text: IndonesianText, draft: Draft, found: Found, budget: Budget): Generator<Draft> {
  const { word, end, cost } = found
  const taken = { ...draft, at: end, cost: draft.cost + cost }
  if (word.kind === 'opening' && draft.at === 0 && end < text.tokens.length) yield { ...taken, opening: word }
  if (word.kind === 'adverb' && mayStand(draft, word))
    yield { ...taken, adverbs: [...draft.adverbs, word], cost: taken.cost + (isBefore(text, draft.at, end) ? 1 : 0) }
  if (word.kind === 'helper') yield* helped(text, draft, taken, word)
  if (word.kind === 'ask' && !draft.ask) yield* questioned(text, draft, taken, word)
  if (word.kind === 'verb') yield* acted(text, draft, taken, found, budget)
  if (word.kind === 'join')
    yield* joinedBy(text, draft, taken, word, (part, at) => best(part, { ...EMPTY, at }, budget))
}

/** 'latihan lebih keras', 'datang lebih awal' */
function* compared(text: IndonesianText, draft: Draft): Generator<Draft> {
  if (text.tokens[draft.at]?.text !== 'lebih' || draft.steps.length === 0) return
  for (const { word, end, cost } of text.at(draft.at + 1))
    if (word.kind === 'adverb' && word.notes.has('end'))
      yield { ...draft, at: end, cost: draft.cost + cost, adverbs: [...draft.adverbs, moreOf(word)] }
}

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
  notes.has('after') ? hasPredicate(draft) || draft.places.length > 0 : !notes.has('front') || !hasPredicate(draft)

/** Before the predicate; 'gak' and 'belum' at the end make it a question. */
function* helped(text: IndonesianText, draft: Draft, taken: Draft, word: Word): Generator<Draft> {
  if (!hasPredicate(draft)) yield { ...taken, helpers: [...draft.helpers, word] }
  const isLast = text.tokens.slice(taken.at).every((_, at) => isSkipped(text, taken.at + at))
  if (isLast && word.notes.has('not') && hasPredicate(draft)) yield { ...taken, isQuestion: true }
  if (isLast && word.notes.has('modal') && hasPredicate(draft))
    yield { ...taken, isQuestion: true, helpers: [...draft.helpers, word], cost: taken.cost + 1 }
}

const WHETHER = 'whether'

function* questioned(text: IndonesianText, draft: Draft, taken: Draft, word: Word): Generator<Draft> {
  const isWhether = word.en[0] === WHETHER
  if (isWhether && draft.at === (draft.opening ? 1 : 0)) yield { ...taken, isQuestion: true, cost: taken.cost + 0.3 }
  if (isWhether) return
  yield { ...taken, ask: word, isQuestion: true }
  yield* kindAsked(draft, taken, word)
  if (word.en[0] !== 'how much' && word.en[0] !== 'which') return
  for (const noun of text.at(taken.at))
    if (noun.word.kind === 'noun')
      yield { ...taken, at: noun.end, ask: word, asked: noun.word, isQuestion: true, cost: taken.cost + noun.word.cost }
}

/** 'musik apa' asks for a kind of music. */
function* kindAsked(draft: Draft, taken: Draft, word: Word): Generator<Draft> {
  const last = draft.steps.at(-1)
  if (word.en[0] !== 'what' || last?.object?.kind !== 'noun') return
  const steps = [...draft.steps.slice(0, -1), { ...last, object: null }]
  yield { ...taken, ask: word, asked: last.object.word, steps, isQuestion: true, cost: taken.cost + 0.4 }
}

const LINKED = ['to', 'ing', 'bare']

function* acted(text: IndonesianText, draft: Draft, taken: Draft, found: Found, budget: Budget): Generator<Draft> {
  const isPassive = found.isPassive && !found.word.notes.has('self')
  const step: VerbStep = { word: found.word, isPassive, object: null, second: null, described: null }
  const last = draft.steps.at(-1)
  const isLinked = last && !last.object && LINKED.some((note) => last.word.notes.has(note))
  const isTold = last?.object && (last.word.notes.has('oto') || (last.word.notes.has('for-to') && found.isPassive))
  const isMade = last?.object && last.word.notes.has('make')
  const isAsked = last?.isPassive && last.word.notes.has('oto')
  if (!last && (!hasPredicate(draft) || isReady(draft)))
    yield* followed(text, { ...taken, steps: [...draft.steps, step] }, budget)
  else if (isLinked || isTold || isMade || isAsked)
    yield* followed(text, { ...taken, steps: [...draft.steps, step] }, budget)
}

/** 'siap berangkat' and 'takut kehilangan' are one predicate. */
function isReady({ described, describedOf }: Draft): boolean {
  const last = described.at(-1)?.word
  return describedOf === null && last !== undefined && (isFollowed(last) || last.en[0]?.includes('(') === true)
}

const isFollowed = ({ notes }: Word): boolean => notes.has('to') || notes.has('tough')

/** A verb, then a whole clause that it tells, or an owner's ending as its object. */
function* followed(text: IndonesianText, draft: Draft, budget: Budget): Generator<Draft> {
  const step = draft.steps.at(-1) as VerbStep
  const object = objectOf(text.tokens[draft.at]?.text ?? '', step.word)
  if (object) yield { ...draft, at: draft.at + 1, steps: [...draft.steps.slice(0, -1), { ...step, object }] }
  yield draft
  if (!step.word.notes.has('that') || draft.at >= text.tokens.length) return
  const at = /^(?:bahwa|kalau|,)$/.test(text.tokens[draft.at]?.text ?? '') ? draft.at + 1 : draft.at
  const told = best(text, { ...EMPTY, at }, budget)
  const cost = told?.clause.predicate.kind === 'noun' && !told.clause.ask ? TOLD_NOUN : 0
  if (told?.clause.subject)
    yield { ...draft, at: text.tokens.length, cost: draft.cost + told.cost + cost, that: told.clause }
}

/** 'lupa kata sandi email' tells nothing of a password. */
const TOLD_NOUN = 1

/** 'Kata dokter saya harus istirahat': who says it stands first. */
function* reported(text: IndonesianText, draft: Draft, budget: Budget): Generator<Draft> {
  if (text.tokens[draft.at]?.text !== 'kata' || draft.subject || hasPredicate(draft)) return
  for (const { value, end, cost } of nounPhrases(text, draft.at + 1)) {
    const at = text.tokens[end]?.text === ',' ? end + 1 : end
    const told = at < text.tokens.length ? best(text, { ...EMPTY, at }, budget) : null
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

/** 'di rumah', 'dengan temanku'; before the predicate also 'pasien di kamar 12'. */
function* phrases(text: IndonesianText, draft: Draft): Generator<Draft> {
  for (const { word, end, cost } of text.at(draft.at)) {
    if (word.kind !== 'preposition') continue
    for (const of of nounPhrases(text, end)) {
      const taken = { ...draft, at: of.end, cost: draft.cost + of.cost + cost }
      const last = draft.steps.at(-1)
      if (last && !last.object && mayFollow(last.word, text.tokens[draft.at]?.text ?? '', of.value))
        yield { ...taken, steps: [...draft.steps.slice(0, -1), { ...last, object: of.value }] }
      const place = { by: word, of: of.value }
      const { subject } = draft
      if (subject?.kind === 'noun' && !subject.at && !hasPredicate(draft) && draft.helpers.length === 0)
        yield { ...taken, subject: { ...subject, at: place } }
      yield { ...taken, places: [...draft.places, place] }
    }
  }
}

/** 'kangen banget sama kamu': what is missed stands behind 'sama'. */
const mayFollow = ({ id, notes }: Word, by: string, of: NounPhrase): boolean =>
  id.some((form) => form.endsWith(` ${by}`)) || (notes.has('whom') && TO_WHOM.test(by) && isPerson(of))

const TO_WHOM = /^(?:sama|kepada|pada|ke)$/

/** 'ada kamar', 'kuncinya ada di meja', 'kamu ada waktu'. */
function* existing(text: IndonesianText, draft: Draft): Generator<Draft> {
  if (text.tokens[draft.at]?.text !== 'ada' || hasPredicate(draft)) return
  const at = draft.at + 1
  if (draft.subject && isPlaceAt(text, at)) yield { ...draft, at }
  for (const { value, end, cost } of nounPhrases(text, at))
    yield { ...draft, at: end, cost: draft.cost + cost, exists: true, what: value }
}

const PLACED = new Set(['adverb', 'ask'])

const isPlaceAt = (text: IndonesianText, at: number): boolean =>
  /^(?:di|ke|dari|dekat)$/.test(text.tokens[at]?.text ?? '') || text.at(at).some(({ word }) => PLACED.has(word.kind))

/** A noun phrase is the subject, an object, or what the subject is. */
function* asNoun(text: IndonesianText, draft: Draft): Generator<Draft> {
  for (const { value, end, cost } of nounPhrases(text, draft.at)) yield* placed(draft, value, end, draft.cost + cost)
}

/** 'parkir di depan rumah saya' does not park me. */
const FAR_OBJECT = 0.8

function* placed(draft: Draft, value: NounPhrase, at: number, cost: number): Generator<Draft> {
  const taken = { ...draft, at, cost }
  const last = draft.steps.at(-1)
  if (!hasPredicate(draft) && !draft.subject)
    yield { ...taken, subject: value, isQuestion: draft.isQuestion || isOffered(draft) }
  if (isSpoken(draft, value)) yield { ...taken, is: value }
  if (last && !last.object)
    yield {
      ...taken,
      steps: [...draft.steps.slice(0, -1), { ...last, object: value }],
      cost: cost + (draft.places.length > 0 ? FAR_OBJECT : 0),
    }
  if (last?.object && !last.second && last.word.notes.has('two'))
    yield { ...taken, steps: [...draft.steps.slice(0, -1), { ...last, second: value }] }
  if (!hasPredicate(draft) && draft.subject) yield* besideSubject(draft, taken, value)
  if (hasPredicate(draft) && !draft.subject && !draft.exists && !last)
    yield { ...taken, subject: value, cost: cost + 0.4 }
}

/** 'Bisa saya bantu?' */
const isOffered = (draft: Draft): boolean => !draft.isInside && (draft.helpers.at(-1)?.notes.has('offer') ?? false)

/** 'karyawan yang bisa bahasa Inggris' */
const isSpoken = (draft: Draft, value: NounPhrase): boolean =>
  draft.isInside && !hasPredicate(draft) && isLanguage(value) && draft.helpers.some(({ notes }) => notes.has('modal'))

/** What the subject is; or 'emailnya sudah saya kirim', where the subject comes second. */
function* besideSubject(draft: Draft, taken: Draft, value: NounPhrase): Generator<Draft> {
  yield { ...taken, is: value }
  const isFronted = draft.subject?.kind === 'noun' && value.kind === 'pronoun' && !draft.fronted
  if (isFronted) yield { ...taken, subject: value, fronted: draft.subject, cost: taken.cost + 0.3 }
}
