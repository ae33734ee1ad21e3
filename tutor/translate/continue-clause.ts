import { pronounFor } from './belongings.ts'
import type { Clause, NounPhrase } from './clause.ts'
import { has } from './clause.ts'
import { isMany } from './english-noun-phrases.ts'
import { IT, pronoun } from './finish-amounts.ts'

const YOU = pronoun('you', 'kamu', '2')
const HE = pronoun('he', 'dia', '3')
const THEY = pronoun('they', 'mereka', '4')
const PERSONS = /^(?:I|you|he|she|we|they)$/

/** Who or what a clause goes on about: 'barangnya sudah dikirim tapi belum sampai'. */
export function continuedSubject(clause: Clause, before: Clause): NounPhrase | null {
  if (!clause.isImplied && !clause.isGuessed) return null
  const { mood } = before
  const subject = ownerOfBody(before.subject)
  const person = mood === 'orders' ? YOU : personIn(subject)
  const isAlike = before.predicate.kind === 'adjectives' && clause.predicate.kind === 'adjectives'
  if (person) return clause.isImplied || happensTo(clause) || isAlike ? person : null
  if (subject?.kind !== 'noun' && subject?.kind !== 'pointer') return null
  const isAnimal = subject.kind === 'noun' && subject.word.notes.has('animal')
  return isAnimal || happensToThings(clause) ? (isMany(subject) ? THEY : IT) : null
}

/** 'kepala saya sakit sejak bangun': who has the head woke up. */
const ownerOfBody = (subject: NounPhrase | null): NounPhrase | null =>
  subject?.kind === 'noun' && subject.word.notes.has('body') && subject.owner?.kind === 'pronoun'
    ? subject.owner
    : subject

/** A sentence that goes on about whom the one before was about. */
export function continued(clause: Clause, before: Clause | null): Clause {
  if (before?.mood !== 'tells' || clause.mood !== 'tells') return clause
  const subject = continuedSubject(clause, before)
  return subject ? { ...clause, subject } : clause
}

/** What comes to whoever does not listen: 'nanti jatuh'. */
export function otherwise(clause: Clause): Clause {
  const moments = clause.moments.map((one) => (one.en === 'later' ? { ...one, en: '' } : one))
  const isTheirs = clause.isImplied && clause.subject?.kind === 'pronoun'
  return { ...clause, moments, subject: isTheirs ? YOU : clause.subject }
}

/** 'Obatnya dihabiskan', where it tells nothing of when or by whom. */
export function orderedIn(clause: Clause): Clause | null {
  const { mood, subject, helpers, moments, predicate } = clause
  const [first, ...others] = predicate.kind === 'verbs' ? predicate.steps : []
  const isThing = subject?.kind === 'noun' && !personIn(subject)
  const isOpen = mood === 'tells' && helpers.length + moments.length === 0 && (isThing || clause.isGuessed === true)
  if (!isOpen || !first?.isPassive || first.object || predicate.kind !== 'verbs') return null
  const step = { ...first, isPassive: false, object: isThing ? { ...subject, which: subject.which ?? 'the' } : IT }
  return { ...clause, mood: 'orders', subject: null, predicate: { ...predicate, steps: [step, ...others] } }
}

function personIn(subject: NounPhrase | null): NounPhrase | null {
  if (subject?.kind === 'name') return HE
  if (subject?.kind === 'pronoun') return PERSONS.test(subject.word.en[0] ?? '') ? subject : null
  const isPerson = subject?.kind === 'noun' && (subject.word.notes.has('person') || subject.word.notes.has('kin'))
  return isPerson ? pronounFor(subject) : null
}

const stepIn = ({ predicate }: Clause) => (predicate.kind === 'verbs' ? predicate.steps[0] : undefined)

/** 'dimarahi', 'disuruh tidur' */
const happensTo = (clause: Clause): boolean => {
  const step = stepIn(clause)
  return step?.isPassive === true && (step.word.notes.has('whom') || step.word.notes.has('oto'))
}

const LED = ['modal', 'want', 'need', 'please', 'order']

/** 'belum sampai', 'mati sendiri': nobody does it. */
function happensToThings(clause: Clause): boolean {
  const step = stepIn(clause)
  if (!step || LED.some((note) => has(clause, note))) return false
  const { notes } = step.word
  return step.isPassive || (!step.object && ['no-object', 'of-thing', 'd'].some((note) => notes.has(note)))
}
