import { isUnchanged, plural, singularOf, wrongPlural } from '../../english/nouns.ts'
import type { Token } from '../../english/tokens.ts'
import {
  COUNTABLE_THINGS,
  NEVER_PLURAL,
  PROFESSIONS,
  SOMETIMES_COUNTABLE,
  UNCOUNTABLE,
} from '../../english/word-lists.ts'
import { type Edit, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'

const COUNT =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|[2-9]|[1-9]\d+|many|several|these|those|few|both|various|different|numerous|most)$/
const NOT_COUNTED =
  /^(?:percent|hundred|thousand|million|billion|dozen|am|pm|o'clock|rupiah|of|kg|km|cm|degree|year-old|plus|minus|times|past|half)$/

/** 'three brother', 'many car', 'these book'. */
export const pluralAfterNumber: Rule = {
  id: 'plural-number',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => (COUNT.test(token.lower) ? (pluralAt(sentence, token, at) ?? []) : [])),
}

function pluralAt(sentence: Sentence, counter: Token, at: number): Edit | undefined {
  if (isLabel(sentence, counter, at)) return undefined
  let nounAt = at + 1
  while (isDescriber(sentence, nounAt)) nounAt += 1
  const noun = sentence.tokens[nounAt]
  if (!noun || !isSingularNoun(sentence, noun, nounAt) || UNCOUNTABLE.has(noun.lower)) return undefined
  if (
    noun.lower === 'year' &&
    lowerAt(sentence, nounAt + 1) === 'old' &&
    /^(?:a|an|the|my|her|his)$/.test(lowerAt(sentence, at - 1))
  )
    return undefined
  if (/^(?:these|those)$/.test(counter.lower) && beIsSingular(sentence, nounAt)) {
    return replaceTokens(sentence, at, at + 1, counter.lower === 'these' ? 'this' : 'that', 'demonstrative')
  }
  return replaceTokens(sentence, nounAt, nounAt + 1, plural(noun.lower), 'plural-number')
}

const NUMBERED =
  /^(?:room|number|page|chapter|level|grade|class|unit|part|step|iphone|covid|top|bus|gate|line|no|at|day|lesson|question)$/

