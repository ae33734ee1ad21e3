import { plainNounPhrase } from '../../sentences/noun-phrases.ts'
import type { Token } from '../../sentences/tokens.ts'
import { comparative, isShort, superlative } from '../../words/adjectives.ts'
import { MORE_OR_LESS } from '../../words/word-sets.ts'
import { changeWord, type Edit, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'

/** 'prefer living there than here', 'the same jobs like men', 'twice bigger than', 'the more we use it, the hot it gets'. */
export const comparisonPatterns: Rule = {
  id: 'comparison-pattern',
  find: (sentence) =>
    sentence.tokens.flatMap(
      (token, at) =>
        preferredThan(sentence, token, at) ??
        sameLike(sentence, token, at) ??
        timesAs(sentence, token, at) ??
        theMoreThe(sentence, token, at) ??
        moreThen(sentence, token, at) ??
        asLike(sentence, token, at) ??
        theMoreOfAll(sentence, token, at) ??
        [],
    ),
}

/** 'I prefer tea than coffee', 'I prefer to stay here than go out' */
function preferredThan(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const { tokens } = sentence
  if (!/^(?:than|over)$/.test(token.lower) || (token.lower === 'over' && lowerAt(sentence, at + 1) !== 'than'))
    return undefined
  const verb = tokens.slice(0, at).findLastIndex(({ lower }) => /^prefer(?:s|red|ring)?$/.test(lower))
  if (verb < 0 || at - verb > 12) return undefined
  const between = tokens.slice(verb + 1, at)
  if (
    between.some(
      ({ lower, readings, tag }) =>
        /^(?:more|less|rather|other|fewer|that|but|,)$/.test(lower) ||
        (readings.degree?.degree === 'more' && tag !== 'noun'),
    )
  )
    return undefined
  const end = token.lower === 'over' ? at + 2 : at + 1
  if (tokens[verb + 1]?.tag !== 'to') return replaceTokens(sentence, at, end, 'to', 'preposition-verb')
  const to = tokens[end]?.tag === 'to' ? end + 1 : end
  if (tokens[to]?.form === 'ing') return undefined
  return replaceTokens(sentence, at, to, 'rather than', 'preposition-verb')
}

/** 'the same jobs like men', 'the same size with mine' */
function sameLike(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const { tokens } = sentence
  if (token.lower !== 'same' || lowerAt(sentence, at - 1) !== 'the') return undefined
  const thing = plainNounPhrase(tokens, at + 1)
  const link = thing && lowerAt(sentence, thing.end)
  if (!thing || !link || !/^(?:like|with|than|from)$/.test(link)) return undefined
  const next = tokens[thing.end + 1]
  const isOther =
    next !== undefined &&
    (['poss', 'obj', 'det', 'name', 'noun', 'pron', 'adj', 'num'].includes(next.tag) ||
      /^(?:before|last|yesterday)$/.test(next.lower))
  if (
    !isOther ||
    (/^(?:with|from)$/.test(link) && !/^(?:me|you|him|her|us|them|mine|yours|hers|ours|theirs)$/.test(next.lower))
  )
    return undefined
  return changeWord(sentence, thing.end, 'as', 'calque')
}

/** 'twice bigger than' */
function timesAs(sentence: Sentence, token: Token, at: number): Edit | undefined {
  if (!/^(?:twice|double)$/.test(token.lower)) return undefined
  const { tokens } = sentence
  const isMore = /^more$/.test(lowerAt(sentence, at + 1)) && lowerAt(sentence, at + 3) === 'than'
  const base = isMore ? lowerAt(sentence, at + 2) : tokens[at + 1]?.readings.degree?.base
  if (!base || (!isMore && lowerAt(sentence, at + 2) !== 'than')) return undefined
  return replaceTokens(sentence, at, at + (isMore ? 4 : 3), `twice as ${base} as`, 'comparison-as')
}

const opensClause = (token: Token | undefined) =>
  token !== undefined &&
  (['pron', 'det', 'poss', 'name'].includes(token.tag) || (token.tag === 'noun' && token.readings.kinds.adj === 0))

/** 'The more we use it, the hot it becomes', 'The hard you work, the better' */
function theMoreThe(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const { tokens } = sentence
  if (token.lower !== 'the' || !isOneOfTwo(sentence, at)) return undefined
  const isLong = lowerAt(sentence, at + 1) === 'more'
  const end = at + (isLong ? 3 : 2)
  const described = tokens[end - 1]
  if (
    !described ||
    MORE_OR_LESS.test(described.lower) ||
    described.readings.degree ||
    described.tag === 'noun' ||
    described.readings.kinds.adj < 3
  )
    return undefined
  const short = isShort(described.lower)
  if (!opensClause(tokens[end]) || (at === 0 && tokens[end]?.tag !== 'pron') || (isLong && !short)) return undefined
  const more = short ? comparative(described.lower) : `more ${described.lower}`
  return replaceTokens(sentence, at + 1, end, more, 'comparison-than')
}

/** Is it the first or the second 'the' of 'the more ..., the more ...'? */
function isOneOfTwo(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence
  if (!/^the\b/i.test(sentence.text)) return false
  if (at > 0) return tokens[at - 1]?.text === ',' && isMore(sentence, 1)
  return tokens.some(
    ({ text }, comma) => text === ',' && lowerAt(sentence, comma + 1) === 'the' && isMore(sentence, comma + 2),
  )
}

const isMore = (sentence: Sentence, at: number) =>
  MORE_OR_LESS.test(lowerAt(sentence, at)) || sentence.tokens[at]?.readings.degree?.degree === 'more'

/** 'farther then yours', 'more expensive then the old one' */
function moreThen(sentence: Sentence, token: Token, at: number): Edit | undefined {
  if (token.lower !== 'then' || !token.spaced) return undefined
  const next = sentence.tokens[at + 1]
  const isMoreBefore =
    isMore(sentence, at - 1) || (lowerAt(sentence, at - 2) === 'more' && sentence.tokens[at - 1]?.tag === 'adj')
  const isCompared =
    next !== undefined &&
    (['poss', 'det', 'name', 'obj', 'num'].includes(next.tag) ||
      /^(?:mine|yours|hers|ours|theirs|you|it|before|usual|ever)$/.test(next.lower))
  return isMoreBefore && isCompared ? changeWord(sentence, at, 'than', 'comparison-than') : undefined
}

/** 'not as hot like Jakarta', 'as tall with me' */
function asLike(sentence: Sentence, token: Token, at: number): Edit | undefined {
  if (!/^(?:like|with)$/.test(token.lower) || lowerAt(sentence, at - 2) !== 'as') return undefined
  const described = sentence.tokens[at - 1]
  const isSaid =
    described !== undefined &&
    (described.tag === 'adj' || described.tag === 'adv') &&
    !/^(?:well|soon|far|long|such)$/.test(described.lower)
  const next = sentence.tokens[at + 1]
  const isOther = next !== undefined && ['obj', 'poss', 'det', 'name', 'noun', 'pron'].includes(next.tag)
  return isSaid && isOther && (token.lower === 'like' || next.tag === 'obj')
    ? changeWord(sentence, at, 'as', 'comparison-as')
    : undefined
}

const GROUP = 'class|family|office|team|village|town|school|city|country|company'
const OF_ALL = new RegExp(
  `^ (?:${[
    'of (?:my|his|her|our|their) li(?:fe|ves)|of all|of the (?:year|month|week|class)',
    `in the (?:area|world|group|neighbou?rhood|region|${GROUP})|in (?:my|our) (?:${GROUP})`,
    "(?:that )?(?:i|we)(?: have|'ve) ever",
  ].join('|')})\\b`,
  'i',
)

/** 'the worse day of my life', 'the cheaper hotel in the area' */
function theMoreOfAll(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const degree = token.readings.degree
  if (degree?.degree !== 'more' || lowerAt(sentence, at - 1) !== 'the' || token.tag === 'noun') return undefined
  const noun = sentence.tokens[at + 1]
  if (noun?.tag !== 'noun' || /\bthan\b|,? the (?:more|less|\w+er)\b.*\bthe (?:more|less|\w+er)\b/i.test(sentence.text))
    return undefined
  return OF_ALL.test(sentence.text.slice(noun.end))
    ? changeWord(sentence, at, superlative(degree.base), 'comparison-than')
    : undefined
}
