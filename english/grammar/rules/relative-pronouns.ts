import type { Token } from '../../sentences/tokens.ts'
import { ruleWords } from '../../words/named-lists.ts'
import { oneOf } from '../../words/one-of.ts'
import { isPersonNoun } from '../../words/people.ts'
import { COUNTABLE_THINGS, UNCOUNTABLE } from '../../words/word-lists.ts'
import { BE_NOW_OR_THEN, OBJECT_WORDS, SOMEONE, THIRD_PERSONS, WHO_OR_WHICH } from '../../words/word-sets.ts'
import { type Edit, lowerAt, type Rule, removeTokens, replaceTokens, type Sentence } from '../sentence.ts'

/** 'The book which I bought it yesterday', 'the man which lives'. */
export const relatives: Rule = {
  id: 'relative',
  find: (sentence) =>
    sentence.tokens.flatMap(
      (_, at) => whoHe(sentence, at) ?? whoOrWhich(sentence, at) ?? resumptive(sentence, at) ?? [],
    ),
}

const PEOPLE = ruleWords('relative-pronouns people')
const THINGS = ruleWords('relative-pronouns things')

/** Animals, and what people are in together. */
const ANIMALS = ruleWords('relative-pronouns animals')

const isThing = (token: Token | undefined) => {
  const word = token?.readings.singular ?? token?.lower ?? ''
  const isListed = COUNTABLE_THINGS.has(word) || UNCOUNTABLE.has(word)
  return (isListed || isCountedThing(token)) && !isPersonNoun(token) && !ANIMALS.test(word)
}

/** 'the diamonds who were' */
const isCountedThing = (token: Token | undefined) =>
  token?.readings.counted === true &&
  token.readings.singular !== undefined &&
  !token.readings.person &&
  token.readings.kinds.adj === 0

const isOnePerson = ({ tokens }: Sentence, at: number) =>
  tokens[at]?.tag === 'noun' &&
  isPersonNoun(tokens[at]) &&
  ['verb', 'be', 'have', 'modal', 'pron'].includes(tokens[at + 2]?.tag ?? '')

/** 'the company who': the people in it. */
const OF_PEOPLE = ruleWords('relative-pronouns of-people')
/** 'those in my class who' */
const SOME_PEOPLE = ruleWords('relative-pronouns some-people')

/** 'asked the company who' */
const ASKS = oneOf('ask asked told tell know read see')

function whoOrWhich(sentence: Sentence, at: number): Edit | undefined {
  const word = lowerAt(sentence, at)
  const before = lowerAt(sentence, at - 1)
  if (word === 'which' && (PEOPLE.test(before) || isOnePerson(sentence, at - 1)) && !isThingOf(sentence, at - 1))
    return replaceTokens(sentence, at, at + 1, 'who', 'relative')
  if (
    word === 'who' &&
    !isSaidOfPerson(sentence, at - 1) &&
    (THINGS.test(before) || isThing(sentence.tokens[at - 1])) &&
    !OF_PEOPLE.test(before) &&
    sentence.tokens[at - 1]?.tag === 'noun' &&
    !sentence.tokens.slice(Math.max(0, at - 4), at).some(({ lower }) => ASKS.test(lower))
  )
    return replaceTokens(
      sentence,
      at,
      at + 1,
      ['verb', 'have', 'be', 'modal'].includes(sentence.tokens[at + 1]?.tag ?? '') ? 'that' : 'which',
      'relative',
    )
  if (
    word === 'what' &&
    (PEOPLE.test(before) || THINGS.test(before)) &&
    /^(?:the|a|this|that|my|every|all|first)$/.test(lowerAt(sentence, at - 2)) &&
    ['pron', 'verb', 'be'].includes(sentence.tokens[at + 1]?.tag ?? '') &&
    !/\b(?:ask|asked|told|tell|show|showed|teach|taught|remind|reminded|explain|explained)\b/i.test(
      sentence.text.slice(0, sentence.tokens[at]?.start),
    )
  )
    return replaceTokens(sentence, at, at + 1, PEOPLE.test(before) ? 'who' : 'that', 'relative')
  return undefined
}

/** 'data of victims which we received': it may be said of the data. */
function isThingOf({ tokens }: Sentence, at: number): boolean {
  let back = at
  while (['noun', 'adj', 'det', 'poss', 'num'].includes(tokens[back]?.tag ?? '')) back -= 1
  const whose = tokens[back - 1]
  return tokens[back]?.lower === 'of' && whose?.tag === 'noun' && !isPersonNoun(whose) && !GROUPS.test(whose.lower)
}

