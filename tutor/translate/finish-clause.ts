import { withOwners } from './belongings.ts'
import type { Clause, NounPhrase, Predicate, VerbStep } from './clause.ts'
import { has } from './clause.ts'
import { aged, IT, measured, priced, pronoun, word } from './finish-amounts.ts'
import type { Draft, ReadClause } from './indonesian-draft.ts'
import type { Word } from './lexicon.ts'
import { doubtIn, isPerson } from './plausible.ts'

const GO = word('verb', 'go', 'pergi', 'move')
const DO = word('verb', 'do', 'melakukan')
const HAVE = word('verb', 'have', 'punya', 's')
const I = pronoun('I', 'aku', '1')
const YOU = pronoun('you', 'kamu', '2')
const SHE = pronoun('she', 'dia', '3')
const SPEAK = word('verb', 'speak', 'bicara')
const DO_IT = word('verb', 'do it', 'melakukannya')

const NO_SUBJECT = 0.3
const FRAGMENT = 1.5
const ASKS_WHERE = /^(?:where|where from|how much|when|why|how|what|who|which|whose|what time|how far|how long)$/

/** What was read as a whole sentence; null if something is missing. */
export function finish(draft: Draft): ReadClause | null {
  const whole = measured(aged(priced(wished(instructed(active(withFronted(draft)))))))
  const found = predicateOf(whole)
  if (!found || whole.fronted) return null
  const { predicate, places, adverbs, cost } = found
  const mood = moodOf(whole, predicate)
  const subject = whole.subject ?? subjectMissing(whole, predicate, mood)
  const clause: Clause = {
    opening: whole.opening,
    mood,
    subject,
    helpers: whole.helpers,
    predicate: asked(predicate, whole, mood),
    ask: whole.ask,
    asked: whole.asked,
    moments: whole.moments,
    places,
    adverbs,
    joined: whole.joined,
  }
  const isMissing = !whole.subject && subject !== null
  const isImplied = !whole.subject && (subject === I || subject === YOU || subject === null || whole.isInside)
  return {
    clause: withOwners(asWoman({ ...clause, isImplied })),
    cost: whole.cost + cost + doubtIn(clause) + (isMissing ? NO_SUBJECT : 0),
  }
}

/** 'Dia cantik' is more likely said of a woman. */
function asWoman(clause: Clause): Clause {
  const { predicate, subject } = clause
  const isSaid = predicate.kind === 'adjectives' && predicate.all.some((one) => one.word.notes.has('she'))
  return isSaid && subject?.kind === 'pronoun' && subject.word.en[0] === 'he' ? { ...clause, subject: SHE } : clause
}

interface FoundPredicate {
  predicate: Predicate
  places: Clause['places']
  adverbs: Clause['adverbs']
  cost: number
}

function predicateOf(draft: Draft): FoundPredicate | null {
  const { steps, that, described, describedBy, describedOf, is, places, adverbs } = draft
  const rest = { places, adverbs, cost: 0 }
  if (described.length > 0 && isTrouble(draft))
    return { predicate: { kind: 'verbs', steps: [TROUBLE, ...steps], that: null }, ...rest }
  if (described.length > 0)
    return {
      predicate: { kind: 'adjectives', all: described, by: describedBy, of: describedOf, doing: steps },
      ...rest,
    }
  if (steps.length > 0) return { predicate: { kind: 'verbs', steps, that }, ...rest }
  if (draft.exists && draft.what)
    return { predicate: isHad(draft) ? verb(HAVE, draft.what) : { kind: 'exists', what: draft.what }, ...rest }
  if (is) return { predicate: isLanguage(is) && has(draft, 'modal') ? verb(SPEAK, is) : { kind: 'noun', is }, ...rest }
  return withoutVerb(draft)
}

/** 'Anak saya susah makan sayur': somebody has trouble eating. */
const isTrouble = ({ described: [one], steps: [first], subject }: Draft): boolean =>
  one?.word.notes.has('tough') === true &&
  /^(?:susah|sulit)$/.test(one.word.id[0] ?? '') &&
  first?.isPassive === false &&
  isPerson(subject)

const TROUBLE: VerbStep = {
  word: word('verb', 'have trouble', 'susah', 'ing', 's'),
  isPassive: false,
  object: null,
  second: null,
  described: null,
}

