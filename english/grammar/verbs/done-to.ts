import { afterTimePhrase } from '../../sentences/introductions.ts'
import type { NounPhrase } from '../../sentences/noun-phrase.ts'
import type { Token } from '../../sentences/tokens.ts'
import { ruleWords } from '../../words/named-lists.ts'
import { oneOf } from '../../words/one-of.ts'
import { isSomebody } from '../../words/people.ts'
import { ALONE, BY_ITSELF, DONE_TO_PEOPLE, EITHER_WAY, STATIVE } from '../../words/verb-kinds.ts'
import { lowerAt, type Sentence } from '../sentence.ts'

const DOERS = ruleWords('done-to doers')
const OBJECT_STARTS: ReadonlySet<string> = new Set(['det', 'poss', 'obj', 'pron', 'noun', 'name', 'num', 'adj', 'wh'])
const NO_OBJECT = oneOf('every all each last next this today tomorrow yesterday twice once')
const PLACES =
  /^(?:end|time|way|river|sea|lake|road|window|door|hour|day|week|month|year|car|bus|train|plane|bike|hand)$/

/** Neither a person nor anything that acts like one. */
export function isThing({ tokens }: Sentence, { head }: Pick<NounPhrase, 'head'>, isDoer = isDoing): boolean {
  const noun = tokens[head]
  if (/^(?:it|this|that|these|those|which)$/.test(noun?.lower ?? '')) return true
  if (noun?.tag !== 'noun' || isSomebody(noun) || noun.readings.person) return false
  return !isDoer(noun)
}

const isDoing = ({ readings, lower }: Token) => DOERS.test(readings.singular ?? lower)
const isNobody = () => false

/** 'by my aunt', 'by eleven women', 'by PLN'; not 'by Friday', 'by bus', 'by the river'. */
export function isAgent({ tokens }: Sentence, at: number): boolean {
  const first = tokens[at + 1]
  if (tokens[at]?.lower !== 'by' || !first || PLACES.test(first.lower) || PLACES.test(tokens[at + 2]?.lower ?? ''))
    return false
  if (first.tag === 'num') return tokens[at + 2]?.readings.person === true || isSomebody(tokens[at + 2])
  return ['det', 'poss', 'obj', 'adj'].includes(first.tag) || first.readings.person || isName(first)
}

const isName = ({ tag, lower }: Token) =>
  tag === 'name' && !/day$|ber$|ary$|^(?:march|april|june|july|august)$/.test(lower)

/** Nothing stands behind the verb that could be its object. */
function hasNoObject(sentence: Sentence, at: number): boolean {
  const next = sentence.tokens[at + 1]
  const isOften = next?.tag === 'num' && /^times?$/.test(lowerAt(sentence, at + 2))
  if (!next || isOften || NO_OBJECT.test(next.lower) || afterTimePhrase(sentence.tokens, at + 1) > at + 1) return true
  return !OBJECT_STARTS.has(next.tag) && next.form !== 'ing'
}

/** Is it done to the subject, not by it? What stands at `at` is a form of the verb `base`. */
export function isDoneTo(sentence: Sentence, subject: Pick<NounPhrase, 'head'>, at: number, base: string): boolean {
  if (STATIVE.test(base) || ALONE.test(base)) return false
  if (isAgent(sentence, at + 1)) return true
  if (!hasNoObject(sentence, at)) return false
  const isBe = isBehindBe(sentence, at)
  if (!isThing(sentence, subject, isBe ? isNobody : isDoing)) return isDoneToPerson(sentence, base, at)
  return !BY_ITSELF.test(base) && (isBe || !EITHER_WAY.test(base))
}

const isBehindBe = ({ tokens }: Sentence, at: number) => tokens[skipBack(tokens, at - 1)]?.tag === 'be'

function skipBack(tokens: readonly Token[], at: number): number {
  let back = at
  while (tokens[back]?.tag === 'not' || tokens[back]?.tag === 'adv') back -= 1
  return back
}

const isDoneToPerson = (sentence: Sentence, base: string, at: number) =>
  DONE_TO_PEOPLE.test(base) && (lowerAt(sentence, at + 1) === 'to' || !/^(?:expect|ask)$/.test(base))
