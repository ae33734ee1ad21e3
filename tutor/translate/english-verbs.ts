import { pronouns } from '../../english/words/pronouns.ts'
import { inflectVerb, type VerbForm } from '../../english/words/verbs.ts'
import { ownerIn } from './belongings.ts'
import { type Clause, has, isAt, type NounPhrase, type Predicate, type VerbStep } from './clause.ts'
import { englishOf, isMany, saidAdjective, saidKind, saidNoun, saidPhrase } from './english-noun-phrases.ts'
import { isUnknown } from './indonesian-text.ts'

/** The verb of a clause: a finite helper, if there is one, and the rest. */
export interface VerbGroup {
  helper: string
  rest: string
  /** Between the two. */
  between: string[]
  isNegative: boolean
  /** Said at the end: 'yet'. */
  end: string[]
}

type Tense = 'present' | 'past'

interface Person {
  be: Record<Tense, string>
  isThird: boolean
}

export function personOf(subject: NounPhrase | null): Person {
  const said = subject?.kind === 'pronoun' ? englishOf(subject.word) : ''
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
  return [saidStep(clause, first, form), ...others.map((step, at) => linked(clause, predicate.steps[at], step))]
    .filter(Boolean)
    .join(' ')
}

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
function adjectivesIn(clause: Clause, { all, by, of, then = [] }: Extract<Predicate, { kind: 'adjectives' }>): string {
  const said = all.map(saidAdjective).join(` ${by} `)
  const last = all.at(-1)
  const [, link = ''] = / \((.*)\)$/.exec(last ? englishOf(last.word) : '') ?? []
  const [first, ...others] = then
  if (first) {
    const isTo = last?.word.notes.has('to')
    const lead = isTo ? `to ${saidStep(clause, first, 'base')}` : `${link} ${saidStep(clause, first, 'ing')}`
    return [said, lead, ...others.map((step, at) => linked(clause, then[at], step))].join(' ')
  }
  if (!of) return said
  const isMore = last?.degree?.en[0] === 'more'
  return `${said} ${isMore ? 'than' : link} ${isMore ? saidNoun(of, 'object') : saidKind(of)}`
}

/** 'waiting for the bus', 'gave me a book'. */
function saidStep(clause: Clause, step: VerbStep, form: VerbForm | 'am' | 'was'): string {
  const { word, object, second, described, isPassive } = step
  const [, phrase = '', by = ''] = /^(.*?)(?: \((.*)\))?$/.exec(englishOf(word)) ?? []
  const [base = '', ...more] = phrase.split(' ')
  const behind = more.map((one) => (one === 'my' ? saidOwner(clause) : one))
  const first = [inForm(clause, base, form, isPassive), ...behind]
  const isSomebody = object?.kind === 'noun' && englishOf(object.word) === 'a person'
  if (isPassive)
    return [...first, object && !isSomebody && `by ${saidNoun(object, 'object')}`].filter(Boolean).join(' ')
  const kind = object && (likesKinds(clause) ? saidKind(object) : saidNoun(object, 'object'))
  const link = described && object && !word.notes.has('make') ? 'to be' : ''
  return [
    ...first,
    object && by,
    kind,
    second && saidNoun(second, 'object'),
    link,
    described && saidAdjective(described),
  ]
    .filter(Boolean)
    .join(' ')
}

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

const isDone = ({ predicate }: Clause): boolean =>
  predicate.kind === 'verbs' && (predicate.steps[0]?.isPassive || predicate.steps[0]?.word.notes.has('d')) === true

const isStative = ({ predicate }: Clause): boolean =>
  predicate.kind !== 'verbs' || ['s', 'body'].some((note) => predicate.steps[0]?.word.notes.has(note))

const group = (helper: string, rest: string, more: Partial<VerbGroup> = {}): VerbGroup => ({
  helper,
  rest,
  between: [],
  isNegative: false,
  end: [],
  ...more,
})