/** 'Kamu ada waktu', and 'ada uang kecil?', which is asked of whoever is there. */
const isHad = ({ subject, what, isQuestion, ask, places, adverbs, moments }: Draft): boolean =>
  subject !== null ||
  (what?.kind === 'noun' && what.word.notes.has('had') && !ask) ||
  (isQuestion && !ask && places.length + adverbs.length + moments.length === 0)

/** 'Bisa bahasa Inggris' is to speak it. */
export const isLanguage = (one: NounPhrase): boolean => one.kind === 'noun' && /^bahasa \w/.test(one.word.id[0] ?? '')

const verb = (of: Word, object: NounPhrase | null): Predicate => ({
  kind: 'verbs',
  steps: [{ word: of, isPassive: false, object, second: null, described: null }],
  that: null,
})

/** 'Dia di rumah', 'aku ke pasar', 'kamu di mana'. */
function withoutVerb(draft: Draft): FoundPredicate | null {
  const { places, adverbs, ask, subject } = draft
  const isGoing = places.some(({ by }) => by.en[0] === 'to') || ask?.en[0] === 'where to' || goesThere(adverbs)
  if (isGoing) return { predicate: verb(GO, null), places, adverbs, cost: 0.2 }
  if (ask?.en[0] === 'what' && subject && has(draft, 'progressive'))
    return { predicate: verb(DO, null), places, adverbs, cost: 0.2 }
  const isAsked = ask && ASKS_WHERE.test(ask.en[0] ?? '') && (subject || ask.en[0] === 'what time')
  if (isAsked) return { predicate: { kind: 'asked' }, places, adverbs, cost: 0 }
  if (subject && has(draft, 'modal') && places.length === 0)
    return { predicate: verb(DO_IT, null), places, adverbs, cost: 0.6 }
  return somewhere(draft)
}

function somewhere(draft: Draft): FoundPredicate | null {
  const { places, adverbs, ask, subject, helpers } = draft
  const [at, ...others] = places
  if (at && isFragment(draft)) return { predicate: { kind: 'none' }, places, adverbs, cost: 0.6 }
  if (at && (subject || helpers.length > 0))
    return { predicate: { kind: 'place', at }, places: others, adverbs, cost: 0.2 }
  const here = adverbs.find(({ notes }) => notes.has('where'))
  if (here)
    return {
      predicate: { kind: 'adverb', word: here },
      places,
      adverbs: adverbs.filter((one) => one !== here),
      cost: 0.2,
    }
  return ask ? null : sometime(draft)
}

/** 'Rapatnya besok', or a phrase without a verb. */
function sometime({ subject, moments, helpers, opening, places, adverbs }: Draft): FoundPredicate | null {
  const rest = { places, adverbs }
  if (subject?.kind === 'noun' && moments.length > 0 && helpers.length === 0)
    return { predicate: { kind: 'adverb', word: WHEN }, ...rest, cost: subject.which || subject.owner ? 0 : 0.5 }
  const isThanks = opening?.notes.has('of')
  const isSaid = subject && (isThanks || subject.kind !== 'pronoun')
  return isSaid ? { predicate: { kind: 'none' }, ...rest, cost: isThanks ? 0 : FRAGMENT } : null
}

/** When it is stands behind it anyway. */
const WHEN = word('adverb', '', '')

const goesThere = (adverbs: readonly Word[]): boolean => adverbs.some(({ id }) => id[0]?.startsWith('ke '))

/** 'meja untuk empat orang' says nothing of a table that is somewhere. */
const isFragment = ({ subject, places, helpers, adverbs }: Draft): boolean =>
  subject?.kind === 'noun' &&
  !subject.which &&
  helpers.length + adverbs.length === 0 &&
  /^(?:for|with|without|about)$/.test(places[0]?.by.en[0] ?? '')

function moodOf(draft: Draft, predicate: Predicate): Clause['mood'] {
  if (has(draft, 'lets')) return 'lets'
  if (has(draft, 'order')) return 'orders'
  if (has(draft, 'please') && !draft.subject) return 'orders'
  const isOffer =
    !draft.isInside && !draft.subject && predicate.kind === 'verbs' && has(draft, 'offer') && !has(draft, 'not')
  if (draft.isQuestion || draft.ask || isOffer) return 'asks'
  const orders = predicate.kind === 'verbs' && !draft.subject && draft.helpers.length === 0
  const first = predicate.kind === 'verbs' ? predicate.steps[0] : undefined
  const isDone = ['s', 'd', 'it', 'body'].some((note) => first?.word.notes.has(note))
  return orders && !isDone && !first?.isPassive ? 'orders' : 'tells'
}

