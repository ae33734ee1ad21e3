import { CALLED } from './called.ts'
import type { Clause, Noun, NounPhrase, Phrase, Predicate, VerbStep } from './clause.ts'
import { isMany } from './english-noun-phrases.ts'

const OWNERS = /^(?:I|you|he|she|we|they)$/

/** Whose it is goes without saying in Indonesian: 'tinggal sama orang tua', 'lupa bawa dompet'. */
export function withOwners(clause: Clause): Clause {
  const owner = ownerIn(clause)
  return {
    ...clause,
    subject: clause.subject && (isToldListener(clause) ? calledByName(clause.subject) : ofFamily(clause.subject, ME)),
    predicate: inPredicate(ofListener(clause), owner),
    places: clause.places.map((one): Phrase => ({ ...one, of: ofFamily(one.of, owner) })),
  }
}

/** 'Buka mulutnya', 'saya ukur tensinya ya': what belongs to whoever is told. */
function ofListener({ predicate, mood, subject, isAgreed }: Clause): Predicate {
  const isMine = subject?.kind === 'pronoun' && /^(?:I|we)$/.test(subject.word.en[0] ?? '')
  if (predicate.kind !== 'verbs' || !(mood === 'orders' || (isMine && isAgreed))) return predicate
  return {
    ...predicate,
    steps: predicate.steps.map((step) => ({ ...step, object: step.object && yours(step.object) })),
  }
}

const yours = (phrase: NounPhrase): NounPhrase =>
  phrase.kind === 'noun' &&
  phrase.which === 'the' &&
  !phrase.owner &&
  ['body', 'own'].some((one) => phrase.word.notes.has(one))
    ? { ...phrase, which: null, owner: YOU }
    : phrase

/** 'Oma kangen kamu': whoever says so, or speaks of her to the family, calls her by her name. */
const isToldListener = ({ predicate }: Clause): boolean =>
  (predicate.kind === 'verbs' && predicate.steps.some(({ object }) => isYou(object))) ||
  (predicate.kind === 'adjectives' && isYou(predicate.of))

const isYou = (phrase: NounPhrase | null): boolean => phrase?.kind === 'pronoun' && phrase.word.notes.has('2')

function calledByName(subject: NounPhrase): NounPhrase {
  const name = subject.kind === 'noun' && isBare(subject) ? CALLED[subject.word.en[0] ?? ''] : undefined
  return name ? { kind: 'name', text: name } : ofFamily(subject, ME)
}

/** 'Oma kangen kamu' may be said by herself. */
export const asSpeaker = (clause: Clause): Clause | null =>
  clause.subject?.kind === 'name' && NAMES.has(clause.subject.text) && isToldListener(clause)
    ? { ...clause, subject: ME }
    : null

const NAMES: ReadonlySet<string> = new Set(Object.values(CALLED))

const ME: NounPhrase = {
  kind: 'pronoun',
  word: { kind: 'pronoun', en: ['I'], id: ['aku'], notes: new Set(['1']), cost: 0 },
}

const YOU: NounPhrase = { ...ME, word: { ...ME.word, en: ['you'], id: ['kamu'] } }

export const ownerIn = ({ subject, mood }: Clause): NounPhrase => {
  const isPronoun = subject?.kind === 'pronoun' && OWNERS.test(subject.word.en[0] ?? '')
  if (isPronoun) return subject
  if (subject?.kind === 'noun' && isPerson(subject)) return pronounFor(subject)
  return mood === 'orders' ? YOU : ME
}

const isPerson = ({ word }: Noun): boolean => word.notes.has('person') || word.notes.has('kin')
const WOMEN = /\b(?:mother|sister|wife|aunt|grandmother|daughter|woman|girl|niece)/

/** 'My child … because he …' */
export const pronounFor = (subject: Noun): NounPhrase => ({
  kind: 'pronoun',
  word: { ...ME.word, en: [isMany(subject) ? 'they' : WOMEN.test(subject.word.en[0] ?? '') ? 'she' : 'he'] },
})

const isBare = (phrase: NounPhrase): boolean =>
  phrase.kind === 'noun' &&
  !phrase.owner &&
  !phrase.which &&
  !phrase.count &&
  phrase.adjectives.length === 0 &&
  !phrase.of

/** 'ibu' is my mother, 'rumah nenek' my grandmother's house. */
function ofFamily(phrase: NounPhrase, owner: NounPhrase): NounPhrase {
  if (phrase.kind !== 'noun') return phrase
  if (phrase.owner?.kind === 'noun') return { ...phrase, owner: ofFamily(phrase.owner, ME) }
  return phrase.word.notes.has('kin') && isBare(phrase) ? { ...phrase, owner } : phrase
}

/** 'rumah sendiri' is 'my own house'. */
const isSelfOwned = (phrase: NounPhrase): boolean =>
  phrase.kind === 'noun' && !phrase.owner && phrase.adjectives.some(({ word }) => word.notes.has('subject'))

function inPredicate(predicate: Predicate, owner: NounPhrase): Predicate {
  if (predicate.kind !== 'verbs') return predicate
  return { ...predicate, steps: predicate.steps.map((step) => inStep(step, owner)) }
}

const known = (noun: Noun): Noun => ({ ...noun, which: /^an? /.test(noun.word.en[0] ?? '') ? 'the' : null })

function inStep(step: VerbStep, owner: NounPhrase): VerbStep {
  const { object, word } = step
  if (object?.kind !== 'noun') return step
  if (isSelfOwned(object)) return { ...step, object: { ...object, owner } }
  if (word.en[0] === 'have') return step
  if (object.word.notes.has('body') && isBare(object))
    return { ...step, object: { ...object, owner, count: object.word.notes.has('pair') ? 'plural' : null } }
  if (word.notes.has('the') && isBare(object) && !object.word.notes.has('own'))
    return { ...step, object: known(object) }
  const isOwn = word.notes.has('own') && object.word.notes.has('own') && isBare(object)
  return { ...step, object: isOwn ? { ...object, owner } : ofFamily(object, owner) }
}
