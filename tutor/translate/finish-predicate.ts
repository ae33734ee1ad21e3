import type { Clause, Noun, NounPhrase, Predicate, VerbStep } from './clause.ts'
import { has } from './clause.ts'
import { IT, pronoun, word } from './finish-amounts.ts'
import type { Draft } from './indonesian-draft.ts'
import { isPerson } from './phrase-kinds.ts'
import type { Word } from './word.ts'

export interface FoundPredicate {
  predicate: Predicate
  places: Clause['places']
  adverbs: Clause['adverbs']
  cost: number
  /** Another subject than was named first. */
  subject?: NounPhrase | null
  /** What is left of them where one is the predicate. */
  moments?: Clause['moments']
}

const GO = word('verb', 'go', 'pergi', 'move')

const DO = word('verb', 'do', 'melakukan')

export const HAVE = word('verb', 'have', 'punya', 's')

const SPEAK = word('verb', 'speak', 'bicara')

const TAKE = word('verb', 'take', 'butuh waktu', 'it')

const DO_IT = word('verb', 'do it', 'melakukannya')

const FRAGMENT = 1.5

const ASKS_WHERE = /^(?:where|where from|how much|when|why|how|what|who|which|whose|what time|how far|how long)$/

export function predicateOf(draft: Draft): FoundPredicate | null {
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
  if (isGoing && ask?.en[0] !== 'how long') return { predicate: verb(GO, null), places, adverbs, cost: 0.2 }
  if (ask?.en[0] === 'what' && subject && has(draft, 'progressive'))
    return { predicate: verb(DO, null), places, adverbs, cost: 0.2 }
  if (ask?.en[0] === 'how long' && !subject && places.length > 0)
    return { predicate: verb(TAKE, null), places, adverbs, cost: 0 }
  if (ask?.en[0] === 'how far' && !subject)
    return { predicate: { kind: 'asked' }, places, adverbs, cost: 0, subject: IT }
  const isAsked = ask && ASKS_WHERE.test(ask.en[0] ?? '') && (subject || ask.en[0] === 'what time')
  if (isAsked) return { predicate: { kind: 'asked' }, places, adverbs, cost: 0 }
  if (subject && has(draft, 'modal') && places.length === 0)
    return { predicate: verb(DO_IT, null), places, adverbs, cost: 0.6 }
  return somewhere(draft)
}

function somewhere(draft: Draft): FoundPredicate | null {
  const { places, adverbs, ask, subject, helpers } = draft
  const [at, ...others] = places
  if (!at && isMuch(subject) && has(draft, 'progressive'))
    return { predicate: verb(HAVE, subject), places, adverbs, cost: 0.1, subject: I_MYSELF }
  if (at && isMuch(subject)) return { predicate: { kind: 'exists', what: subject }, places, adverbs, cost: 0.1 }
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
  return ask ? null : (clockTime(draft) ?? sometime(draft))
}

/** 'Lagi banyak kerjaan' */
const I_MYSELF = pronoun('I', 'aku', '1')

/** 'Di kampung saya banyak sawah' */
const isMuch = (subject: NounPhrase | null): subject is Noun =>
  subject?.kind === 'noun' &&
  !subject.which &&
  !subject.owner &&
  typeof subject.count === 'object' &&
  subject.count?.en[0] === 'many'

/** 'Udah jam dua pagi' */
function clockTime({ subject, moments, places, adverbs }: Draft): FoundPredicate | null {
  const clock = /^at (.*\d.*)$/.exec(moments[0]?.en ?? '')?.[1]
  if (subject || !clock || moments.length > 1) return null
  const is: NounPhrase = { kind: 'name', text: clock }
  return { predicate: { kind: 'noun', is }, places, adverbs, cost: 0.2, subject: IT, moments: [] }
}

/** 'Rapatnya besok', or a phrase without a verb. */
function sometime({ subject, moments, helpers, opening, places, adverbs }: Draft): FoundPredicate | null {
  const rest = { places, adverbs }
  if (subject?.kind === 'noun' && moments.length > 0 && helpers.length === 0)
    return { predicate: { kind: 'adverb', word: WHEN }, ...rest, cost: subject.which || subject.owner ? 0 : 0.5 }
  const owned = subject?.kind === 'noun' && subject.owner && isCounted(subject) ? subject : null
  if (owned && helpers.length === 0)
    return { predicate: verb(HAVE, { ...owned, owner: null }), ...rest, cost: 0.2, subject: owned.owner }
  const isThanks = opening?.notes.has('of')
  const isSaid = subject && (isThanks || subject.kind !== 'pronoun')
  return isSaid ? { predicate: { kind: 'none' }, ...rest, cost: isThanks ? 0 : FRAGMENT } : null
}

const isCounted = ({ count }: Noun): boolean => typeof count === 'object' && count?.kind === 'number'

/** When it is stands behind it anyway. */
const WHEN = word('adverb', '', '')

const goesThere = (adverbs: readonly Word[]): boolean => adverbs.some(({ id }) => id[0]?.startsWith('ke '))

/** 'meja untuk empat orang' says nothing of a table that is somewhere. */
const isFragment = ({ subject, places, helpers, adverbs }: Draft): boolean =>
  subject?.kind === 'noun' &&
  !subject.which &&
  helpers.length + adverbs.length === 0 &&
  /^(?:for|with|without|about)$/.test(places[0]?.by.en[0] ?? '')
