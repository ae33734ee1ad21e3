import type { Token } from '../../sentences/tokens.ts'
import { comparative, isShort, superlative } from '../../words/adjectives.ts'
import { MORE_OR_MOST } from '../../words/word-sets.ts'
import { type Edit, lowerAt, type Rule, removeTokens, replaceTokens, type Sentence } from '../sentence.ts'

/** 'more bigger', 'more easy', 'the most smart', 'beautifuler'. */
export const degrees: Rule = {
  id: 'comparison',
  find: (sentence) =>
    sentence.tokens.flatMap(
      (_, at) =>
        superlativeThan(sentence, at) ??
        doubled(sentence, at) ??
        shortWithMore(sentence, at) ??
        longWithEr(sentence, at) ??
        plainBeforeThan(sentence, at) ??
        [],
    ),
}

/** 'worst than', 'the biggest than', 'most expensive than'. */
function superlativeThan(sentence: Sentence, at: number): Edit | undefined {
  const token = sentence.tokens[at]
  const the = lowerAt(sentence, at - 1) === 'the' ? at - 1 : at
  if (token?.readings.degree?.degree === 'most' && lowerAt(sentence, at + 1) === 'than')
    return replaceTokens(sentence, the, at + 1, comparative(token.readings.degree.base), 'comparison-than')
  if (token?.lower !== 'most' || sentence.tokens[at + 1]?.tag !== 'adj' || lowerAt(sentence, at + 2) !== 'than')
    return undefined
  return replaceTokens(sentence, the, at + 1, 'more', 'comparison-than')
}

function doubled(sentence: Sentence, at: number): Edit | undefined {
  const word = lowerAt(sentence, at)
  if (!MORE_OR_MOST.test(word)) return undefined
  const next = sentence.tokens[at + 1]
  if (
    !next?.readings.degree ||
    next.readings.singular !== undefined ||
    /^(?:further|later|lower|upper|inner|outer)$/.test(next.lower)
  )
    return undefined
  if (next.tag === 'noun') return undefined
  if (word === 'more' && next.readings.degree.degree === 'most')
    return replaceTokens(sentence, at, at + 2, comparative(next.readings.degree.base), 'comparison-double')
  return removeTokens(sentence, at, at + 1, 'comparison-double')
}

function shortWithMore(sentence: Sentence, at: number): Edit | undefined {
  const word = lowerAt(sentence, at)
  const next = sentence.tokens[at + 1]
  if (!MORE_OR_MOST.test(word) || !next || !takesEnding(next)) return undefined
  const compares = word === 'more' ? isComparison(sentence, at, next) : BEFORE_MOST.test(lowerAt(sentence, at - 1))
  if (!compares) return undefined
  const right = word === 'more' ? comparative(next.lower) : superlative(next.lower)
  return replaceTokens(sentence, at, at + 2, right, 'comparison-short')
}

const KEEPS_MORE = new RegExp(
  `^(?:${[
    String.raw`like|than|of|and|or|to|in|for|\w+ing|fun|own|just|much|many|such|other|work|time|clear|sure|free|common`,
    'true|likely|right|wrong|real|open|cross|strict|keen|fair|ill',
  ].join('|')})$`,
)
const BEFORE_MOST = /^(?:the|my|is|are|was|his|her|our)$/
const BEFORE_MORE =
  /^(?:look|looks|feel|feels|become|becomes|became|get|gets|got|getting|run|runs|seem|seems|make|it|much)$/

const takesEnding = ({ lower, readings }: Token) =>
  !readings.degree && readings.kinds.adj >= 3 && isShort(lower) && !KEEPS_MORE.test(lower)

