import type { Person, Shape, ShapeTense, ShapeVerb } from '../grammar/shape.ts'
import { oneOf } from '../words/one-of.ts'
import { pastForm, thirdPerson } from '../words/verbs.ts'
import { capitalise } from './tokens.ts'

export interface NewSubject {
  subject: string
  person: Person
}

/** Whoever does it now: 'they' for 'my uncle'. */
export const withSubject = (shape: Shape, { subject, person }: NewSubject): Shape => ({ ...shape, subject, person })

/** A helper that has no such form leaves nothing to say. */
export function inTense(shape: Shape, tense: ShapeTense, time?: string): Shape | null {
  const isFixed = ({ isHelper, base }: ShapeVerb) => isHelper && base !== 'be' && base !== 'do' && !PAST_MODAL[base]
  if (tense !== 'present' && shape.verbs.some(isFixed)) return null
  const within = (text: string) => (time === undefined ? text : text.replace(TIME_WITHIN, ''))
  const verbs = shape.verbs.map((verb) => ({ ...verb, tense, before: within(verb.before) }))
  const [fitting, when] = [FITTING[tense], time ?? USUAL[tense]]
  const isOther = (found: string) => time !== undefined || !fitting.test(found)
  const lead = shape.lead.replace(TIME_FIRST, (found: string) => (isOther(found) ? '' : found)).trim()
  const [rest = '', mark = ''] = splitMark(shape.rest)
  const kept = rest.replace(TIME_LAST, (found: string) => (isOther(found) ? '' : found)).trim()
  const hadTime = TIME_LAST.test(rest) || TIME_FIRST.test(shape.lead)
  const isTold = lead !== shape.lead || kept !== rest || time !== undefined || (!hadTime && when !== '')
  return { ...shape, lead, verbs, rest: `${isTold ? `${kept} ${when}`.trim() : rest}${mark}` }
}

const TIME =
  'every \\w+|always|yesterday|tomorrow|now|right now|today|tonight|(?:last|next|this) \\w+|(?:\\w+ )?\\w+ (?:days?|weeks?|months?|years?) ago'
const TIME_LAST = new RegExp(`(?:^| |, ?)(?:${TIME})$`, 'i')
const TIME_WITHIN = new RegExp(` (?:${TIME})(?= |$)`, 'i')
const TIME_FIRST = new RegExp(`^(?:${TIME}),?(?= |$)`, 'i')
const FITTING: Record<ShapeTense, RegExp> = {
  past: /yesterday|last|ago|every|always/i,
  present: /every|always|now|today|this/i,
  future: /tomorrow|next|tonight|every|always/i,
}
const USUAL: Record<ShapeTense, string> = { past: 'yesterday', present: '', future: 'tomorrow' }

/** Nothing that is negative already. */
export const negated = (shape: Shape): Shape | null =>
  shape.verbs.some(({ isNegative }) => isNegative)
    ? null
    : { ...shape, verbs: shape.verbs.map((verb) => ({ ...verb, isNegative: true })) }

export function sayShape({ lead, subject, person, verbs, rest }: Shape): string {
  const predicate = verbs.map((verb, at) => {
    const { helper, main } = spoken(verb, person, false)
    return at === 0 ? `${helper} ${verb.before} ${main}` : `${verb.before} ${helper} ${main}`
  })
  return sentence([lead, subject, ...predicate, rest])
}

/** Verbs behind 'and' share the helper of the first one. */
export function askShape({ lead, subject, person, verbs, rest }: Shape): string {
  const [first, ...more] = verbs
  if (!first) return ''
  const { helper, main } = spoken(first, person, true)
  const others = more.map((verb) => `${verb.before} ${verb.isHelper ? spoken(verb, person, false).helper : verb.base}`)
  const [words = ''] = splitMark(rest)
  return sentence([lead, helper, lowered(subject), first.before, main, ...others, `${words}?`])
}

function spoken(verb: ShapeVerb, person: Person, isAsked: boolean): { helper: string; main: string } {
  const { base, tense, isHelper, isNegative } = verb
  const not = (helper: string) => (isNegative ? (NOT[helper] ?? `${helper}n't`) : helper)
  if (tense === 'future' && !MODALS.has(base))
    return { helper: not('will'), main: base === 'do' && isHelper ? '' : base }
  if (isHelper) return { helper: not(finite(base, person, tense)), main: '' }
  if (isAsked || isNegative) return { helper: not(finite('do', person, tense)), main: base }
  return { helper: '', main: finite(base, person, tense) }
}

const NOT: Record<string, string> = { am: 'am not', can: "can't", will: "won't", may: 'may not', might: 'might not' }
const PAST_MODAL: Record<string, string> = { can: 'could', will: 'would', may: 'might' }
const MODALS: ReadonlySet<string> = new Set('can could will would shall should may might must'.split(' '))

function finite(base: string, person: Person, tense: ShapeTense): string {
  if (MODALS.has(base)) return tense === 'past' ? (PAST_MODAL[base] ?? base) : base
  if (base === 'be' && tense === 'past') return person === 'many' ? 'were' : 'was'
  if (base === 'be') return { i: 'am', one: 'is', many: 'are' }[person]
  if (tense === 'past') return pastForm(base)
  return person === 'one' ? thirdPerson(base) : base
}

const NOT_NAMES = oneOf(`
  the a an my your his her its our their this that these those he she it we they you there every all some`)

const lowered = (subject: string): string =>
  NOT_NAMES.test(/^[a-z]+/i.exec(subject)?.[0].toLowerCase() ?? '')
    ? subject.charAt(0).toLowerCase() + subject.slice(1)
    : subject

const splitMark = (text: string): string[] => [text.replace(/[.!?]+$/, ''), /[.!?]+$/.exec(text)?.[0] ?? '']

const sentence = (parts: readonly string[]): string =>
  capitalise(
    parts
      .filter(Boolean)
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ (?=[,.!?])/g, '')
      .trim(),
  )
