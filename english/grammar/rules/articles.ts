import { plainNounPhrase } from '../../sentences/noun-phrases.ts'
import type { Token } from '../../sentences/tokens.ts'
import { isSaidEitherWay, isSpelled, startsWithVowelSound } from '../../words/a-or-an.ts'
import { isOneOfMany } from '../../words/countable.ts'
import { oneOf } from '../../words/one-of.ts'
import { A_OR_AN } from '../../words/word-sets.ts'
import { isSuperlative } from '../noun-phrases/degrees.ts'
import { insertBefore, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'

/** 'a historic day', 'an historic day' */
const EITHER = /^(?:histor|hypoth|habitual)/

/** 'a honest man', 'an useful book', 'a apple'. */
export const aOrAn: Rule = {
  id: 'a-an',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      const next = sentence.tokens[at + 1]
      if (!A_OR_AN.test(token.lower) || !next || next.tag === 'punct' || next.text.length === 1) return []
      if (EITHER.test(next.lower)) return []
      if ((token.text === 'A' && at > 0) || (!isSpelled(next.text) && isSaidEitherWay(next.text))) return []
      const wanted = startsWithVowelSound(next.text) ? 'an' : 'a'
      return token.lower === wanted ? [] : [replaceTokens(sentence, at, at + 1, wanted, 'a-an')]
    }),
}

/** 'Rainfall is heaviest in January': compared with itself. */
const TIMES =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring|autumn|\d{4})$/

const isAmongOthers = (sentence: Sentence, at: number) =>
  /^(?:in|of|among|one|ones)$/.test(lowerAt(sentence, at)) && !TIMES.test(lowerAt(sentence, at + 1))

/** Behind 'be', or behind a preposition: 'on highest settings'; 'with best regards' stays. */
function isComparedHere({ tokens }: Sentence, { lower }: Token, at: number): boolean {
  const before = tokens[at - 1]
  if (before?.tag === 'be' || (before?.tag === 'adv' && tokens[at - 2]?.tag === 'be')) return true
  if (before?.lower === 'of' && tokens[at - 2]?.lower === 'one') return true
  return (BEFORE_ONE.test(before?.lower ?? '') && /[^b]est$/.test(lower)) || isOnlyOne(tokens, at)
}

const BEFORE_ONE = oneOf('on in with for at into from to by of')
const LINKS: ReadonlySet<string> = new Set(['verb', 'have', 'prep', 'wh', 'sub', 'to'])

/** 'where nearest pharmacy is', 'wants best school for', 'into most powerful nation': one noun, and one of many. */
function isOnlyOne(tokens: readonly Token[], at: number): boolean {
  const noun = tokens[tokens[at]?.lower === 'most' ? at + 2 : at + 1]
  const isLinked = at > 0 && LINKS.has(tokens[at - 1]?.tag ?? '') && tokens[at]?.lower !== 'least'
  return isLinked && isOneOfMany(noun)
}

/** 'Jakarta is biggest city', 'She is most beautiful girl'. */
export const superlativeThe: Rule = {
  id: 'article-superlative',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      if (!isComparedHere(sentence, token, at) || !isSuperlative(sentence, at)) return []
      if (token.lower === 'best' && lowerAt(sentence, at + 1) === 'friends') return []
      const nounAt = token.lower === 'most' ? at + 2 : at + 1
      const isOneOf = lowerAt(sentence, at - 1) === 'of' && lowerAt(sentence, at - 2) === 'one'
      if (token.lower === 'most' && sentence.tokens[at + 1]?.readings.singular && !isOneOf) return []
      const compared = plainNounPhrase(sentence.tokens, nounAt) || isAmongOthers(sentence, nounAt)
      return compared ? [insertBefore(sentence, at, 'the', 'article-superlative')] : []
    }),
}
