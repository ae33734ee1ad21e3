import type { Tag } from '../words/closed-words.ts'
import { closedWords } from '../words/closed-words.ts'
import { oneOf } from '../words/one-of.ts'
import type { VerbForm } from '../words/verbs.ts'
import { ONLY_SUBJECTS } from '../words/word-sets.ts'
import { isCapitalised, type Token } from './tokens.ts'

export type Decision = [Tag, VerbForm | undefined]

export const NUMBER = /^(?:\d|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-)/

const OBJECT_STARTS: ReadonlySet<Tag> = new Set<Tag>(['det', 'poss', 'obj', 'pron', 'num'])
const KEPT_ADVERBS = /^(?:very|too|so|yesterday|here|there)$/

/** The word before, 'not' and light adverbs skipped. */
export function wordBefore(tokens: readonly Token[], at: number): Token | undefined {
  let previous = at - 1
  while (isLight(tokens[previous])) previous -= 1
  return tokens[previous]
}

const isLight = (token: Token | undefined) =>
  token !== undefined && (token.tag === 'not' || (token.tag === 'adv' && !KEPT_ADVERBS.test(token.lower)))

/** Could an object begin here? */
export function clauseObject(next: Token | undefined): boolean {
  if (!next) return false
  const closed = closedWords.get(next.lower)
  if (closed) return OBJECT_STARTS.has(closed) && !ONLY_SUBJECTS.test(next.lower)
  const { noun, adv } = next.readings.kinds
  return isCapitalised(next.text) || (noun > 3 && noun >= adv)
}

const BARE_NOUNS = oneOf(`
  help work love hope need rest sleep use doubt trust support respect control access experience practice pay
  interest influence cause reason concern effect appeal cash heat fear credit balance value room space power
  dance exercise drink talk light fire faith fun time plan pity lunch look bath shower class test trouble
  benefit charge supply demand fit oil rain taste gas guard judge lead cook`)

/** 'has change a lot', 'nobody has answer my email': a noun would need an article there. */
export function isDoneAfterHave(token: Token, next: Token | undefined): boolean {
  const { kinds } = token.readings
  const strength = kinds.verb
  if (BARE_NOUNS.test(token.lower) || kinds.adj > strength) return false
  if (!next || /^[.,!?]$/.test(next.text))
    return strength >= kinds.noun && kinds.adj < 3 && token.readings.singular === undefined
  if (
    /^(?:the|a|an|my|your|his|her|our|their|me|him|us|them|it|this|that|these|those|again|already|since|by|back|down|up|away|out|off)$/.test(
      next.lower,
    )
  )
    return true
  return next.lower === 'english' || (next.lower === 'to' && strength > kinds.noun + 3)
}