/** 'a lot of students which', 'a group of people which': said of the people. */
const GROUPS = oneOf(
  'lot lots group groups number kind kinds type types majority plenty couple most handful team crowd',
)

/** 'a girl in my class who sings': somebody stands before the place. */
function isSaidOfPerson({ tokens }: Sentence, at: number): boolean {
  let back = at
  while (['noun', 'adj', 'det', 'poss', 'num', 'name'].includes(tokens[back]?.tag ?? '')) back -= 1
  const before = tokens[back - 1]
  return (
    tokens[back]?.tag === 'prep' &&
    (isPersonNoun(before) || /(?:one|body)$/.test(before?.lower ?? '') || SOME_PEOPLE.test(before?.lower ?? ''))
  )
}

/** 'the man who he is wearing a hat'. */
function whoHe(sentence: Sentence, at: number): Edit | undefined {
  if (!WHO_OR_WHICH.test(lowerAt(sentence, at)) || sentence.tokens[at - 1]?.tag !== 'noun') return undefined
  const repeats =
    THIRD_PERSONS.test(lowerAt(sentence, at + 1)) &&
    /^(?:is|are|was|were|has|have|can|will)$/.test(lowerAt(sentence, at + 2))
  return repeats && !/^[.!?]$/.test(sentence.tokens[at + 3]?.text ?? '')
    ? removeTokens(sentence, at + 1, at + 2, 'relative')
    : undefined
}

/** 'the fact that I sent it': what follows these says what they are. */
const SAID_IN_FULL =
  /^(?:fact|news|reason|idea|problem|day|time|way|proof|moment|feeling|hope|thought|rumou?r|belief|claim|chance)$/

/** The object comes back as a pronoun behind the verb of the relative clause. */
function resumptive(sentence: Sentence, at: number): Edit | undefined {
  const word = lowerAt(sentence, at)
  const isNamed = sentence.tokens[at - 1]?.tag === 'noun' || SOMEONE.test(lowerAt(sentence, at - 1))
  if (!/^(?:which|that|who|whom)$/.test(word) || !isNamed) return undefined
  if (!['pron', 'poss'].includes(sentence.tokens[at + 1]?.tag ?? '')) return undefined
  if (SAID_IN_FULL.test(lowerAt(sentence, at - 1))) return undefined
  const again = objectAgain(sentence, at)
  if (again === undefined || (word === 'that' && !isRelative(sentence, at, again))) return undefined
  return removeTokens(sentence, again, again + 1, 'relative')
}

/** Where the object comes back: 'which I bought it'. */
function objectAgain({ tokens }: Sentence, at: number): number | undefined {
  for (let back = at + 2; back < Math.min(at + 7, tokens.length); back += 1) {
    const token = tokens[back]
    if (!token || ['punct', 'sub', 'wh', 'and'].includes(token.tag)) return undefined
    const link = tokens[back - 1]?.tag === 'prep' ? back - 2 : back - 1
    const before = link < back - 1 && OBJECT_WORDS.test(tokens[link]?.lower ?? '') ? tokens[link - 1] : tokens[link]
    const isObject = token.lower === 'it' || (token.tag === 'obj' && /^(?:them|him|her)$/.test(token.lower))
    if (isObject && before?.tag === 'verb') return back
  }
  return undefined
}

/** 'the film that I watched it was', not 'the idea that I like it'. */
function isRelative(sentence: Sentence, at: number, again: number): boolean {
  if (BE_NOW_OR_THEN.test(lowerAt(sentence, at - 3)) && lowerAt(sentence, at - 2) === 'the') return true
  if (sentence.tokens.slice(0, at).some(({ lower }) => /^(?:so|such|too|told|tell|tells)$/.test(lower))) return false
  const rest = sentence.tokens.slice(again + 1)
  if (SOMEONE.test(lowerAt(sentence, at - 1))) return true
  if (/^an?$/.test(lowerAt(sentence, at - 2)) || /^an?$/.test(lowerAt(sentence, at - 3))) return true
  if (rest[0] && !['be', 'adv', 'modal', 'verb', 'prep', 'punct', 'adj', 'have', 'to'].includes(rest[0].tag))
    return false
  return rest.some(({ tag }) => ['be', 'verb', 'modal'].includes(tag)) || BE_NOW_OR_THEN.test(lowerAt(sentence, at - 3))
}
