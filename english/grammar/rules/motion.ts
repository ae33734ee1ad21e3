import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { HERE_OR_THERE } from '../../words/word-sets.ts'
import { type Edit, lowerAt, type Rule, removeTokens, type Sentence } from '../sentence.ts'
import { baseOf } from '../verb-words.ts'

/** 'stay in there', 'returned back'. */
export const motion: Rule = {
  id: 'motion',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => needlessBefore(sentence, token, at) ?? saidTwice(sentence, token, at) ?? []),
}

const STAYS = oneOf(`
  live stay work study arrive come go wait sit move eat sleep play teach meet shop swim travel return get visit
  park`)

/** 'stayed in there', 'live in here', 'went to there'. */
function needlessBefore(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const link = sentence.tokens[at + 1]
  const place = sentence.tokens[at + 2]
  if (token.tag !== 'verb' || !STAYS.test(baseOf(token, token.form)) || !/^(?:in|at|to|on)$/.test(link?.lower ?? ''))
    return undefined
  return HERE_OR_THERE.test(place?.lower ?? '') && sentence.tokens[at + 3]?.tag !== 'be'
    ? removeTokens(sentence, at + 1, at + 2, 'calque-home')
    : undefined
}

/** 'returned back', 'repeat again': the verb says it already. */
function saidTwice(sentence: Sentence, token: Token, at: number): Edit | undefined {
  if (token.tag !== 'verb') return undefined
  const base = baseOf(token, token.form)
  const next = lowerAt(sentence, at + 1)
  const isTwice =
    (/^(?:return|reply)$/.test(base) && next === 'back') ||
    (/^(?:enter|exit)$/.test(base) && next === 'in') ||
    (base === 'repeat' && /^(?:again|back)$/.test(next)) ||
    (base === 'raise' && next === 'up' && lowerAt(sentence, at + 2) === 'my')
  return isTwice ? removeTokens(sentence, at + 1, at + 2, 'collocation') : undefined
}