/** The tense and the helpers of a clause, in English. */
export function verbGroup(clause: Clause): VerbGroup {
  const isNegative = has(clause, 'not')
  const made = modal(clause, isNegative) ?? perfect(clause, isNegative) ?? simple(clause, isNegative)
  return has(clause, 'still') ? { ...made, between: [...made.between, 'still'] } : made
}

const MODALS: Record<string, string> = { could: 'could', can: 'can', may: 'can', must: 'must', should: 'should' }
const LEADS: [note: string, verb: string][] = [
  ['want', 'want'],
  ['need', 'need'],
]

function modal(clause: Clause, isNegative: boolean): VerbGroup | null {
  const base = saidPredicate(clause, 'base')
  const found = clause.helpers.find(({ notes }) => notes.has('modal'))
  const isPast = isAt(clause, 'past')
  const said = MODALS[found ? englishOf(found) : '']
  if (said === 'must' && (isNegative || isPast))
    return supported(clause, 'have', `to ${base}`, isPast ? 'past' : 'present', isNegative)
  if (said === 'can' && isPast) return group('could', base, { isNegative })
  if (said) return group(said, base, { isNegative, end: has(clause, 'yet') ? ['yet'] : [] })
  const wish = wanted(clause, base, isNegative)
  return wish ?? (has(clause, 'future') ? group('will', base, { isNegative }) : null)
}

/** 'mau': a wish, or what is going to be done. */
function wanted(clause: Clause, base: string, isNegative: boolean): VerbGroup | null {
  const lead = LEADS.find(([note]) => has(clause, note))
  if (!lead) return null
  const { be } = personOf(clause.subject)
  const isGoing = lead[0] === 'want' && clause.ask?.en[0] === 'where to' && base === 'go'
  if (isGoing) return group(be.present, 'going', { isNegative })
  if (lead[0] === 'want' && isAt(clause, 'future')) return group(be.present, `going to ${base}`, { isNegative })
  return supported(clause, lead[1], `to ${base}`, isAt(clause, 'past') ? 'past' : 'present', isNegative)
}

/** A full verb in the present or past, with 'do' where English needs it. */
function supported(clause: Clause, verb: string, behind: string, tense: Tense, isNegative: boolean): VerbGroup {
  const { isThird } = personOf(clause.subject)
  const needsDo = isNegative || (clause.mood === 'asks' && !isSubjectAsked(clause))
  const finite = tense === 'past' ? 'past' : isThird ? 'third' : 'base'
  const join = (first: string) => [first, behind].filter(Boolean).join(' ')
  if (!needsDo) return group('', join(inflectVerb(verb, finite)))
  return group(inflectVerb('do', finite), join(verb), { isNegative })
}

const isSubjectAsked = ({ ask, subject }: Clause): boolean => ask !== null && subject === null

function perfect(clause: Clause, isNegative: boolean): VerbGroup | null {
  const { isThird } = personOf(clause.subject)
  const have = isThird ? 'has' : 'have'
  const isYet = has(clause, 'yet')
  const end = isYet ? ['yet'] : []
  if (has(clause, 'just')) return group(have, saidPredicate(clause, 'participle'), { between: ['just'], isNegative })
  if (has(clause, 'ever')) return ever(clause, have, isNegative)
  const isSince = isAt(clause, 'since')
  if (!(has(clause, 'perfect') || isSince) || isAt(clause, 'past')) return null
  if (isState(clause) && !isSince) {
    const made = simple(clause, isNegative)
    const already = isNegative || clause.mood === 'asks' ? [] : ['already']
    return { ...made, between: [...made.between, ...already], end }
  }
  const done = saidPredicate(clause, 'participle')
  const rest = isGoingOn(clause) ? `been ${saidPredicate(clause, 'ing')}` : isThird ? done : wasThere(done)
  return group(have, rest, { isNegative, end })
}

const isState = (clause: Clause): boolean => (isBe(clause) || isStative(clause)) && !isAt(clause, 'span')

