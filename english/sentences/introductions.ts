import { oneOf } from '../words/one-of.ts'
import { DAY_BESIDE_TODAY } from '../words/word-sets.ts'
import { nounPhrase } from './noun-phrases.ts'
import type { Token } from './tokens.ts'

export const TIME_NOUNS = oneOf(`
  day days week weeks weekend weekends month months year years morning mornings afternoon evening night nights
  time sunday monday tuesday wednesday thursday friday saturday hour hours minute minutes semester holiday
  summer winter spring century decade ramadan eid lebaran christmas season quarter january february march april
  may june july august september october november december`)

/** Over 'yesterday', 'in the morning,', 'well': where the subject begins. */
export function afterIntroduction(tokens: readonly Token[], start: number): number {
  let at = start
  for (;;) {
    const next = afterOneIntroduction(tokens, at)
    if (next === at) return at
    at = tokens[next]?.text === ',' ? next + 1 : next
  }
}

/** 'bro you were good' */
const CALLS = oneOf('bro sis kak guys mas mbak pak sir miss mom dad')

/** A quotation mark, 'PS', 'bro' before the subject, the 'not' of 'not everyone'. */
const isNoPart = (tokens: readonly Token[], at: number) =>
  /^(?:["“'(]|ps|p\.s\.|nb|re)$/.test(tokens[at]?.lower ?? '') ||
  isNotAll(tokens, at) ||
  (CALLS.test(tokens[at]?.lower ?? '') && tokens[at + 1]?.tag === 'pron')

function afterOneIntroduction(tokens: readonly Token[], at: number): number {
  const token = tokens[at]
  if (!token) return at
  if (token.tag === 'adv' && token.lower !== 'there') return Math.max(at + 1, afterTimePhrase(tokens, at))
  if (token.lower === 'right' && tokens[at + 1]?.lower === 'now') return at + 2
  if (isNoPart(tokens, at)) return at + 1
  const time = afterTimePhrase(tokens, at)
  if (time > at) return time
  if (token.tag !== 'prep') return at
  return afterPreposition(tokens, at)
}

/** 'in 2020', 'for me', 'in my village' */
function afterPreposition(tokens: readonly Token[], at: number): number {
  if (tokens[at + 1]?.tag === 'num' && /^(?:19|20)\d\d$/.test(tokens[at + 1]?.lower ?? '')) return at + 2
  const end = tokens[at + 1]?.tag === 'obj' ? at + 2 : nounPhrase(tokens, at + 1)?.end
  return end !== undefined && hasSubjectAt(tokens, end) ? end : at
}

/** 'Not everyone likes it'. */
const isNotAll = (tokens: readonly Token[], at: number) =>
  tokens[at]?.lower === 'not' && /^(?:everyone|everybody|every|all|many)$/.test(tokens[at + 1]?.lower ?? '')

function hasSubjectAt(tokens: readonly Token[], at: number): boolean {
  const token = tokens[tokens[at]?.text === ',' ? at + 1 : at]
  return (
    token !== undefined && ['pron', 'poss', 'det', 'name', 'noun', 'there', 'adj', 'adv', 'num'].includes(token.tag)
  )
}

/** 'every morning', 'last Sunday afternoon', 'two years ago', 'yesterday evening', 'the other day'. */
export function afterTimePhrase(tokens: readonly Token[], at: number): number {
  const word = (index: number) => tokens[index]?.lower ?? ''
  const fixed = afterFixedTime(tokens, at)
  if (fixed > at) return fixed
  if (!/^(?:every|last|next|this|that|one|each|all)$/.test(word(at)) || !TIME_NOUNS.test(word(at + 1))) return at
  const end = DAY_PART.test(word(at + 2)) ? at + 3 : at + 2
  const isSubject = ['be', 'verb', 'have', 'modal'].includes(tokens[end]?.tag ?? '')
  return isSubject && word(at) !== 'every' ? at : end
}

const AGO = oneOf('ago earlier later')
const DAY_PART = /^(?:morning|afternoon|evening|night)$/

/** 'two years ago', 'yesterday evening', 'the other day'. */
function afterFixedTime(tokens: readonly Token[], at: number): number {
  const word = (index: number) => tokens[index]?.lower ?? ''
  const ago = tokens.slice(at + 1, at + 5).findIndex(({ lower }) => AGO.test(lower))
  if (ago > 0 && TIME_NOUNS.test(word(at + ago))) return at + ago + 2
  if (DAY_BESIDE_TODAY.test(word(at)) && DAY_PART.test(word(at + 1))) return at + 2
  if (word(at) !== 'the') return at
  if (word(at + 1) === 'day' && word(at + 2) === 'before' && word(at + 3) === 'yesterday') return at + 4
  return word(at + 1) === 'other' && word(at + 2) === 'day' ? at + 3 : at
}
