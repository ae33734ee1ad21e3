import { PLURAL_DETERMINERS, SINGULAR_PRONOUNS } from '../words/closed-words.ts'
import { oneOf } from '../words/one-of.ts'
import { isManNamed, isWomanNamed } from '../words/people.ts'
import { UNCOUNTABLE } from '../words/word-lists.ts'
import { EACH } from '../words/word-sets.ts'
import type { NounPhrase } from './noun-phrases.ts'
import { isCapitalised, type Token } from './tokens.ts'

export function pronounAgreement(word: string): NounPhrase['agreement'] {
  if (word === 'i') return 'i'
  if (/^(?:mine|yours|hers|ours|theirs)$/.test(word)) return 'unknown'
  return SINGULAR_PRONOUNS.has(word) ? 'one' : 'many'
}

export function nounAgreement(tokens: readonly Token[], start: number, head: number): NounPhrase['agreement'] {
  const { lower, readings } = tokens[head] as Token
  const first = tokens[start] as Token
  if (isOneInS(tokens, head)) return 'one'
  if (isEither(tokens, head) || isTitle(tokens, start, head) || isUnknownMany(tokens[head] as Token)) return 'unknown'
  if (readings.singular !== undefined || ALWAYS_PLURAL.test(lower)) return 'many'
  if (EACH.test(first.lower)) return 'one'
  if (first.lower === 'all' && UNCOUNTABLE.has(lower)) return 'one'
  if (GROUPS.test(lower)) return 'unknown'
  return PLURAL_DETERMINERS.has(first.lower) || /^(?:all|both)$/.test(first.lower) || isCount(first) ? 'unknown' : 'one'
}

/** 'The United Nations', 'The Times' */
const isTitle = (tokens: readonly Token[], start: number, head: number) =>
  head > start && isCapitalised(tokens[head]?.text ?? '') && /[^s]s$/.test(tokens[head]?.lower ?? '')

/** 'Millipedes', 'desiderata': words that the lexicon does not have may be plurals. */
const isUnknownMany = ({ tag, lower }: Token) =>
  (tag === 'name' && /[^s]s$/.test(lower) && !isManNamed(lower) && !isWomanNamed(lower)) ||
  (tag === 'word' && /[^s]s$|[^aeiou]a$/.test(lower))

/** 'data', 'two thirds of the budget' */
const isEither = (tokens: readonly Token[], head: number) =>
  /^(?:data|media|statistics|ethics|logistics|electronics|headquarters)$/.test(tokens[head]?.lower ?? '') ||
  isPart(tokens, head)

const isPart = (tokens: readonly Token[], head: number) =>
  /^(?:thirds|quarters|fifths|halves|tenths|percent)$/.test(tokens[head]?.lower ?? '') &&
  tokens[head + 1]?.lower === 'of'

const isOneInS = (tokens: readonly Token[], head: number) =>
  SINGULAR_IN_S.test(tokens[head]?.lower ?? '') ||
  (tokens[head]?.lower === 'states' && tokens[head - 1]?.lower === 'united')

const SINGULAR_IN_S = oneOf(`
  news mathematics physics economics politics means series mars netherlands philippines maldives athletics
  gymnastics aerobics linguistics genetics diabetes`)
const ALWAYS_PLURAL =
  /^(?:police|people|cattle|clothes|scissors|trousers|jeans|pants|shorts|alumni|glasses|goods|thanks)$/
const GROUPS = /^(?:staff|family|team|sheep|fish|elite|group|crowd|couple|pair)$/
const isCount = (token: Token) => token.tag === 'num' && token.lower !== 'one'
