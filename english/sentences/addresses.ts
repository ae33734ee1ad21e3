import { oneOf } from '../words/one-of.ts'
import type { Token } from './tokens.ts'

const GREETINGS = oneOf(`
  hello hi hey halo helo hallo morning afternoon evening night day thanks welcome sorry please yes no ok okay
  bye goodbye dear sure right yeah`)
const SUBJECTS = /^(?:i|we|they|he|she|who|that|which)$/

/** 'how are you miss?', 'good morning sir', 'thank you miss Kiky': forms of address. */
export function isAddress(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  const next = tokens[at + 1]
  const isLast = next === undefined || next.tag === 'punct' || /^[.,!?;:]/.test(next.text)
  if (!before) return next?.text === ','
  if (before.tag === 'punct' || GREETINGS.test(before.lower)) return isLast || isGreeted(tokens, at)
  if (before.lower === 'you')
    return isLast || /^(?:thank|see|meet)$/.test(tokens[at - 2]?.lower ?? '') ? isSpokenTo(tokens[at - 2]) : false
  if (SUBJECTS.test(before.lower) || ['to', 'modal', 'not', 'det', 'poss', 'be', 'do'].includes(before.tag))
    return false
  return isLast && !(before.tag === 'adj' && ['det', 'poss'].includes(tokens[at - 2]?.tag ?? ''))
}

const isGreeted = (tokens: readonly Token[], at: number) => GREETINGS.test(tokens[at - 1]?.lower ?? '')

/** 'how are you', 'thank you', 'for you'; but 'do you miss?' asks for a verb. */
const isSpokenTo = (before: Token | undefined) =>
  before !== undefined && !['do', 'modal', 'wh', 'sub', 'and', 'punct'].includes(before.tag)

const CALLED = oneOf("sir madam mam maam ma'am miss mister chef boss doctor doc coach captain bro sis guys teacher")
/** Not said before a noun. */
const ONLY_BEHIND = oneOf('ready sorry late done sure okay ok fine here finished full afraid alone able')

/** 'The station is ready chef': who is spoken to stands behind what is said of something else. */
export function isCalled(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  const isLast = next === undefined || next.tag === 'punct' || next.tag === 'and'
  const described = tokens[at - 1]
  if (!isLast || described?.tag !== 'adj' || !CALLED.test(tokens[at]?.lower ?? '')) return false
  if (ONLY_BEHIND.test(described.lower)) return true
  const be = tokens[at - 2]?.tag === 'adv' ? at - 3 : at - 2
  const subject = tokens[be - 1]
  return tokens[be]?.tag === 'be' && subject?.tag === 'noun' && !subject.readings.person
}
