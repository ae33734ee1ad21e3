import type { Clause } from '../../sentences/clauses.ts'
import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { pastForm } from '../../words/verbs.ts'
import { PAST_HELPERS } from '../../words/word-sets.ts'
import { changeWord, type Edit, lowerAt, type Sentence } from '../sentence.ts'
import { baseOf, hasForm } from '../verb-words.ts'
import { PAST_ONLY } from './verb-forms.ts'

export const HABIT =
  /\b(?:now|today|still|usually|always|every|everyday|nowadays|often|sometimes|tomorrow|if|will|used to|once|never|these days|until now|would|since)\b/i
/** One event, over at once. */
export const EVENT = oneOf(`
  come get go see take buy give find lose fall call tell ask leave arrive start run meet eat drink decide stop
  break open close wake cry bring put send pay win forget shout hit return drop catch jump walk sit stand begin
  become lend borrow order choose cook fail turn wash wait cancel enter join offer help throw steal sleep answer
  reply ride drive book spend visit watch change move apologize apologise invite laugh smile scream hear realize
  realise lie hide escape finish miss pass learn text teach apply request complain announce refuse spill crash
  slip arrest fire oversleep marry die propose accept reject receive sign graduate resign knock ring collapse
  explode bite promise explain mention report attend misunderstand discover notice injure hurry delay leak lock
  recognize recognise persuade warn disappear burn`)

export const ownVerb = (sentence: Sentence, clause: Clause) =>
  clause.predicate < clause.end ? sentence.tokens[clause.predicate] : undefined

/** A verb in the present that tells of one event: 'call', 'see', 'gets'. */
export function eventAt(sentence: Sentence, clause: Clause): string | undefined {
  const verb = ownVerb(sentence, clause)
  if (verb?.tag !== 'verb' || (verb.form !== 'base' && verb.form !== 'third') || hasForm(verb, 'past')) return undefined
  const before = sentence.tokens[clause.subject.start - 1]
  if (before && ['do', 'modal', 'be', 'have', 'to', 'prep', 'verb'].includes(before.tag)) return undefined
  const base = baseOf(verb, verb.form)
  return base === 'come' && lowerAt(sentence, clause.predicate + 1) === 'from' ? undefined : base
}

export function isPast(sentence: Sentence, clause: Clause | undefined): boolean {
  const verb = clause && ownVerb(sentence, clause)
  if (!verb) return false
  if (verb.tag === 'be' || verb.tag === 'do' || verb.tag === 'have') return PAST_HELPERS.test(verb.lower)
  return verb.tag === 'verb' && verb.form === 'past' && (!hasForm(verb, 'base') || PAST_ONLY.has(verb.lower))
}

/** What lasts may stand in the present beside the past: 'I moved here because my wife works here'. */
const LASTS = oneOf('live work study speak teach own come know mean cost belong love like')
const TOLD_BY = /^(?:because|so|and|but|when|while|before|after|although|though|until)$/

/** Does a verb without its ending tell of the past, as the clause beside it does? */
export function isToldInPast(sentence: Sentence, clause: Clause): boolean {
  const verb = ownVerb(sentence, clause)
  if (!verb || HABIT.test(sentence.text.slice(clause.opener?.start ?? 0, sentence.tokens[clause.end - 1]?.end)))
    return false
  const opener = clause.opener?.lower ?? ''
  const at = sentence.clauses.indexOf(clause)
  const before = sentence.clauses[at - 1]
  if (opener === 'that')
    return isPast(sentence, before) && REPORTS.test(baseOf(sentence.tokens[before?.predicate ?? 0] as Token))
  const base = verb.tag === 'verb' ? baseOf(verb, verb.form) : verb.lower
  if (LASTS.test(base)) return false
  if (TOLD_BY.test(opener)) return isPast(sentence, before)
  if (opener === ',') return EVENT.test(base) && isBesidePast(sentence, clause)
  return isBeforeTold(sentence, at, opener, base)
}

/** 'My boss call me when I was away', 'He come late and missed it'. */
function isBeforeTold(sentence: Sentence, at: number, opener: string, base: string): boolean {
  const next = sentence.clauses[at + 1]
  const link = opener === '' && at === 0 && isPast(sentence, next) ? (next?.opener?.lower ?? '') : ''
  return link === 'when' || (/^(?:that|but|so|and)$/.test(link) && EVENT.test(base))
}

/** The other clauses tell of the past and none of the present, so what is mended here stands in the past too. */
export function isBesidePast(sentence: Sentence, clause: Clause): boolean {
  const own = sentence.text.slice(clause.opener?.start ?? 0, sentence.tokens[clause.end - 1]?.end)
  const others = sentence.clauses.filter((one) => one !== clause && ownVerb(sentence, one) !== undefined)
  return (
    !NOW_OR_ALWAYS.test(own) &&
    others.some((one) => isPast(sentence, one)) &&
    !others.some((one) => isPresent(sentence, one))
  )
}

const NOW_OR_ALWAYS = /\b(?:now|today|still|nowadays|these days|tomorrow|every|always|usually|if|will|since)\b/i

function isPresent(sentence: Sentence, clause: Clause): boolean {
  const verb = ownVerb(sentence, clause)
  if (!verb) return false
  if (verb.tag === 'modal') return /^(?:can|will|may|must|shall)$/.test(verb.lower)
  if (['be', 'do', 'have'].includes(verb.tag)) return /^(?:am|is|are|'s|do|does|have|has)$/.test(verb.lower)
  return verb.tag === 'verb' && (verb.form === 'third' || (verb.form === 'base' && !hasForm(verb, 'past')))
}

const REPORTS = oneOf('say tell complain think believe know hear explain promise hope feel realize realise notice')

export const toPast = (sentence: Sentence, clause: Clause, base: string): Edit =>
  changeWord(sentence, clause.predicate, pastForm(base), 'past-sequence')
