import { plainNounPhrase } from '../../english/noun-phrases.ts'
import { isSomebody } from '../../english/people.ts'
import type { Token } from '../../english/tokens.ts'
import { inflectVerb } from '../../english/verbs.ts'
import { type Edit, type Rule, removeTokens, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, hasForm } from '../verb-words.ts'
import { eachToken, isVerbish } from './verb-forms.ts'

/** "let's going", 'made me to work', 'let him goes'. */
export const bareInfinitive: Rule = {
  id: 'bare-infinitive',
  find: (sentence) =>
    eachToken(sentence, (token, at) => {
      if (!/^(?:let|lets|make|makes|made|making|saw|see|hear|heard|watched|felt)$/.test(token.lower)) return undefined
      const object = sentence.tokens[at + 1]
      if (
        !object ||
        !(
          object.tag === 'obj' ||
          (object.lower === 'her' && hasForm(sentence.tokens[at + 2], 'ing')) ||
          /^(?:you|it)$/.test(object.lower) ||
          (/^(?:m|let)/.test(token.lower) && (object.tag === 'poss' || isPeople(sentence, at + 1)))
        )
      )
        return undefined
      const end =
        (object.tag === 'poss' && object.lower !== 'her') || isPeople(sentence, at + 1)
          ? (plainNounPhrase(sentence.tokens, at + 1)?.end ?? at + 2)
          : at + 2
      return wrongBare(sentence, token, end)
    }),
}

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
  return !isDescribed || ['det', 'poss', 'obj'].includes(sentence.tokens[at + 1]?.tag ?? '')
}

/** 'made me crying'; 'make it interesting' and 'make us clothing' are right. */
const isMadeTo = (sentence: Sentence, verb: Token, at: number) =>
  verb.readings.kinds.adj < 3 &&
  (verb.readings.kinds.noun < 3 || ['punct', 'prep', 'det', 'poss', 'adj'].includes(sentence.tokens[at + 1]?.tag ?? ''))