/** A year, a room's number, a price: nothing is counted. */
function isLabel(sentence: Sentence, counter: Token, at: number): boolean {
  if (/^(?:different|most)$/.test(counter.lower)) return true
  if (/^(?:last|next|this|of|need|in|on|at|from|past|or|and)$/.test(lowerAt(sentence, at + 1))) return true
  if (/^(?:19|20)\d\d$/.test(counter.lower)) return true
  const before = sentence.tokens[at - 1]
  return (
    before !== undefined && (/^[$#/:.-]$/.test(before.text) || (counter.tag === 'num' && NUMBERED.test(before.lower)))
  )
}

const isDescriber = (sentence: Sentence, at: number) => {
  const token = sentence.tokens[at]
  return (
    token !== undefined &&
    (token.tag === 'adj' ||
      (token.tag === 'poss' && token.lower !== "'s") ||
      /^(?:new|more|other|big|small|old|young|best|different|of)$/.test(token.lower)) &&
    token.lower !== 'of'
  )
}

const beIsSingular = (sentence: Sentence, at: number) => /^(?:is|was|has|'s)$/.test(lowerAt(sentence, at + 1))

function isSingularNoun(sentence: Sentence, noun: Token, at: number): boolean {
  if (
    noun.tag !== 'noun' &&
    !(
      noun.tag === 'verb' &&
      noun.form === 'base' &&
      noun.readings.kinds.noun >= 4 &&
      (sentence.tokens[at - 1]?.tag === 'num' || /^(?:many|several)$/.test(lowerAt(sentence, at - 1))) &&
      !['det', 'poss', 'obj', 'to', 'pron'].includes(sentence.tokens[at + 1]?.tag ?? '')
    )
  )
    return false
  if (noun.readings.singular !== undefined || isUnchanged(noun.lower) || NOT_COUNTED.test(noun.lower)) return false
  if (
    /s$/.test(noun.lower) &&
    !/(?:ss|us|bus|gas|class|boss|process|address|business|actress|waitress|glass|dress|princess|illness|kiss|loss|pass|guess|mess)$/.test(
      noun.lower,
    )
  )
    return false
  if (sentence.tokens[at + 1]?.tag === 'noun' || sentence.tokens[at + 1]?.text === '-' || /-/.test(noun.lower))
    return false
  if (/^(?:people|staff|police|more|less|data|media|fish|sheep|euro|yen)$/.test(noun.lower)) return false
  if (lowerAt(sentence, at + 1) === 'and' && sentence.tokens[at - 1]?.tag === 'adj') return true
  return noun.readings.kinds.noun > 1
}

/** 'a lot of friend', 'a number of student', 'kinds of food' stays. */
export const pluralAfterQuantity: Rule = {
  id: 'plural-quantity',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      if (
        token.lower !== 'of' ||
        !/^(?:lot|lots|number|plenty|couple|variety|group|hundreds|thousands|dozens)$/.test(lowerAt(sentence, at - 1))
      )
        return []
      const nounAt = sentence.tokens[at + 1]?.tag === 'adj' ? at + 2 : at + 1
      const noun = sentence.tokens[nounAt]
      if (
        noun?.tag !== 'noun' ||
        !isSingularNoun(sentence, noun, nounAt) ||
        !(COUNTABLE_THINGS.has(noun.lower) || PROFESSIONS.has(noun.lower))
      )
        return []
      return [replaceTokens(sentence, nounAt, nounAt + 1, plural(noun.lower), 'plural-number')]
    }),
}

/** 'one of my best friend', 'every students', 'a books', 'each participants'. */
export const numberAgreement: Rule = {
  id: 'number-agreement',
  find: (sentence) =>
    sentence.tokens.flatMap(
      (_, at) => oneOf(sentence, at) ?? singularDeterminer(sentence, at) ?? demonstrative(sentence, at) ?? [],
    ),
}

function oneOf(sentence: Sentence, at: number): Edit | undefined {
  if (lowerAt(sentence, at) !== 'one' || lowerAt(sentence, at + 1) !== 'of') return undefined
  let nounAt = at + 2
  if (!/^(?:the|my|your|his|her|our|their|these|those)$/.test(lowerAt(sentence, nounAt))) return undefined
  nounAt += 1
  while (
    sentence.tokens[nounAt] &&
    (['adj'].includes(sentence.tokens[nounAt]?.tag ?? '') ||
      /^(?:most|best|biggest|oldest|\w+est)$/.test(lowerAt(sentence, nounAt)) ||
      (sentence.tokens[nounAt]?.tag === 'noun' && sentence.tokens[nounAt + 1]?.tag === 'noun'))
  )
    nounAt += 1
  const noun = sentence.tokens[nounAt]
  if (
    noun?.tag !== 'noun' ||
    noun.readings.singular !== undefined ||
    isUnchanged(noun.lower) ||
    UNCOUNTABLE.has(noun.lower) ||
    /^(?:people|reason why)$/.test(noun.lower) ||
    sentence.tokens[nounAt + 1]?.lower === "'s"
  )
    return undefined
  return replaceTokens(sentence, nounAt, nounAt + 1, plural(noun.lower), 'plural-one-of')
}

function singularDeterminer(sentence: Sentence, at: number): Edit | undefined {
  const word = lowerAt(sentence, at)
  if (!/^(?:every|each|a|an|another|one)$/.test(word)) return undefined
  const adjective = sentence.tokens[at + 1]?.tag === 'adj' && !/^(?:few|many)$/.test(lowerAt(sentence, at + 1))
  const nounAt = adjective ? at + 2 : at + 1
  const noun = sentence.tokens[nounAt]
  const singular = noun?.tag === 'noun' ? noun.readings.singular : undefined
  if (!noun || !singular || isCompound(sentence, nounAt)) return undefined
  if (PAIRS.test(noun.lower))
    return /^an?$/.test(word)
      ? replaceTokens(sentence, at, nounAt, adjective ? lowerAt(sentence, at + 1) : '', 'singular-a')
      : undefined
  const right = singularAfter(sentence, at, word, noun.lower, singular)
  return right
    ? replaceTokens(
        sentence,
        nounAt,
        nounAt + 1,
        right,
        /^(?:every|each)$/.test(word) ? 'singular-every' : 'singular-a',
      )
    : undefined
}

const PAIRS = /^(?:trousers|jeans|shorts|pants|scissors|clothes|pajamas|shoes|socks|sunglasses)$/
const LOOKS_PLURAL =
  /^(?:lots|few|heads|series|means|news|lens|gas|bus|class|plus|glasses|thanks|times|hundreds|dozens|data|media|physics|sales|savings|sports|headquarters|communications|arms|hours|weeks|goods|customs)$/

const isCompound = ({ tokens }: Sentence, at: number) =>
  tokens[at + 1]?.tag === 'noun' || tokens[at + 1]?.lower === "'s"

function singularAfter(
  sentence: Sentence,
  at: number,
  word: string,
  noun: string,
  singular: string,
): string | undefined {
  if (noun === 'people') return /^(?:every|a|each)$/.test(word) ? 'person' : undefined
  if (LOOKS_PLURAL.test(noun) || (/^an?$/.test(word) && NEVER_PLURAL.has(singular))) return undefined
  if (word === 'one' && ['det', 'adj'].includes(sentence.tokens[at - 1]?.tag ?? '')) return undefined
  return word === 'every' && sentence.tokens[at + 1]?.tag === 'num' ? undefined : singular
}

const THIS: Record<string, string> = { this: 'these', that: 'those' }

function demonstrative(sentence: Sentence, at: number): Edit | undefined {
  const word = lowerAt(sentence, at)
  const many = THIS[word]
  if (!many) return undefined
  const nounAt = sentence.tokens[at + 1]?.tag === 'adj' || sentence.tokens[at + 1]?.tag === 'num' ? at + 2 : at + 1
  const noun = sentence.tokens[nounAt]
  if (
    !noun ||
    noun.readings.singular === undefined ||
    noun.tag !== 'noun' ||
    NEVER_PLURAL.has(noun.readings.singular) ||
    sentence.tokens[nounAt + 1]?.tag === 'noun'
  )
    return undefined
  if (word === 'that' && sentence.tokens[at]?.tag === 'sub' && !/^(?:are|were)$/.test(lowerAt(sentence, nounAt + 1)))
    return undefined
  if (word === 'that' && at > 0 && ['verb', 'noun', 'adj'].includes(sentence.tokens[at - 1]?.tag ?? ''))
    return undefined
  if (
    /^(?:news|series|means|times|physics|mathematics|lens|gas|bus|class|politics|economics|data|media|weeks)$/.test(
      noun.lower,
    )
  )
    return undefined
  if (/^(?:is|was|has|'s)$/.test(lowerAt(sentence, nounAt + 1)))
    return replaceTokens(sentence, nounAt, nounAt + 1, noun.readings.singular, 'demonstrative')
  return replaceTokens(sentence, at, at + 1, many, 'demonstrative')
}

/** 'informations', 'furnitures', 'an advice', 'many homework'. */
export const uncountables: Rule = {
  id: 'uncountable',
  find: (sentence) =>
    sentence.tokens.flatMap(
      (token, at) => uncountablePlural(sentence, token, at) ?? uncountableArticle(sentence, token, at) ?? [],
    ),
}

function uncountablePlural(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const one =
    token.readings.singular ??
    (token.lower.endsWith('s') ? token.lower.slice(0, -1) : undefined) ??
    (token.lower.endsWith('ies') ? `${token.lower.slice(0, -3)}y` : undefined)
  if (
    !one ||
    !NEVER_PLURAL.has(one) ||
    (token.tag === 'verb' && token.lower === 'researches' && sentence.tokens[at - 1]?.tag === 'pron')
  )
    return undefined
  const before = lowerAt(sentence, at - 1)
  const adjective = sentence.tokens[at - 1]?.tag === 'adj'
  const counterAt = adjective ? at - 2 : at - 1
  const counter = lowerAt(sentence, counterAt)
  const middle = adjective ? `${before} ` : ''
  if (/^(?:many|several|few)$/.test(counter))
    return replaceTokens(
      sentence,
      counterAt,
      at + 1,
      `${counter === 'many' ? 'a lot of' : 'some'} ${middle}${one}`,
      'uncountable',
    )
  if (/^(?:these|those)$/.test(counter))
    return replaceTokens(
      sentence,
      counterAt,
      at + 1,
      `${counter === 'these' ? 'this' : 'that'} ${middle}${one}`,
      'uncountable',
    )
  if (/^(?:a|an)$/.test(counter)) return replaceTokens(sentence, counterAt, at + 1, `${middle}${one}`, 'uncountable')
  return replaceTokens(sentence, at, at + 1, one, 'uncountable')
}

function uncountableArticle(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const isIt = token.tag === 'noun' && UNCOUNTABLE.has(token.lower) && !SOMETIMES_COUNTABLE.has(token.lower)
  if (!isIt || ['noun', 'poss'].includes(sentence.tokens[at + 1]?.tag ?? '')) return undefined
  const adjective = sentence.tokens[at - 1]?.tag === 'adj'
  const counterAt = adjective ? at - 2 : at - 1
  const counter = lowerAt(sentence, counterAt)
  if (/^an?$/.test(counter)) {
    const some = /^(?:news|advice|information)$/.test(token.lower) ? 'some ' : ''
    return replaceTokens(
      sentence,
      counterAt,
      at + 1,
      `${some}${adjective ? `${lowerAt(sentence, at - 1)} ` : ''}${token.lower}`,
      'uncountable',
    )
  }
  if (adjective || !/^(?:two|three|four|five|several)$/.test(counter)) return undefined
  return replaceTokens(sentence, counterAt, at + 1, `${counter} pieces of ${token.lower}`, 'uncountable')
}

/** 'How much books', 'many water', 'much people', 'less people'. */
export const muchMany: Rule = {
  id: 'much-many',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      if (!/^(?:much|many|less|little|few|amount)$/.test(token.lower)) return []
      const adjective = sentence.tokens[at + 1]?.tag === 'adj'
      const nounAt = adjective ? at + 2 : at + 1
      const noun = sentence.tokens[nounAt]
      if (!noun || (noun.tag !== 'noun' && noun.lower !== 'times' && !(noun.tag === 'verb' && noun.readings.singular)))
        return []
      return muchManyAt(sentence, token, at, noun) ?? []
    }),
}

function muchManyAt(sentence: Sentence, token: Token, at: number, noun: Token): Edit | undefined {
  const many =
    noun.readings.singular !== undefined &&
    !NEVER_PLURAL.has(noun.readings.singular) &&
    !/^(?:news|physics|mathematics)$/.test(noun.lower)
  if (token.lower === 'much' && many) return replaceTokens(sentence, at, at + 1, 'many', 'much-many')
  if (token.lower === 'less' && many && noun.lower !== 'times' && lowerAt(sentence, at + 1) !== 'than')
    return replaceTokens(sentence, at, at + 1, 'fewer', 'much-many')
  if (token.lower === 'many' && UNCOUNTABLE.has(noun.lower) && noun.readings.singular === undefined) {
    const exact =
      /^(?:how|so|too|not|very)$/.test(lowerAt(sentence, at - 1)) ||
      /(?:n't|not|never)\b/i.test(sentence.text.slice(0, token.start))
    return replaceTokens(sentence, at, at + 1, exact ? 'much' : 'a lot of', 'much-many')
  }
  if (
    (token.lower === 'few' && UNCOUNTABLE.has(noun.lower) && !SOMETIMES_COUNTABLE.has(noun.lower)) ||
    (token.lower === 'few' && /^(?:money|water|milk|sugar|salt|rice|bread|coffee|tea)$/.test(noun.lower))
  )
    return replaceTokens(sentence, at, at + 1, 'little', 'much-many')
  return undefined
}

/** 'childs', 'womans', 'peoples', 'mens'. */
export const wrongPlurals: Rule = {
  id: 'irregular-plural',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      if (token.lower === 'peoples' && lowerAt(sentence, at - 1) !== 'indigenous')
        return [replaceTokens(sentence, at, at + 1, 'people', 'irregular-plural')]
      const right = sentence.tokens[at + 1]?.lower === "'s" ? undefined : wrongPlural(token.lower)
      return right ? [replaceTokens(sentence, at, at + 1, right, 'irregular-plural')] : []
    }),
}

/** 'a women', 'two person' are handled elsewhere; 'a children', 'one mens'. */
export const singularIrregular: Rule = {
  id: 'singular-a',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      if (
        !/^(?:men|women|children|feet|teeth|wives|knives|people|mice)$/.test(token.lower) ||
        !/^(?:a|an)$/.test(lowerAt(sentence, at - 1)) ||
        lowerAt(sentence, at + 1) === "'s"
      )
        return []
      const one = singularOf(token.lower, () => true)
      return one ? [replaceTokens(sentence, at, at + 1, one, 'singular-a')] : []
    }),
}
