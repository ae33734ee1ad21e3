import { article } from '../../words/a-or-an.ts'
import { lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'

const ranked = (text: string, rank: number) => text.split(' ').map((word): [string, number] => [word, rank])

/** Opinion, size, age, colour, where from, what of: what stands further behind in this list stands nearer to the noun. */
const RANKS = new Map([
  ...ranked(
    'beautiful nice good lovely pretty delicious cute cool wonderful expensive cheap comfortable ugly great amazing famous popular',
    0,
  ),
  ...ranked('big small large little tall long short huge tiny', 1),
  ...ranked('new old young traditional modern', 2),
  ...ranked('red blue green white black yellow brown pink purple grey gray orange', 3),
  ...ranked('japanese chinese korean indonesian italian american javanese balinese french german british', 4),
  ...ranked('wooden silk cotton leather plastic metal woolen', 5),
])

/** 'a wooden big table', 'a black new motorcycle'; 'big beautiful eyes' is heard as often as the other way. */
export const adjectiveOrder: Rule = {
  id: 'adjective-ranks',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      const next = sentence.tokens[at + 1]
      if (!next || !isSwapped(sentence, at)) return []
      const before = lowerAt(sentence, at - 1)
      const from = /^an?$/.test(before) ? at - 1 : at
      const words = [...(from < at ? [article(next.lower)] : []), next.text, token.text].join(' ')
      return [replaceTokens(sentence, from, at + 2, words, 'adjective-order')]
    }),
}

function isSwapped(sentence: Sentence, at: number): boolean {
  const first = RANKS.get(lowerAt(sentence, at))
  const second = RANKS.get(lowerAt(sentence, at + 1))
  if (first === undefined || second === undefined || first <= second || first < 2) return false
  if (first === 2 && second === 0 && !/^(?:nice|good|lovely|great)$/.test(lowerAt(sentence, at + 1))) return false
  const noun = sentence.tokens[at + 2]
  const hasNoun = noun?.tag === 'noun' || (RANKS.has(noun?.lower ?? '') && sentence.tokens[at + 3]?.tag === 'noun')
  const before = sentence.tokens[at - 1]
  return hasNoun && before !== undefined && ['det', 'poss', 'num', 'verb', 'have', 'prep', 'be'].includes(before.tag)
}