function subjectMissing(draft: Draft, predicate: Predicate, mood: Clause['mood']): NounPhrase | null {
  if (mood === 'orders' || mood === 'lets' || predicate.kind === 'exists' || predicate.kind === 'none') return null
  if (draft.ask && /^(?:who|what)$/.test(draft.ask.en[0] ?? '') && isSubjectAsked(predicate, draft)) return null
  if (has(draft, 'you')) return YOU
  if (isOfThing(predicate)) return IT
  return mood === 'asks' && !isForMyself(predicate, draft) ? YOU : I
}

/** Rain, and what nobody feels. */
function isOfThing(predicate: Predicate): boolean {
  const first = predicate.kind === 'verbs' ? predicate.steps[0] : undefined
  if (first) return first.isPassive || first.word.notes.has('it')
  if (predicate.kind === 'adjectives') return !predicate.all[0]?.word.notes.has('felt')
  return predicate.kind === 'asked'
}

/** 'Boleh pinjam?', 'bisa minta air?' */
const isForMyself = (predicate: Predicate, { helpers }: Draft): boolean =>
  (predicate.kind === 'verbs' && predicate.steps[0]?.word.en[0] === 'ask for') ||
  helpers.some(({ en }) => en[0] === 'may')

/** 'Siapa yang mau ikut?' */
const isSubjectAsked = (predicate: Predicate, { ask }: Draft): boolean =>
  predicate.kind !== 'verbs' || ask?.en[0] === 'who' || predicate.steps.at(-1)?.object !== null

/** 'Boleh minta air?' asks to have it. */
function asked(predicate: Predicate, draft: Draft, mood: Clause['mood']): Predicate {
  if (predicate.kind !== 'verbs' || mood !== 'asks' || !has(draft, 'modal')) return predicate
  const [first, ...others] = predicate.steps
  if (first?.word.en[0] !== 'ask for') return predicate
  return { ...predicate, steps: [{ ...first, word: HAVE }, ...others] }
}

/** 'Mohon ditunggu' and 'jangan dibuka' are orders: 'please wait', 'don't open'. */
function active(draft: Draft): Draft {
  const isOrder = (has(draft, 'please') || has(draft, 'order')) && !draft.subject
  return isOrder ? { ...draft, steps: draft.steps.map((step) => activeStep(draft, step)) } : draft
}

/** 'Obatnya diminum dulu' tells somebody to take it. */
function instructed(draft: Draft): Draft {
  const [first, ...others] = draft.steps
  const { subject, helpers, moments } = draft
  const isTold = first?.isPassive && !first.object && helpers.length + moments.length === 0 && !draft.isQuestion
  const isFirst = draft.adverbs.some(({ id }) => id[0] === 'dulu')
  if (!isTold || !isFirst || subject?.kind !== 'noun') return draft
  return { ...draft, subject: null, steps: [{ ...first, isPassive: false, object: subject }, ...others] }
}

/** 'Mau diminum di sini?': somebody is asked whether to drink it here. */
function wished(draft: Draft): Draft {
  const [first, ...others] = draft.steps
  const isWished = has(draft, 'want') && !draft.subject && first?.isPassive === true
  return isWished ? { ...draft, steps: [{ ...first, isPassive: false, object: first.object ?? IT }, ...others] } : draft
}

/** 'Jangan dibuka' is 'don't open it'. */
function activeStep(draft: Draft, step: VerbStep): VerbStep {
  const isMeant = step.isPassive && has(draft, 'order') && !step.object && !step.word.en[0]?.includes('(')
  return { ...step, isPassive: false, object: isMeant ? IT : step.object }
}

/** 'Emailnya sudah saya kirim': what stands first is the object. */
function withFronted(draft: Draft): Draft {
  const last = draft.steps.at(-1)
  if (!draft.fronted || !last || last.object) return draft
  return { ...draft, steps: [...draft.steps.slice(0, -1), { ...last, object: draft.fronted }], fronted: null }
}