/** 'more easy than', 'is more easy'; not 'more light', 'more and more' or 'more old books'. */
function isComparison(sentence: Sentence, at: number, next: Token): boolean {
  const after = sentence.tokens[at + 2]
  if (after?.lower === 'than')
    return (
      sentence.tokens[at + 3]?.tag !== 'adj' || /^(?:last|other|usual|normal|previous)$/.test(lowerAt(sentence, at + 3))
    )
  if (after?.tag === 'noun' || next.readings.kinds.noun >= 4 || lowerAt(sentence, at - 2) === 'more') return false
  if (after?.lower === 'and' && lowerAt(sentence, at + 3) === 'more') return false
  if (!after || after.tag === 'punct')
    return /\b(?:make|makes|made|making|become|is|are|was|feel|getting)\b/i.test(
      sentence.text.slice(0, sentence.tokens[at]?.start),
    )
  return ['be', 'adv'].includes(sentence.tokens[at - 1]?.tag ?? '') || BEFORE_MORE.test(lowerAt(sentence, at - 1))
}

function longWithEr(sentence: Sentence, at: number): Edit | undefined {
  const token = sentence.tokens[at]
  const found = /^([a-z]{4,})(er|est)$/.exec(token?.lower ?? '')
  if (!token || !found?.[1] || token.readings.degree || sentence.lexicon.isKnown(token.lower)) return undefined
  const base = [found[1], `${found[1]}e`, found[1].replace(/i$/, 'y'), found[1].replace(/(.)\1$/, '$1')].find(
    (one) => sentence.lexicon.kinds(one).adj >= 3,
  )
  if (!base) return undefined
  const words = isShort(base)
    ? found[2] === 'er'
      ? comparative(base)
      : superlative(base)
    : `${found[2] === 'er' ? 'more' : 'most'} ${base}`
  return replaceTokens(sentence, at, at + 1, words, 'comparison-long')
}

/** 'She is tall than me.' */
function plainBeforeThan(sentence: Sentence, at: number): Edit | undefined {
  if (lowerAt(sentence, at + 1) !== 'than' || /^(?:never|sorry)$/.test(lowerAt(sentence, at + 2))) return undefined
  const token = sentence.tokens[at]
  if (
    !token ||
    token.readings.degree ||
    token.readings.kinds.adj < 4 ||
    token.readings.kinds.adj < token.readings.kinds.noun ||
    /^(?:more|less|rather|other|different|better|worse|fewer|\w+er)$/.test(token.lower)
  )
    return undefined
  if (token.tag !== 'adj' && token.tag !== 'adv') return undefined
  if (
    sentence.tokens
      .slice(Math.max(0, at - 4), at)
      .some((one) => /^(?:more|most|less|rather|other|fewer)$/.test(one.lower))
  )
    return undefined
  return replaceTokens(
    sentence,
    at,
    at + 1,
    isShort(token.lower) ? comparative(token.lower) : `more ${token.lower}`,
    'comparison-than',
  )
}

/** 'too much salty', 'enough tasty'. */
export const degreeWords: Rule = {
  id: 'degree-words',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      const much = /^(?:too|very)$/.test(token.lower) && lowerAt(sentence, at + 1) === 'much'
      if (much && isPlainAdjective(sentence, at + 2)) return [removeTokens(sentence, at + 1, at + 2, 'too-very')]
      if (
        token.lower !== 'enough' ||
        !isPlainAdjective(sentence, at + 1) ||
        !['be', 'adv', 'verb', 'not'].includes(sentence.tokens[at - 1]?.tag ?? '')
      )
        return []
      return [replaceTokens(sentence, at, at + 2, `${lowerAt(sentence, at + 1)} enough`, 'enough-order')]
    }),
}

function isPlainAdjective(sentence: Sentence, at: number): boolean {
  const word = sentence.tokens[at]
  const next = sentence.tokens[at + 1]
  if (
    word?.tag !== 'adj' ||
    word.readings.degree ||
    word.readings.kinds.noun > 3 ||
    (/^(?:cold|hot|fresh|free|extra|good|bad|clean)$/.test(word.lower) && next?.tag === 'noun') ||
    word.readings.kinds.adj < 3
  )
    return false
  return (
    !(next && ['noun', 'name', 'adj', 'verb'].includes(next.tag)) &&
    !/^(?:more|less|other|many|much|fun|own|such|same)$/.test(word.lower)
  )
}
