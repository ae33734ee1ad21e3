import { type Clause, type Described, has } from './clause.ts'
import { isDevice, isHeard, isPerson } from './phrase-kinds.ts'

export const firstStep = ({ predicate }: Clause) => (predicate.kind === 'verbs' ? predicate.steps[0] : undefined)
export const lastStep = ({ predicate }: Clause) => (predicate.kind === 'verbs' ? predicate.steps.at(-1) : undefined)

/** 'baik' is 'kind' of people and 'good' of things. */
export function unfitting({ predicate, subject }: Clause): boolean {
  if (predicate.kind !== 'adjectives') return false
  return predicate.all.some(({ word: { notes, en } }) => {
    if (notes.has('of-person')) return !isPerson(subject)
    if (notes.has('of-device')) return !isDevice(subject)
    if (notes.has('of-heard')) return !isHeard(subject)
    if (notes.has('taste') && isHeard(subject)) return true
    if (/^(?:delicious|cheap|expensive)$/.test(en[0] ?? '')) return isPerson(subject)
    return (en[0] === 'dead' && isDevice(subject)) || (en[0] === 'good' && isPerson(subject))
  })
}

/** 'pakai' is to wear a helmet and to use a phone: a verb `with-worn` is said of what is `worn` only. */
export function suitsObject(clause: Clause): boolean | null {
  const last = lastStep(clause)
  const wanted = [...(last?.word.notes ?? [])].find((note) => note.startsWith('with-'))
  if (!last || !wanted) return null
  const phrase = last.isPassive ? clause.subject : last.object
  const object = phrase?.kind === 'several' ? phrase.all[0] : phrase
  const notes = object?.kind === 'noun' ? object.word.notes : null
  if (wanted === 'with-person') return isPerson(object ?? null)
  return notes?.has(wanted.replace('with-', '')) ?? false
}

/** 'Rasanya manis' tastes, 'rasanya capek' feels: a verb `be-taste` is said of a `taste` only. */
export function suitsDescription(clause: Clause): boolean | null {
  const last = lastStep(clause)
  const wanted = [...(last?.word.notes ?? [])].find((note) => note.startsWith('be-'))
  return wanted === undefined ? null : (last?.described?.word.notes.has(wanted.replace('be-', '')) ?? false)
}

export const isSuperlative = (all: readonly Described[]): boolean =>
  all.some(({ word, degree }) => !degree && word.notes.has('the'))

/** 'pasti datang', but 'pasti capek', 'pasti sudah pulang' */
export const isPlainDeed = (clause: Clause): boolean =>
  clause.predicate.kind === 'verbs' &&
  !has(clause, 'perfect') &&
  !has(clause, 'progressive') &&
  !firstStep(clause)?.word.notes.has('s')

export const isShut = ({ predicate }: Clause): boolean =>
  predicate.kind === 'adjectives'
    ? predicate.all.some(({ word }) => word.en[0] === 'closed' || word.en[0] === 'open')
    : predicate.kind === 'verbs' && predicate.steps[0]?.word.en[0] === 'be closed'

/** 'Listriknya mati' */
export const isPowered = (phrase: Clause['subject']): boolean =>
  phrase?.kind === 'noun' && phrase.word.notes.has('power')

/** 'pakai helm hitam dan jaket merah': the jacket is worn, too. */
export function addsBareThing({ joined }: Clause): boolean {
  if (joined?.by.en[0] !== 'and' || joined.clause.predicate.kind !== 'adjectives') return false
  const { subject, helpers } = joined.clause
  return subject?.kind === 'noun' && !subject.which && !subject.owner && helpers.length === 0
}
