import { PLURAL_DETERMINERS, SINGULAR_PRONOUNS } from '../words/closed-words.ts'
import { isUnchanged } from '../words/nouns.ts'
import { oneOf } from '../words/one-of.ts'
import { isManNamed, isWomanNamed } from '../words/people.ts'
import { UNCOUNTABLE } from '../words/word-lists.ts'
import { EACH } from '../words/word-sets.ts'
import type { NounPhrase } from './noun-phrase.ts'
import { isCapitalised, type Token } from './tokens.ts'

export function pronounAgreement(word: string): NounPhrase['agreement'] {
  if (word === 'i') return 'i'
  if (/^(?:mine|yours|hers|ours|theirs)$/.test(word)) return 'unknown'
  return SINGULAR_PRONOUNS.has(word) ? 'one' : 'many'
}

export function nounAgreement(tokens: readonly Token[], start: number, head: number): NounPhrase['agreement'] {
  const { lower, readings } = tokens[head] as Token
  const first = tokens[start] as Token
  if (isOneInS(tokens, head) || TITLES.test(tokens[head - 1]?.lower ?? '')) return 'one'
  if (isEither(tokens, head) || isTitle(tokens, start, head) || isUnknownMany(tokens, start, head)) return 'unknown'
  if (readings.singular !== undefined || ALWAYS_PLURAL.test(lower)) return 'many'
  if (EACH.test(first.lower)) return 'one'
  if (first.lower === 'all' && UNCOUNTABLE.has(lower)) return 'one'
  if (GROUPS.test(lower) || (isUnchanged(lower) && !ONE.test(first.lower))) return 'unknown'
  return PLURAL_DETERMINERS.has(first.lower) || /^(?:all|both)$/.test(first.lower) || isCount(first) ? 'unknown' : 'one'
}

/** 'The United Nations', 'The Times' */
const isTitle = (tokens: readonly Token[], start: number, head: number) =>
  head > start && isCapitalised(tokens[head]?.text ?? '') && /[^s]s$/.test(tokens[head]?.lower ?? '')

/** 'Millipedes', 'desiderata', 'the Maya', 'NGOS': words that the lexicon does not have may be plurals. */
function isUnknownMany(tokens: readonly Token[], start: number, head: number): boolean {
  const { tag, lower, text, readings } = tokens[head] as Token
  if (tag === 'name')
    return (
      (MAY_BE_MANY.test(tokens[start]?.lower ?? '') && !SHORT_FOR_THINGS.test(lower)) ||
      (/[^s]s$|men$/.test(lower) && !isManNamed(lower) && !isWomanNamed(lower))
    )
  if (tag === 'word')
    return /[^s]s$|[^aeiou]a$|men$|folk$/.test(lower) || /^(?:some|most|any)$/.test(tokens[start]?.lower ?? '')
  const isShortened = text === text.toUpperCase() && text.length > 2
  return isShortened || (readings.singular !== undefined && isCapitalised(text) && readings.kinds.noun < 2)
}

/** 'the AC' is one, 'the Maya' are many. */
const SHORT_FOR_THINGS = oneOf('ac tv pc cv atm cctv hp gps')

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

const TITLES = oneOf('mr mrs ms dr mr. mrs. ms. dr. miss pak bu mas mbak bang')
const SINGULAR_IN_S = oneOf(`
  news mathematics physics economics politics means series mars netherlands philippines maldives athletics
  gymnastics aerobics linguistics genetics diabetes`)
const ALWAYS_PLURAL = oneOf(`
  police people cattle clothes scissors trousers jeans pants shorts alumni glasses goods thanks dozens hundreds thousands
  millions`)
const GROUPS = oneOf(`
  staff family team total elite group crowd couple pair rest majority minority host portion plenty dozen committee
  council panel audience squad pack press public household jury orchestra quartet choir crew management`)
const MAY_BE_MANY = oneOf('the some most any')
const ONE = oneOf('a an this that one each every')
const isCount = (token: Token) => token.tag === 'num' && token.lower !== 'one'
