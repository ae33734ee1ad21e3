import { isCapitalised, type Token } from '../../sentences/tokens.ts'
import { ruleWords } from '../../words/named-lists.ts'
import { oneOf } from '../../words/one-of.ts'
import { isPersonNoun } from '../../words/people.ts'
import { COUNTABLE_THINGS, UNCOUNTABLE } from '../../words/word-lists.ts'
import { BE_NOW_OR_THEN, OBJECT_WORDS, SOMEONE, THIRD_PERSONS, WHO_OR_WHICH } from '../../words/word-sets.ts'
import { type Edit, lowerAt, type Rule, removeTokens, replaceTokens, type Sentence } from '../sentence.ts'
import { hasForm } from '../verb-words.ts'

/** 'The book which I bought it yesterday', 'the man which lives'. */
export const relatives: Rule = {
  id: 'relative',
  find: (sentence) =>
    sentence.tokens.flatMap(
      (_, at) =>
        whoHe(sentence, at) ??
        ofWhom(sentence, at) ??
        whatInstead(sentence, at) ??
        behindComma(sentence, at) ??
        whoOrWhich(sentence, at) ??
        resumptive(sentence, at) ??
        [],
    ),
}

const FINITE: ReadonlySet<string> = new Set(['be', 'have', 'do', 'modal', 'verb'])
const SHARES = oneOf('most some many all none neither both each one several half few two three four five six nine ten')

/** 'My students, most of them are girls': no sentence of its own behind the comma. */
function ofWhom(sentence: Sentence, at: number): Edit | undefined {
  const { tokens, clauses } = sentence
  const verb = tokens[tokens[at + 1]?.tag === 'adv' ? at + 2 : at + 1]
  const isShare = lowerAt(sentence, at - 1) === 'of' && SHARES.test(lowerAt(sentence, at - 2))
  if (lowerAt(sentence, at) !== 'them' || !isShare || tokens[at - 3]?.text !== ',') return undefined
  if (!verb || !isSurelyFinite(verb) || tokens[0]?.tag === 'sub' || !isCapitalised(tokens[0]?.text ?? ''))
    return undefined
  const isOpened = clauses[0]?.opener !== undefined || (clauses[0]?.predicate ?? at) > at + 1
  const several = tokens.slice(0, at - 3).findLast((one) => one.readings.singular !== undefined || isPersonNoun(one))
  if (isOpened || several?.tag !== 'noun' || !(isPersonNoun(several) || isThing(several))) return undefined
  return replaceTokens(sentence, at, at + 1, isPersonNoun(several) ? 'whom' : 'which', 'relative')
}

/** 'are', 'went'; not 'chewed' or 'cross', which may describe them. */
const isSurelyFinite = (verb: Token) =>
  FINITE.has(verb.tag) &&
  (verb.tag !== 'verb' || verb.form === 'third' || (hasForm(verb, 'past') && !hasForm(verb, 'participle')))

const NOT_SAID_OF_ALL = oneOf('more worse the this that it he she they your my needed called known next')

/** 'a free dessert, what made me happy': said of all that stands before, and nothing is said of 'what'. */
function whatInstead(sentence: Sentence, at: number): Edit | undefined {
  const { tokens } = sentence
  const next = tokens[at + 1]?.tag === 'adv' ? at + 2 : at + 1
  if (
    lowerAt(sentence, at) !== 'what' ||
    tokens[at - 1]?.text !== ',' ||
    lowerAt(sentence, at - 2) === 'and' ||
    !isSaidOfAll(sentence, next)
  )
    return undefined
  if (['sub', 'wh', 'prep', 'verb'].includes(tokens[0]?.tag ?? '')) return undefined
  const before = tokens.slice(0, at - 1)
  const last = before.slice(before.findLastIndex(({ text }) => text === ',') + 1)
  return last.some(({ tag }) => FINITE.has(tag)) && !before.some(({ lower }) => ASKS.test(lower))
    ? replaceTokens(sentence, at, at + 1, 'which', 'relative')
    : undefined
}

function isSaidOfAll({ tokens, text }: Sentence, at: number): boolean {
  const verb = tokens[at]
  if (!verb || /\?\s*$/.test(text) || tokens[at + 1]?.tag === 'pron') return false
  if (NOT_SAID_OF_ALL.test(tokens[at + 1]?.lower ?? '')) return false
  const isVerb =
    ['be', 'modal'].includes(verb.tag) || verb.lower === 'has' || ['third', 'past'].includes(verb.form ?? '')
  return isVerb && !tokens.slice(at + 1).some(({ tag, form }) => tag === 'modal' || (tag === 'be' && form !== 'base'))
}

const SAID_OF_ALL = oneOf(
  'made makes make means meant says surprised surprises shows showed gave helped helps caused took',
)

/** 'my brother, which died in 1979', 'the old town, who has many houses' */
function behindComma(sentence: Sentence, at: number): Edit | undefined {
  const { tokens } = sentence
  const noun = tokens[at - 2]
  const next = tokens[at + 1]
  if (tokens[at - 1]?.text !== ',' || noun?.tag !== 'noun' || !next || !FINITE.has(next.tag)) return undefined
  const word = lowerAt(sentence, at)
  if (tokens[at - 3]?.lower === "'s" || (next.form === 'third' && noun.readings.singular !== undefined))
    return undefined
  const isOfAll = SAID_OF_ALL.test(next.lower) || ['be', 'modal'].includes(next.tag)
  if (
    word === 'which' &&
    isPersonNoun(noun) &&
    !isThingOf(sentence, at - 2) &&
    (!isOfAll || startsWith(tokens, at - 2))
  )
    return replaceTokens(sentence, at, at + 1, 'who', 'relative')
  if (word === 'who' && at > 2 && isThing(noun) && !isSaidOfPerson(sentence, at - 2) && !OF_PEOPLE.test(noun.lower))
    return replaceTokens(sentence, at, at + 1, 'which', 'relative')
  return undefined
}

/** The sentence begins with what ends at `at`: 'My brother' */
function startsWith(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(0, at).every(({ tag }) => ['det', 'poss', 'adj', 'noun', 'num'].includes(tag))
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
  if (word === 'which' && isSaidOfPeople(sentence, at, before))
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

const isSaidOfPeople = (sentence: Sentence, at: number, before: string) =>
  ((PEOPLE.test(before) && !isAnyThing(sentence, at)) || isOnePerson(sentence, at - 1)) && !isThingOf(sentence, at - 1)

const PEOPLE_DO = oneOf(
  'come comes came live lives lived give gave work works worked know knows knew want wants have has had',
)

/** 'those which grow here', 'the one which I bought': things as well as people. */
const isAnyThing = (sentence: Sentence, at: number) =>
  /^(?:ones?|those)$/.test(lowerAt(sentence, at - 1)) && !PEOPLE_DO.test(lowerAt(sentence, at + 1))

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
    (isPersonNoun(before) ||
      /(?:one|body)$|^(?:you|us)$/.test(before?.lower ?? '') ||
      SOME_PEOPLE.test(before?.lower ?? ''))
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