/** 'I've been waiting for two hours', 'since this morning'. */
const isGoingOn = (clause: Clause): boolean =>
  (isAt(clause, 'span') || isAt(clause, 'since')) && !isStative(clause) && !isDone(clause)

/** Who speaks is back. */
const wasThere = (participle: string): string => participle.replace(/^gone$/, 'been')

/** 'pernah ke Bali' is 'have been to Bali'. */
function ever(clause: Clause, have: string, isNegative: boolean): VerbGroup {
  const rest = wasThere(saidPredicate(clause, 'participle'))
  const between = isNegative ? ['never'] : clause.mood === 'asks' ? ['ever'] : []
  return group(have, rest, { between })
}

const isBe = ({ predicate }: Clause): boolean =>
  predicate.kind !== 'verbs' || (predicate.steps[0]?.word.en[0] ?? '').startsWith('be ')

function simple(clause: Clause, isNegative: boolean): VerbGroup {
  const tense = tenseOf(clause)
  const { be, isThird } = personOf(clause.subject)
  const isProgressive = wantsProgressive(clause, tense)
  if (tense === 'future') return group('will', saidPredicate(clause, 'base'), { isNegative })
  const first = clause.predicate.kind === 'verbs' ? clause.predicate.steps[0] : undefined
  if (isProgressive) {
    const rest = first?.isPassive
      ? `being ${saidPredicate(clause, 'participle').replace(/^been /, '')}`
      : saidPredicate(clause, 'ing')
    return group(be[tense], rest, { isNegative })
  }
  if (isBe(clause) || first?.isPassive)
    return group(be[tense], saidPredicate(clause, tense === 'past' ? 'was' : 'am').replace(/^\S+ ?/, ''), {
      isNegative,
    })
  const needsDo = isNegative || (clause.mood === 'asks' && !isSubjectAsked(clause))
  const finite: VerbForm = tense === 'past' ? 'past' : isThird ? 'third' : 'base'
  if (!needsDo) return group('', saidPredicate(clause, finite))
  return group(inflectVerb('do', finite), saidPredicate(clause, 'base'), { isNegative })
}

function wantsProgressive(clause: Clause, tense: Tense | 'future'): boolean {
  if (isStative(clause) || isBe(clause) || tense === 'future') return false
  if (has(clause, 'progressive') || isAt(clause, 'now') || has(clause, 'still')) return true
  const asks = clause.ask ? englishOf(clause.ask) : ''
  const first = clause.predicate.kind === 'verbs' ? clause.predicate.steps[0] : undefined
  const isGoing =
    asks === 'where to' || (asks === 'why' && tense === 'present') || (asks === 'what' && first?.word.en[0] === 'do')
  return isGoing && !isAt(clause, 'habit')
}

/** 'Kapan paketnya sampai?' */
const isStillToCome = ({ ask, predicate, helpers }: Clause): boolean =>
  ask?.en[0] === 'when' &&
  helpers.length === 0 &&
  predicate.kind === 'verbs' &&
  predicate.steps[0]?.word.notes.has('move') === true

const HABITUAL = /^(?:always|usually|often|sometimes|rarely|never)$/

function tenseOf(clause: Clause): Tense | 'future' {
  if (isAt(clause, 'past') || isAt(clause, 'used')) return 'past'
  if (isAt(clause, 'ahead') || isAt(clause, 'habit') || clause.adverbs.some(({ en }) => HABITUAL.test(en[0] ?? '')))
    return 'present'
  if (isAt(clause, 'future')) return 'future'
  if (isStillToCome(clause)) return 'future'
  const first = clause.predicate.kind === 'verbs' ? clause.predicate.steps[0] : undefined
  if (first?.isPassive && !isAt(clause, 'now')) return 'past'
  if (first && clause.ask?.en[0] === 'who' && !clause.subject && !isStative(clause) && !has(clause, 'progressive'))
    return 'past'
  return first?.word.notes.has('d') && !has(clause, 'not') ? 'past' : 'present'
}
