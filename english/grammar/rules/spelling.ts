import { isIndonesianWord } from '../../language/indonesian-words.ts'
import { isCapitalised } from '../../sentences/tokens.ts'
import { misspellings } from '../../spelling/misspellings.ts'
import { suggestSpelling } from '../../spelling/speller.ts'
import type { Lexicon } from '../../words/lexicon.ts'
import { isLocalWord, looksIndonesian } from '../../words/local-words.ts'
import { wrongPlural } from '../../words/nouns.ts'
import { overRegular } from '../../words/verbs.ts'
import { COMMON_NAMES } from '../../words/word-lists.ts'
import { type Rule, replaceTokens, type Sentence } from '../sentence.ts'

/** 'definately', 'dont', 'recieve': from the list of common ones first, then one slip away from a common word. */
export const spelling: Rule = {
  id: 'spelling',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      if (token.tag === 'punct' || token.tag === 'num' || sentence.tokens[at + 1]?.text.startsWith("'")) return []
      const right = isLocalHere(sentence, at) ? undefined : (misspellings.get(token.lower) ?? slip(sentence, at))
      if (!right || (isCapitalised(token.text) && at > 0 && token.lower !== 'dont' && !/^[A-Z]/.test(right))) return []
      return [replaceTokens(sentence, at, at + 1, right, right.includes("'") ? 'apostrophe' : 'spelling')]
    }),
}

/** 'es teh', 'teh manis', 'drink teh every day': an Indonesian word among its like, though a slip elsewhere. */
function isLocalHere({ tokens, text }: Sentence, at: number): boolean {
  const token = tokens[at]
  if (!token || !isLocalWord(token.lower)) return false
  const isLike = [tokens[at - 1], tokens[at + 1]].some(
    (one) =>
      one &&
      one.readings.kinds.noun + one.readings.kinds.verb < 3 &&
      (isLocalWord(one.lower) || (one.tag === 'word' && isIndonesianWord(one.lower))),
  )
  const isNamed = ['noun', 'adj', 'word', 'name'].includes(tokens[at + 1]?.tag ?? '')
  return isLike || (!isNamed && FOOD.test(text.slice(0, token.start).trimEnd()))
}

function slip(sentence: Sentence, at: number): string | undefined {
  const token = sentence.tokens[at]
  if (!token || token.lower.length < 4 || !/^[a-z]+$/.test(token.lower)) return undefined
  if (isCapitalised(token.text) && (at > 0 || isNamedFirst(sentence))) return undefined
  if (sentence.lexicon.isKnown(token.lower) || COMMON_NAMES.has(token.lower) || isOurs(sentence, token.lower, at))
    return undefined
  if (
    token.readings.verbs.length > 0 ||
    token.readings.singular ||
    token.readings.degree ||
    overRegular(token.lower) ||
    wrongPlural(token.lower)
  )
    return undefined
  if (
    isCapitalised(token.text) &&
    sentence.tokens[at + 1] &&
    ['be', 'verb', 'modal', 'have', 'do'].includes(sentence.tokens[at + 1]?.tag ?? '')
  )
    return undefined
  if (/(?:er|est|s)$/.test(token.lower) && sentence.lexicon.kinds(token.lower.replace(/(?:er|est|s)$/, '')).adj > 0)
    return undefined
  return withoutE(token.lower, sentence.lexicon) ?? suggestSpelling(token.lower, sentence.lexicon)
}

/** 'Noor', 'Chora, the old capital, …', 'Sofya Vasilyevna': a name at the start. */
function isNamedFirst({ tokens: [, next, later], text }: Sentence): boolean {
  if (!next) return /^\p{L}+$/u.test(text)
  if (next.text === ',') return ['det', 'num'].includes(later?.tag ?? '')
  return next.tag === 'name' && isCapitalised(next.text) && next.readings.kinds.noun === 0
}

/** 'beachs', 'dishs', 'boxs'. */
function withoutE(word: string, lexicon: Lexicon): string | undefined {
  const [, noun] = /^([a-z]+(?:ch|sh|x))s$/.exec(word) ?? []
  return noun && lexicon.kinds(noun).noun > 0 ? `${noun}es` : undefined
}

const FOOD = new RegExp(
  `\\b(?:${[
    'eat|eats|ate|eating|eaten|cook|cooks|cooked|cooking|fry|frying|fried|taste|tasted|drink|drank|drinking',
    'order|ordered|try|tried|bowl of|plate of|plates of|portion of|glass of|called|named|made from|made of',
    'dish|food|snack|cake|recipe|recipe for|sell|sells|sold|selling|grilled|spicy|delicious|bought|some|and|or',
  ].join('|')})(?: (?:a|an|the|some|my|our|her|his|hot|fresh|this|that))*$`,
  'i',
)

/** 'yeay', 'horee', 'haduh', 'wkwkw', 'hehe', 'asyik'. */
const INTERJECTION = new RegExp(
  `^(?:${[
    'y+[ae]+y+|y+ippi+e*|ya+s+|h?o+re+|a+sy?ik+|ciy?e+|wo+w+|wa+h+',
    'h?adu+h+|astaga|hu+ft?|a+w+|u+gh+|he+y+',
    '(?:wk)+w?|(?:ha|he|hi|hu|xi)+h?',
  ].join('|')})$`,
)

/** An Indonesian word, or one that may be: food and customs keep their names. */
const isOurs = (sentence: Sentence, word: string, at: number) =>
  isLocalWord(word) ||
  isIndonesianWord(word) ||
  INTERJECTION.test(word) ||
  looksIndonesian(word, FOOD.test(sentence.text.slice(0, sentence.tokens[at]?.start).trimEnd())) ||
  isLocalWord(sentence.tokens[at - 1]?.lower ?? '')
