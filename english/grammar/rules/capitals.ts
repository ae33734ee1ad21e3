import { isCapitalised } from '../../sentences/tokens.ts'
import { CAPITALISED, COMMON_NAMES } from '../../words/word-lists.ts'
import { MONTHS_ALSO_VERBS } from '../../words/word-sets.ts'
import type { Rule, Sentence } from '../sentence.ts'

/** 'i', 'english', 'sunday', 'jakarta', 'budi'. */
export const capitals: Rule = {
  id: 'capital',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      const right = capitalForm(sentence, at)
      return right && right !== token.text
        ? [{ start: token.start, end: token.end, text: right, rule: token.lower === 'i' ? 'capital-i' : 'capital' }]
        : []
    }),
}

function capitalForm(sentence: Sentence, at: number): string | undefined {
  const token = sentence.tokens[at]
  if (!token || token.text !== token.text.toLowerCase()) return undefined
  if (token.lower === 'i' && token.text === 'i')
    return sentence.tokens[at + 1]?.text === '.' && sentence.tokens[at + 2] !== undefined ? undefined : 'I'
  if (isMonthHere(sentence, at)) return token.text.charAt(0).toUpperCase() + token.text.slice(1)
  const fixed = CAPITALISED.get(token.lower)
  if (fixed) return fixed
  if (token.lower === 'yoga') return undefined
  if (COMMON_NAMES.has(token.lower) && token.tag === 'name' && !isCapitalised(token.text) && token.lower.length > 3)
    return token.text.charAt(0).toUpperCase() + token.text.slice(1)
  return undefined
}

/** '3 may 1996', 'in march': not the verbs. */
function isMonthHere({ tokens }: Sentence, at: number): boolean {
  if (!MONTHS_ALSO_VERBS.test(tokens[at]?.lower ?? '')) return false
  const before = tokens[at - 1]
  const next = tokens[at + 1]
  if (before?.tag === 'num' && /\d/.test(before.text))
    return next === undefined || ['num', 'punct', 'prep', 'and', 'sub'].includes(next.tag)
  const isTime = /^(?:in|last|next|since|until|early|late)$/.test(before?.lower ?? '')
  return isTime && (next === undefined || ['num', 'punct', 'prep', 'and', 'sub', 'pron'].includes(next.tag))
}
