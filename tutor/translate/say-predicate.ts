import { pronouns } from '../../english/words/pronouns.ts'
import { inflectVerb, type VerbForm } from '../../english/words/verbs.ts'
import { ownerIn } from './belongings.ts'
import type { Clause, NounPhrase, Predicate, VerbStep } from './clause.ts'
import { englishOf, isMany, saidAdjective, saidKind, saidNoun, saidPhrase } from './english-noun-phrases.ts'
import { isUnknown } from './indonesian-text.ts'

export type Tense = 'present' | 'past'

interface Person {
  be: Record<Tense, string>
  isThird: boolean
}

export function personOf(subject: NounPhrase | null): Person {
  const said = subject?.kind === 'pronoun' ? englishOf(subject.word).replace(/^only /, '') : ''
  if (said === 'I') return { be: { present: 'am', past: 'was' }, isThird: false }
  if (said === 'you' || (subject && isMany(subject))) return { be: { present: 'are', past: 'were' }, isThird: false }
  return { be: { present: 'is', past: 'was' }, isThird: true }
}

/** What a predicate says with its first verb in some form; 'be' where it has none. */
export function saidPredicate(clause: Clause, form: VerbForm | 'am' | 'was'): string {
  const { predicate } = clause
  if (predicate.kind !== 'verbs') return [beIn(clause, form), complement(clause, predicate)].filter(Boolean).join(' ')
  const [first, ...others] = predicate.steps
  if (!first) return ''
  return [
    saidStep(clause, others.length > 0 ? asking(first) : first, form),
    ...others.map((step, at) => linked(clause, predicate.steps[at], step)),
  ]
    .filter(Boolean)
    .join(' ')
}

/** 'ask to be called', but 'ask for help' */
const asking = (step: VerbStep): VerbStep =>
  step.word.notes.has('for-to') && !step.object
    ? { ...step, word: { ...step.word, en: [englishOf(step.word).replace(/ for$/, '')] } }
    : step

function beIn({ subject }: Clause, form: VerbForm | 'am' | 'was'): string {
  const { be } = personOf(subject)
  if (form === 'am' || form === 'third') return be.present
  if (form === 'was' || form === 'past') return be.past
  return inflectVerb('be', form)
}

function complement(clause: Clause, predicate: Exclude<Predicate, { kind: 'verbs' }>): string {
  switch (predicate.kind) {
    case 'adjectives':
      return adjectivesIn(clause, predicate)
    case 'noun':
      return saidNoun(predicate.is, 'object')
    case 'place':
      return saidPhrase(predicate.at)
    case 'adverb':
      return englishOf(predicate.word)
    default:
      return ''
  }
}

/** 'kind and patient', 'afraid of dogs', 'bigger than mine', 'ready to go', 'tired of waiting'. */
function adjectivesIn(clause: Clause, { all, by, of, doing = [] }: Extract<Predicate, { kind: 'adjectives' }>): string {
  const said = all.map((one) => `${one.degree?.en[0] === 'most' ? 'the ' : ''}${saidAdjective(one)}`).join(` ${by} `)
  const last = all.at(-1)
  const [, link = ''] = / \((.*)\)$/.exec(last ? englishOf(last.word) : '') ?? []
  const [first, ...others] = doing
  if (first) {
    const isTough = last?.word.notes.has('tough') === true
    const step = isTough ? { ...first, isPassive: false } : first
    const lead =
      isTough || last?.word.notes.has('to')
        ? `to ${saidStep(clause, step, 'base')}`
        : `${link} ${saidStep(clause, first, 'ing')}`
    return [said, lead, ...others.map((step, at) => linked(clause, doing[at], step))].join(' ')
  }
  if (!of) return said
  const isMore = last?.degree?.en[0] === 'more'
  return `${said} ${isMore ? 'than' : link} ${isMore || BESIDE.test(link) ? saidNoun(known(of, link), 'object') : saidKind(of)}`
}

/** 'close to the mosque', 'different from the photo'; but 'afraid of dogs'. */
const BESIDE = /^(?:to|from)$/

const known = (of: NounPhrase, link: string): NounPhrase =>
  BESIDE.test(link) && of.kind === 'noun' && !of.owner && !of.count && /^an? /.test(englishOf(of.word))
    ? { ...of, which: of.which ?? 'the' }
    : of

/** 'waiting for the bus', 'gave me a book'. */
function saidStep(clause: Clause, step: VerbStep, form: VerbForm | 'am' | 'was'): string {
  const { word, object, second, described, isPassive } = step
  const [, phrase = '', by = ''] = /^(.*?)(?: \((.*)\))?$/.exec(englishOf(word)) ?? []
  const [base = '', ...more] = phrase.split(' ')
  const behind = more.map((one) => (one === 'my' ? saidOwner(clause) : one))
  const first = [inForm(clause, base, form, isPassive), ...behind]
  const isSomebody = object?.kind === 'noun' && englishOf(object.word) === 'a person'
  if (isPassive)
    return [...first, second && saidNoun(second, 'object'), object && !isSomebody && `by ${saidNoun(object, 'object')}`]
      .filter(Boolean)
      .join(' ')
  if (object?.kind === 'pronoun' && !by && !second && !described && isApart(word, behind.join(' ')))
    return [first[0], saidNoun(object, 'object'), ...behind].join(' ')
  const kind = object && (likesKinds(clause) ? saidKind(object) : saidNoun(object, 'object'))
  const link = described && object && !word.notes.has('make') ? 'to be' : ''
  return [
    ...first,
    object && !isAsked(object) && by,
    kind,
    second && saidNoun(second, 'object'),
    link,
    described && saidAdjective(described),
  ]
    .filter(Boolean)
    .join(' ')
}

/** 'pick you up', but 'step on it' */
const isApart = ({ notes }: VerbStep['word'], behind: string): boolean => PARTICLE.test(behind) && !notes.has('whole')
const PARTICLE = /^(?:up|off|out|on|down|back|away|over)$/

/** 'tell me (about)', but 'tell me what happened' */
const isAsked = (object: NounPhrase): boolean => object.kind === 'name' && object.text.startsWith('what ')

function saidOwner(clause: Clause): string {
  const owner = ownerIn(clause)
  return (owner.kind === 'pronoun' && pronouns(englishOf(owner.word))?.owner) || 'my'
}

const FULL: Partial<Record<string, VerbForm>> = { am: 'base', was: 'past' }

function inForm(clause: Clause, base: string, form: VerbForm | 'am' | 'was', isPassive: boolean): string {
  if (isUnknown(base)) return base
  if (isPassive) return `${beIn(clause, form)} ${inflectVerb(base, 'participle')}`
  return base === 'be' ? beIn(clause, form) : inflectVerb(base, FULL[form] ?? (form as VerbForm))
}

/** 'I like dogs', 'I like reading books'. */
const likesKinds = ({ predicate }: Clause): boolean =>
  predicate.kind === 'verbs' && (predicate.steps[0]?.word.notes.has('kinds') ?? false)

/** A verb behind another: 'to go', 'watching', 'me cry'. */
function linked(clause: Clause, before: VerbStep | undefined, step: VerbStep): string {
  const notes = before?.word.notes
  const isMade = before?.object && notes?.has('make')
  if (isMade || notes?.has('bare')) return saidStep(clause, step, 'base')
  if (notes?.has('ing') && !before?.object) return saidStep(clause, step, 'ing')
  return `to ${saidStep(clause, step, 'base')}`
}
