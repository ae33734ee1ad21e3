import { plainNounPhrase } from '../../sentences/noun-phrases.ts'
import type { Token } from '../../sentences/tokens.ts'
import { isSomebody } from '../../words/people.ts'
import { inflectVerb } from '../../words/verbs.ts'
import { type Edit, type Rule, removeTokens, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, hasForm } from '../verb-words.ts'
import { eachToken, isVerbish } from './verb-forms.ts'

/** "let's going", 'made me to work', 'let him goes'. */
export const bareInfinitive: Rule = {
  id: 'bare-infinitive',
  find: (sentence) =>
    eachToken(sentence, (token, at) => {
      if (!/^(?:let|lets|make|makes|made|making|saw|see|hear|heard|watched|felt)$/.test(token.lower)) return undefined
      const end = objectEnd(sentence, at + 1, /^(?:m|let)/.test(token.lower))
      return end === undefined ? undefined : wrongBare(sentence, token, end)
    }),
}

/** Where the person or thing ends that is made, let or seen to do something. */
function objectEnd(sentence: Sentence, at: number, isCaused: boolean): number | undefined {
  const object = sentence.tokens[at]
  if (isAllOfUs(sentence, at)) return at + 3
  if (isCaused && (isPeople(sentence, at) || (object?.tag === 'poss' && object.lower !== 'her')))
    return plainNounPhrase(sentence.tokens, at)?.end ?? at + 1
  const isHer = object?.lower === 'her' && hasForm(sentence.tokens[at + 1], 'ing')
  const isSomeone = object?.tag === 'obj' || /^(?:you|it|everyone|everybody|people)$/.test(object?.lower ?? '')
  return isSomeone || isHer || (isCaused && object?.tag === 'poss') ? at + 1 : undefined
}

const isAllOfUs = ({ tokens }: Sentence, at: number) =>
  /^(?:all|both|some|many|most)$/.test(tokens[at]?.lower ?? '') &&
  tokens[at + 1]?.lower === 'of' &&
  tokens[at + 2]?.tag === 'obj'

/** 'makes the students to read'; 'made a cake to sell' has a purpose. */
function isPeople({ tokens }: Sentence, at: number): boolean {
  const phrase = ['det', 'noun', 'name', 'adj', 'poss'].includes(tokens[at]?.tag ?? '')
    ? plainNounPhrase(tokens, at)
    : undefined
  return phrase !== undefined && isSomebody(tokens[phrase.head])
}

function wrongBare(sentence: Sentence, causing: Token, at: number): Edit | undefined {
  const verb = sentence.tokens[at]
  if (!verb) return undefined
  if (verb.tag === 'to')
    return isVerbish(sentence.tokens[at + 1]) ? removeTokens(sentence, at, at + 1, 'bare-infinitive') : undefined
  const isWrong = SEEN.test(causing.lower) ? isPlainPast(verb) : isCausedForm(sentence, causing, at)
  return isWrong
    ? replaceTokens(sentence, at, at + 1, inflectVerb(baseOf(verb, verb.form), 'base'), 'bare-infinitive')
    : undefined
}

const SEEN = /^(?:saw|see|hear|heard|watched|felt)$/

/** 'saw him stole' */
const isPlainPast = (verb: Token) =>
  verb.tag === 'verb' && hasForm(verb, 'past') && !hasForm(verb, 'participle') && !hasForm(verb, 'base')

/** 'made me crying', 'let him goes', 'made us cancelled the trip' */
function isCausedForm(sentence: Sentence, causing: Token, at: number): boolean {
  const verb = sentence.tokens[at] as Token
  if (!(verb.tag === 'verb' || hasForm(verb, 'ing')) || hasForm(verb, 'base')) return false
  if (hasForm(verb, 'ing') && causing.lower.startsWith('m') && !isMadeTo(sentence, verb, at)) return false
  const isDescribed = hasForm(verb, 'past') && (hasForm(verb, 'participle') || verb.readings.kinds.adj > 0)
  const next = sentence.tokens[at + 1]
  return !isDescribed || (['det', 'poss', 'obj'].includes(next?.tag ?? '') && !OF_TIME.test(next?.lower ?? ''))
}

/** 'makes me stressed every day' has no object. */
const OF_TIME = /^(?:every|all|each|this|these|that|those|both|any|some)$/

/** 'made me crying'; 'make it interesting' and 'make us clothing' are right. */
const isMadeTo = (sentence: Sentence, verb: Token, at: number) =>
  verb.readings.kinds.adj < 3 &&
  (verb.readings.kinds.noun < 3 || ['punct', 'prep', 'det', 'poss', 'adj'].includes(sentence.tokens[at + 1]?.tag ?? ''))
