import type { Clause, Noun, NounPhrase, Phrase, Predicate, VerbStep } from './clause.ts'
import { isMany } from './english-noun-phrases.ts'

const OWNERS = /^(?:I|you|he|she|we|they)$/

/** Whose it is goes without saying in Indonesian: 'tinggal sama orang tua', 'lupa bawa dompet'. */
export function withOwners(clause: Clause): Clause {
  const owner = ownerIn(clause)
  return {
    ...clause,
    subject: clause.subject && ofFamily(clause.subject, ME),
    predicate: inPredicate(clause.predicate, owner),
    places: clause.places.map((one): Phrase => ({ ...one, of: ofFamily(one.of, owner) })),
  }
}

const ME: NounPhrase = {
  kind: 'pronoun',
  word: { kind: 'pronoun', en: ['I'], id: ['aku'], notes: new Set(['1']), cost: 0 },
}

export const ownerIn = ({ subject, mood }: Clause): NounPhrase => {
  const isPronoun = subject?.kind === 'pronoun' && OWNERS.test(subject.word.en[0] ?? '')
  if (isPronoun) return subject
  if (subject?.kind === 'noun' && isPerson(subject)) return pronounFor(subject)
  return mood === 'orders' ? { ...ME, word: { ...ME.word, en: ['you'], id: ['kamu'] } } : ME
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
