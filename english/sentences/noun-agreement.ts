import { PLURAL_DETERMINERS, SINGULAR_PRONOUNS } from '../words/closed-words.ts'
import { UNCOUNTABLE } from '../words/word-lists.ts'
import type { NounPhrase } from './noun-phrases.ts'
import type { Token } from './tokens.ts'

export function pronounAgreement(word: string): NounPhrase['agreement'] {
  if (word === 'i') return 'i'
  if (/^(?:mine|yours|hers|ours|theirs)$/.test(word)) return 'unknown'
  return SINGULAR_PRONOUNS.has(word) ? 'one' : 'many'
}

export function nounAgreement(tokens: readonly Token[], start: number, head: number): NounPhrase['agreement'] {
  const { lower, tag, readings } = tokens[head] as Token
  const first = tokens[start] as Token
  if (isOneInS(tokens, head)) return 'one'
  if (isEither(tokens, head)) return 'unknown'
  if (readings.singular !== undefined || ALWAYS_PLURAL.test(lower)) return 'many'
  if (/^(?:every|each)$/.test(first.lower)) return 'one'
  if (first.lower === 'all' && UNCOUNTABLE.has(lower)) return 'one'
  if (tag === 'name' && /[^s]s$/.test(lower) && first.lower === 'the') return 'unknown'
  if (GROUPS.test(lower) || (tag === 'word' && /[^s]s$/.test(lower))) return 'unknown'
  return PLURAL_DETERMINERS.has(first.lower) || /^(?:all|both)$/.test(first.lower) || isCount(first) ? 'unknown' : 'one'
}

/** 'data', 'two thirds of the budget' */
const isEither = (tokens: readonly Token[], head: number) =>
  /^(?:data|media|statistics|ethics|logistics|electronics)$/.test(tokens[head]?.lower ?? '') || isPart(tokens, head)

const isPart = (tokens: readonly Token[], head: number) =>
  /^(?:thirds|quarters|fifths|halves|tenths|percent)$/.test(tokens[head]?.lower ?? '') &&
  tokens[head + 1]?.lower === 'of'

const isOneInS = (tokens: readonly Token[], head: number) =>
  SINGULAR_IN_S.test(tokens[head]?.lower ?? '') ||
  (tokens[head]?.lower === 'states' && tokens[head - 1]?.lower === 'united')

const SINGULAR_IN_S =
  /^(?:news|mathematics|physics|economics|politics|means|series|mars|netherlands|philippines|maldives|athletics|gymnastics|aerobics|linguistics|genetics|diabetes)$/
const ALWAYS_PLURAL =
  /^(?:police|people|cattle|clothes|scissors|trousers|jeans|pants|shorts|alumni|glasses|goods|thanks)$/
const GROUPS = /^(?:staff|family|team|sheep|fish|elite|group|crowd|couple|pair)$/
const isCount = (token: Token) => token.tag === 'num' && token.lower !== 'one'
