import type { Token } from '../../sentences/tokens.ts'
import { inflectVerb } from '../../words/verbs.ts'
import { changeWord, type Edit, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, isAuxiliary, skipAdverbs } from '../verb-words.ts'

/** 'Nobody in my team didn't finish', 'None of them can't swim': the subject says no already. */
export const negativeSubjects: Rule = {
  id: 'negative-subject',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      const from = saysNo(sentence, token, at)
      if (from !== undefined && lowerAt(sentence, from) === 'never')
        return [changeWord(sentence, from, 'ever', 'double-negative')]
      const helper = from === undefined ? undefined : helperBehind(sentence.tokens, from)
      return helper === undefined ? [] : [withoutNot(sentence, helper) ?? []].flat()
    }),
}

/** Where the words behind 'nobody', 'none', 'no student' begin. */
function saysNo({ tokens }: Sentence, token: Token, at: number): number | undefined {
  const before = tokens[at - 1]
  if (before && !['punct', 'sub', 'and', 'wh'].includes(before.tag)) return undefined
  if (/^(?:nobody|nothing|none|neither)$/.test(token.lower)) return at + 1
  if (token.lower !== 'no') return undefined
  const noun = tokens[at + 1]?.tag === 'adj' ? at + 2 : at + 1
  return tokens[noun]?.lower === 'one' || tokens[noun]?.tag === 'noun' ? noun + 1 : undefined
}

const INNER: ReadonlySet<string> = new Set(['det', 'poss', 'adj', 'noun', 'name', 'num', 'obj'])

/** The helper of the clause, over 'in my team' and 'of us'. */
function helperBehind(tokens: readonly Token[], from: number): number | undefined {
  let at = from
  while (tokens[at]?.tag === 'prep') {
    at += 1
    while (INNER.has(tokens[at]?.tag ?? '')) at += 1
  }
  at = skipAdverbs(tokens, at)
  return isAuxiliary(tokens[at]) && tokens[at + 1]?.lower === 'not' ? at : undefined
}

function withoutNot(sentence: Sentence, at: number): Edit | undefined {
  const helper = sentence.tokens[at] as Token
  if (helper.tag !== 'do') return replaceTokens(sentence, at, at + 2, helper.lower, 'double-negative')
  const verbAt = at + 2
  const verb = sentence.tokens[verbAt]
  const base = verb?.tag === 'have' ? 'have' : verb?.tag === 'verb' ? baseOf(verb, verb.form) : undefined
  if (!base) return undefined
  const form = helper.lower === 'did' ? 'past' : helper.lower === 'does' || isOne(sentence, at) ? 'third' : 'base'
  return replaceTokens(sentence, at, verbAt + 1, inflectVerb(base, form), 'double-negative')
}

const isOne = (sentence: Sentence, at: number) => /^(?:nobody|nothing|one)$/.test(lowerAt(sentence, at - 1))
