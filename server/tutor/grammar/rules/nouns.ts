import { isUnchanged, plural, singularOf, wrongPlural } from '../../english/nouns.ts'
import type { Token } from '../../english/tokens.ts'
import {
  COUNTABLE_THINGS,
  NEVER_PLURAL,
  PROFESSIONS,
  SOMETIMES_COUNTABLE,
  UNCOUNTABLE,
} from '../../english/word-lists.ts'
import { phrase, phraseRule } from '../phrase-rule.ts'
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
  if (counter.lower === 'different' || counter.lower === 'most') return undefined
  if (/^(?:last|next|this|of|need|in|on|at|from|past|or|and)$/.test(lowerAt(sentence, at + 1))) return undefined
  if (/^\d+$/.test(counter.lower) && Number(counter.lower) > 1900 && Number(counter.lower) < 2100) return undefined
  if (
    ['$', '#', '-', '/', ':', '.'].includes(sentence.tokens[at - 1]?.text ?? '') ||
    (/^(?:room|number|page|chapter|level|grade|class|unit|part|step|iphone|covid|top|bus|gate|line|no|at|day|lesson|question|the)$/.test(
      lowerAt(sentence, at - 1),
    ) &&
      counter.tag === 'num' &&
      lowerAt(sentence, at - 1) !== 'the')
  )
    return undefined
  let nounAt = at + 1
  while (isDescriber(sentence, nounAt)) nounAt += 1
  const noun = sentence.tokens[nounAt]
  if (!noun || !isSingularNoun(sentence, noun, nounAt)) return undefined
  if (
    counter.tag === 'num' &&
    /^years?$/.test(noun.lower) &&
    lowerAt(sentence, nounAt + 1) === 'old' &&
    /^(?:a|an|the|my|her|his)$/.test(lowerAt(sentence, at - 1))
  )
    return undefined
  if (UNCOUNTABLE.has(noun.lower)) return undefined
  if (/^(?:these|those)$/.test(counter.lower))
    return beIsSingular(sentence, nounAt)
      ? replaceTokens(sentence, at, at + 1, counter.lower === 'these' ? 'this' : 'that', 'demonstrative')
      : replaceTokens(sentence, nounAt, nounAt + 1, plural(noun.lower), 'plural-number')
  if (
    counter.lower === 'few' &&
    /^(?:a|the|last|next)$/.test(lowerAt(sentence, at - 1)) === false &&
    noun.lower === 'little'
  )
    return undefined
  return replaceTokens(sentence, nounAt, nounAt + 1, plural(noun.lower), 'plural-number')
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
  const adjective =
    sentence.tokens[at + 1]?.tag === 'adj' &&
    lowerAt(sentence, at + 1) !== 'few' &&
    lowerAt(sentence, at + 1) !== 'many'
  const nounAt = adjective ? at + 2 : at + 1
  const noun = sentence.tokens[nounAt]
  if (
    noun?.tag !== 'noun' ||
    noun.readings.singular === undefined ||
    sentence.tokens[nounAt + 1]?.tag === 'noun' ||
    sentence.tokens[nounAt + 1]?.lower === "'s"
  )
    return undefined
  if (
    /^(?:people|lots|few|series|means|news|lens|gas|bus|class|plus|glasses|scissors|thanks|times|hundreds|dozens|data|media|physics|sales|savings|sports|headquarters|communications|arms|hours|weeks|goods|customs)$/.test(
      noun.lower,
    )
  )
    return noun.lower === 'people' && (word === 'every' || word === 'a' || word === 'each')
      ? replaceTokens(sentence, nounAt, nounAt + 1, 'person', 'singular-every')
      : undefined
  if (word === 'one' && (sentence.tokens[at - 1]?.tag === 'det' || sentence.tokens[at - 1]?.tag === 'adj'))
    return undefined
  if (word === 'every' && sentence.tokens[at + 1]?.tag === 'num') return undefined
  if (/^(?:trousers|jeans|shorts|pants|glasses|scissors|clothes|pajamas|shoes|socks|sunglasses)$/.test(noun.lower))
    return /^(?:a|an)$/.test(word)
      ? replaceTokens(sentence, at, nounAt, adjective ? lowerAt(sentence, at + 1) : '', 'singular-a')
      : undefined
  if ((word === 'a' || word === 'an') && NEVER_PLURAL.has(noun.readings.singular)) return undefined
  return replaceTokens(
    sentence,
    nounAt,
    nounAt + 1,
    noun.readings.singular,
    word === 'every' || word === 'each' ? 'singular-every' : 'singular-a',
  )
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
  if (
    !UNCOUNTABLE.has(token.lower) ||
    SOMETIMES_COUNTABLE.has(token.lower) ||
    token.tag !== 'noun' ||
    ['noun', 'poss'].includes(sentence.tokens[at + 1]?.tag ?? '')
  )
    return undefined
  const adjective = sentence.tokens[at - 1]?.tag === 'adj'
  const counterAt = adjective ? at - 2 : at - 1
  const counter = lowerAt(sentence, counterAt)
  const middle = adjective ? `${lowerAt(sentence, at - 1)} ` : ''
  if (/^(?:a|an)$/.test(counter))
    return replaceTokens(
      sentence,
      counterAt,
      at + 1,
      token.lower === 'news' || token.lower === 'advice' || token.lower === 'information'
        ? `some ${middle}${token.lower}`
        : `${middle}${token.lower}`,
      'uncountable',
    )
  if (/^(?:two|three|four|five|many|several)$/.test(counter) && !adjective)
    return replaceTokens(
      sentence,
      counterAt,
      at + 1,
      counter === 'many'
        ? `${/^(?:not|so|too|how)$/.test(lowerAt(sentence, counterAt - 1)) || /n't\b/.test(sentence.text.slice(0, sentence.tokens[counterAt]?.start)) ? 'much' : 'a lot of'} ${token.lower}`
        : `${counter} pieces of ${token.lower}`,
      counter === 'many' ? 'much-many' : 'uncountable',
    )
  return undefined
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

