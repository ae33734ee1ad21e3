import type { Token } from '../../sentences/tokens.ts'
import { isCounted, isOneAsObject, isOneOfMany } from '../../words/countable.ts'
import { ruleWords } from '../../words/named-lists.ts'
import { isUnchanged, plural } from '../../words/nouns.ts'
import { oneOf } from '../../words/one-of.ts'
import { isPersonNoun } from '../../words/people.ts'
import { COUNTABLE_THINGS, PROFESSIONS, UNCOUNTABLE } from '../../words/word-lists.ts'
import { HELPERS_OF_ONE, OWNER_OR_THE } from '../../words/word-sets.ts'
import { changeWord, type Edit, lowerAt, type Rule, type Sentence } from '../sentence.ts'

const isSingular = (token: Token | undefined): token is Token =>
  token?.tag === 'noun' &&
  token.readings.singular === undefined &&
  !isUnchanged(token.lower) &&
  !UNCOUNTABLE.has(token.lower)
const isCountable = (token: Token | undefined): boolean =>
  isSingular(token) && (COUNTABLE_THINGS.has(token.lower) || PROFESSIONS.has(token.lower) || isPersonNoun(token))
const isPlural = (token: Token | undefined) => token?.tag === 'noun' && token.readings.singular !== undefined

/** 'three reds shirts', 'most of my friend', 'some egg'. */
export const determiners: Rule = {
  id: 'determiners',
  find: (sentence) =>
    sentence.tokens.flatMap(
      (token, at) =>
        pluralAdjective(sentence, token, at) ?? quantityOf(sentence, token, at) ?? someOne(sentence, token, at) ?? [],
    ),
}

const ENDS_IN_S = oneOf(`
  sport sale saving good mean human adult plastic electronic statistic classic arm custom physic mathematic
  economic`)

/** 'three reds shirts', 'differents cultures': an adjective has no plural. */
function pluralAdjective(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const noun = sentence.tokens[at + 1]
  if (!token.lower.endsWith('s') || token.lower.length < 4 || noun?.tag !== 'noun' || token.tag === 'poss')
    return undefined
  const before = sentence.tokens[at - 1]
  const base = token.lower.replace(/s$/, '')
  const kinds = sentence.lexicon.kinds(base)
  if (
    kinds.adj < 4 ||
    kinds.adj < kinds.noun ||
    (kinds.verb > 3 && before?.tag !== 'num' && before?.tag !== 'det') ||
    token.text.charAt(0) !== token.lower.charAt(0)
  )
    return undefined
  if (
    sentence.lexicon.kinds(token.lower).adj > 0 ||
    sentence.lexicon.kinds(token.lower).noun > 3 ||
    ENDS_IN_S.test(base)
  )
    return undefined
  if (!isPlural(noun) && noun.lower !== 'people' && noun.lower !== 'children') return undefined
  return changeWord(sentence, at, base, 'adjective-plural')
}

const ALWAYS_MANY =
  /^(?:many|both|several|few|none|each|two|three|four|five|six|seven|eight|nine|ten|any|neither|either)$/

/** 'most of my friend', 'two of my cousin'; but 'most of my day' is right. */
function quantityOf(sentence: Sentence, token: Token, at: number): Edit | undefined {
  if (
    lowerAt(sentence, at + 1) !== 'of' ||
    !(ALWAYS_MANY.test(token.lower) || /^(?:most|all|some|half|part)$/.test(token.lower))
  )
    return undefined
  if (!OWNER_OR_THE.test(lowerAt(sentence, at + 2))) return undefined
  let nounAt = at + 3
  while (
    sentence.tokens[nounAt]?.tag === 'adj' ||
    (sentence.tokens[nounAt]?.tag === 'noun' && sentence.tokens[nounAt + 1]?.tag === 'noun')
  )
    nounAt += 1
  const noun = sentence.tokens[nounAt]
  const next = sentence.tokens[nounAt + 1]
  if (!isSingular(noun) || next?.lower === "'s" || next?.tag === 'name') return undefined
  const counts = ALWAYS_MANY.test(token.lower)
    ? isCountable(noun) || isOneOfMany(noun)
    : isPersonNoun(noun) || (isOneOfMany(noun) && severalAct(sentence, nounAt + 1))
  return counts && !/^(?:class|family|team|staff|people|group)$/.test(noun.lower)
    ? changeWord(sentence, nounAt, plural(noun.lower), 'plural')
    : undefined
}

/** The verb says that there are more: 'most of the house in this area were destroyed'. */
function severalAct({ tokens }: Sentence, from: number): boolean {
  const verb = tokens.slice(from, from + 6).find(({ tag }) => ['be', 'have', 'do', 'verb', 'modal'].includes(tag))
  return WITH_MANY.test(verb?.lower ?? '')
}

const NOT_COUNTED_BY_SOME = ruleWords('determiners not-counted-by-some')

/** 'some egg', 'all worker', 'most passenger'; 'several egg' is elsewhere. */
function someOne(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const before = sentence.tokens[at - 1]
  if (
    !/^(?:some|all|most|more)$/.test(token.lower) ||
    ['pron', 'det', 'poss', 'modal', 'be', 'noun'].includes(before?.tag ?? '')
  )
    return undefined
  const nounAt = sentence.tokens[at + 1]?.tag === 'adj' && token.lower !== 'most' ? at + 2 : at + 1
  const noun = sentence.tokens[nounAt]
  if (token.lower === 'more' && (!isOneOfMany(noun) || isMoreOfOne(sentence, at, nounAt))) return undefined
  if (!noun || !isSeveral(sentence, token, noun, nounAt)) return undefined
  const next = sentence.tokens[nounAt + 1]
  return endsCounted(next) || (token.lower === 'all' && isPersonNoun(noun) && HELPERS_OF_ONE.test(next?.lower ?? ''))
    ? changeWord(sentence, nounAt, plural(noun.lower), 'plural')
    : undefined
}

function isSeveral(sentence: Sentence, { lower }: Token, noun: Token, at: number): boolean {
  if (isOneAsObject(noun) && !NOT_COUNTED_BY_SOME.test(noun.lower)) return true
  return (
    isCounted(noun) &&
    !OF_TIME.test(noun.lower) &&
    ((lower === 'all' && !noun.readings.bare) || isDoneByMany(sentence.tokens[at + 1]))
  )
}

const BEFORE_MORE_OF_ONE = ruleWords('determiners before-more-of-one')

/** 'one more student', 'a safer, more stable world' */
const isMoreOfOne = ({ tokens }: Sentence, at: number, nounAt: number) =>
  BEFORE_MORE_OF_ONE.test(tokens[at - 1]?.lower ?? '') ||
  (nounAt > at + 1 && tokens[at - 2]?.tag === 'adj' && /^(?:,|and|but)$/.test(tokens[at - 1]?.lower ?? ''))

const WITH_MANY = oneOf('are were have do')
const isDoneByMany = (verb: Token | undefined) =>
  WITH_MANY.test(verb?.lower ?? '') || (verb?.tag === 'verb' && verb.form === 'base' && verb.readings.kinds.noun < 4)

const OF_TIME = oneOf('week afternoon evening night morning day month year hour time way family class team school')

const endsCounted = (next: Token | undefined) =>
  next === undefined ||
  !(
    ['noun', 'poss', 'name'].includes(next.tag) ||
    next.text === '-' ||
    /^(?:is|was|has|'s|or|and)$/.test(next.lower) ||
    (next.tag === 'verb' && next.form !== 'base')
  )
