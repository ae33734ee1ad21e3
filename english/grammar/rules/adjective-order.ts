import { phrase, phraseRule } from '../phrase-rule.ts'
import { lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { article } from './articles.ts'

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

const LOOKS =
  '(long|short|curly|straight|black|brown|blonde|blue|beautiful|white|wavy|big|small|thick|thin|soft|sharp|round)'
const TASTES =
  '(hot|cold|spicy|warm|sweet|iced|fresh|healthy|traditional|salty|instant|fried|local|japanese|korean|indonesian|italian)'

/** Bare nouns with their adjective behind: 'She has hair long'. */
export const adjectiveBehind = phraseRule('adjective-behind', [
  phrase(
    'adjective-order',
    `(have|has|had|with) (hair|eyes|skin|legs|nails|teeth|eyebrows) ${LOOKS}(?=[.,!?]|$| (?:and|but|like)\\b)`,
    '$1 $3 $2',
  ),
  phrase(
    'adjective-order',
    `(have|has|had|with) (?:a )?(nose|face|body|beard|smile|neck) ${LOOKS}(?=[.,!?]|$| (?:and|but)\\b)`,
    '$1 a $3 $2',
  ),
  phrase(
    'adjective-order',
    `(drink|drinks|drank|drinking|eat|eats|ate|eating|buy|bought|order|ordered|cook|cooks|cooked|like|likes|love|loves) (coffee|tea|water|milk|food|rice|noodles|noodle|soup|snacks|drinks|vegetables) ${TASTES}(?=[.,!?]|$| (?:and|but|every|in|at|because|with|when|very much|so much)\\b)`,
    '$1 $3 $2',
  ),
  phrase(
    'adjective-order',
    '(like|love|hate|prefer|likes|loves|ate|eat|eats|cook|cooks|cooked|enjoy|enjoyed|have|had|sell|sells) (food|weather|music|coffee|movies|people|places|clothes|fruit|songs|stories|books) (delicious|hot|cold|rainy|funny|kind|beautiful|loud|romantic|sad|expensive|healthy|traditional|strong|classical|famous)(?=[.,!?]|$| (?:and|but|at|in|because|every|very much)\\b)',
    '$1 $3 $2',
  ),
  phrase(
    'adjective-order',
    '(many|some|several|a lot of|lots of|two|three|other) (people|places|things|foods|friends|students|movies|books|cities|beaches|clothes|countries|questions|words|girls|children|houses) (poor|rich|interesting|beautiful|kind|delicious|new|old|good|funny|famous|friendly|smart|expensive|cheap|important|difficult|different|big|small|boring)(?=[.,!?]|$| (?:in|at|there|here|and|but|because|from|near|on)\\b)',
    (m, s) =>
      /^(?:different|important|difficult|good|famous|rich|poor)$/i.test(m[3] ?? '') &&
      /^ (?:from|because)/.test(s.text.slice(m.index + m[0].length))
        ? undefined
        : `${m[1]} ${m[3]} ${m[2]}`,
  ),
  phrase('adjective-order', 'a worker (?:hard|very hard)\\b', 'a hard worker'),
])