export const nounQuantities = phraseRule('noun-phrases', [
  phrase(
    'quantifier',
    '(long|short|black|brown|blonde|curly|straight|my|her|his|beautiful|white|grey|gray) hairs\\b',
    '$1 hair',
  ),
  phrase(
    'irregular-plural',
    '(brush|brushes|brushed|brushing|clean|cleans|wash) (my|your|his|her|our|their) tooth\\b',
    '$1 $2 teeth',
  ),
  phrase(
    'quantifier',
    '(?:a )?lot of (book|car|friend|student|thing|problem|place|country|people|person|house|shop|word|language|question|tourist|tree|flower|job|mistake|city|game|movie|song|animal|child|toy|photo|picture|restaurant|company|reason|idea|benefit|advantage|activity|program|course)(?=[.,!?]|$| in| on| at| that| who| and| to| about| from| here| there| with| for| because)',
    (m) => (m[1] === 'people' ? undefined : `a lot of ${plural(m[1] ?? '')}`),
  ),
  phrase(
    'quantifier',
    '(some|all|many|most|several|all of|some of|most of|all the|some of the|most of the|many of the|all of the|my|their|our) (student|friend|book|car|thing|problem|child|person|tourist|customer|employee|participant|teacher|country|city|animal|people)(?=[.,!?]| are| were| have| like| go| want| come| do| live| think| can| in| who)',
    (m) =>
      /^(?:my|their|our|some|most|all the)$/i.test(m[1] ?? '') || m[2] === 'people'
        ? undefined
        : `${m[1]} ${plural(m[2] ?? '')}`,
  ),
  phrase(
    'quantifier',
    '(most) of (people|students|children|teachers|women|men|indonesians|customers|tourists|companies|schools|countries|cities|users|employees|workers|teenagers|young people)\\b',
    '$1 $2',
  ),
  phrase('quantifier', '(all) of (people|students|children|teachers|women|men)\\b', '$1 $2'),
  phrase(
    'quantifier',
    '(?:almost|mostly) (people|students|children|teachers|women|men|teenagers|indonesians)\\b',
    'most $1',
  ),
  phrase('quantifier', 'almost (?:of )?(?:all )?(?:the )?(people|students|children|time)\\b', (m) =>
    /all/i.test(m[0]) ? undefined : `almost all ${m[1]}`,
  ),
  phrase('quantifier', '(a|another|each|every) others? (?=\\w)', 'another ', /each other|every other/i),
  phrase(
    'quantifier',
    'others (people|person|students|student|things|thing|countries|country|friends|friend|way|ways|places|place|day|days|time|times|schools|cities|books|city|languages)\\b',
    'other $1',
  ),
  phrase(
    'quantifier',
    'another (people|students|things|countries|friends|places|ways|books|languages|cities|children|men|women|problems|questions|schools|teachers|companies|shops|restaurants|hobbies|activities)\\b',
    'other $1',
  ),
  phrase(
    'quantifier',
    '(so|very|too) much (people|friends|students|books|cars|things|problems|children|mistakes|words|places|times|questions|tourists)\\b',
    (m) => (/^very$/i.test(m[1] ?? '') ? `many ${m[2]}` : `${m[1]} many ${m[2]}`),
  ),
  phrase(
    'quantifier',
    'a few (money|water|milk|sugar|salt|rice|bread|coffee|tea|time|information|help)\\b',
    'a little $1',
  ),
  phrase(
    'quantifier',
    'a little (people|friends|students|books|cars|things|problems|mistakes|words|places|questions|minutes|days)\\b',
    'a few $1',
    /a little (?:people|children|books)' /i,
  ),
  phrase('quantifier', 'the number of (?:the )?(\\w+s|people) are\\b', 'the number of $1 is'),
  phrase('quantifier', "every (?:days|day's)\\b", 'every day'),
  phrase(
    'plural-s',
    '(wear|wears|wearing|wore|buy|bought|need|new|my|his|her|your) (glass|short|pant|trouser|jean|scissor|short|cloth|shoe|sock|pajama)(?=[.,!?]|$| to| because| and| every| when| at| in)',
    (m, s) =>
      /^(?:glass)$/i.test(m[2] ?? '') && !/wear|wore/i.test(m[1] ?? '')
        ? undefined
        : /^(?:buy|bought|need|new|my|his|her|your)$/i.test(m[1] ?? '') &&
            !/^(?:pant|trouser|jean|scissor|pajama)$/i.test(m[2] ?? '')
          ? undefined
          : m[2] === 'cloth'
            ? `${m[1]} clothes`
            : s.text.includes('short ')
              ? undefined
              : `${m[1]} ${m[2]}s`,
  ),
])
