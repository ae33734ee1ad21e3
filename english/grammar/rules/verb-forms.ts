import type { Token } from '../../sentences/tokens.ts'
import { overRegular, PAST_ONLY, participleForm, pastForm } from '../../words/verbs.ts'
import { type Edit, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, hasForm } from '../verb-words.ts'

export const eachToken = (sentence: Sentence, visit: (token: Token, at: number) => Edit | undefined): Edit[] =>
  sentence.tokens.flatMap((token, at) => visit(token, at) ?? [])

/** 'buyed', 'teached', 'goed'. */
export const irregularPast: Rule = {
  id: 'irregular-past',
  find: (sentence) =>
    eachToken(sentence, (token, at) => {
      const verb = overRegular(token.lower)
      if (!verb || sentence.lexicon.kinds(token.lower).adj > 0 || sentence.lexicon.kinds(token.lower).verb > 0)
        return undefined
      const before = sentence.tokens[skipBack(sentence.tokens, at - 1)]
      const participle = before?.tag === 'have' || before?.tag === 'be'
      return replaceTokens(
        sentence,
        at,
        at + 1,
        participle ? participleForm(verb.base) : pastForm(verb.base),
        'irregular-past',
      )
    }),
}

function skipBack(tokens: readonly Token[], at: number): number {
  let back = at
  while (back >= 0 && (tokens[back]?.tag === 'not' || tokens[back]?.tag === 'adv')) back -= 1
  return back
}

export const isVerbish = (token: Token | undefined) =>
  token !== undefined && (token.tag === 'verb' || token.tag === 'be' || token.tag === 'have' || token.tag === 'do')

/** The base of a verb or auxiliary that is not in its base form; nothing for what may be right. */
export function bareForm(verb: Token): string | undefined {
  if (verb.tag === 'have') return verb.lower === 'having' ? undefined : 'have'
  if (verb.tag === 'do') return 'do'
  if (verb.tag !== 'verb') return undefined
  if (PAST_ONLY.has(verb.lower)) return baseOf(verb, 'past')
  return hasForm(verb, 'base') ? undefined : baseOf(verb, verb.form)
}
