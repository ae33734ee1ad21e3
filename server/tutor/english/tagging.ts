import type { Tag } from './closed-words.ts'
import { closedWords } from './closed-words.ts'
import { isCapitalised, type Token } from './tokens.ts'
import type { VerbForm } from './verbs.ts'

export type Decision = [Tag, VerbForm | undefined]

export const NUMBER = /^(?:\d|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-)/

const OBJECT_STARTS: ReadonlySet<Tag> = new Set<Tag>(['det', 'poss', 'obj', 'pron', 'num'])
const KEPT_ADVERBS = /^(?:very|too|so|yesterday|here|there)$/

/** The word before, over 'not' and light adverbs. */
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
  if (closed) return OBJECT_STARTS.has(closed) && !/^(?:i|he|she|we|they)$/.test(next.lower)
  const { noun, adv } = next.readings.kinds
  return isCapitalised(next.text) || (noun > 3 && noun >= adv)
}
