import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { NEVER_PLURAL, SOMETIMES_COUNTABLE, UNCOUNTABLE } from '../../words/word-lists.ts'
import { DEGREE_WORDS } from '../../words/word-sets.ts'
import { type Edit, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'

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
  const adjective = sentence.tokens[at - 1]?.tag === 'adj'
  const counterAt = adjective ? at - 2 : at - 1
  const counter = withUncountable(lowerAt(sentence, counterAt), lowerAt(sentence, counterAt - 1))
  if (counter === undefined) return replaceTokens(sentence, at, at + 1, one, 'uncountable')
  const words = [counter, adjective ? lowerAt(sentence, at - 1) : '', one].filter(Boolean)
  return replaceTokens(sentence, counterAt, at + 1, words.join(' '), 'uncountable')
}

const COUNTERS: Record<string, string> = {
  many: 'a lot of',
  several: 'some',
  few: 'some',
  these: 'this',
  those: 'that',
  another: 'other',
  a: '',
  an: '',
}

/** What stands before a noun that is not counted, instead of what counts. */
function withUncountable(counter: string, before: string): string | undefined {
  if (counter === 'many' && /^(?:so|too|how|very|as)$/.test(before)) return 'much'
  return Object.hasOwn(COUNTERS, counter) ? COUNTERS[counter] : undefined
}

/** These are counted neither: 'an access', and where they are described 'a hard work', 'a fresh air'. */
const NOT_ONE = oneOf(`
  access permission patience courage unemployment poverty english indonesian bread snow dust cement cotton
  oxygen wifi makeup mud dirt steam garlic spinach revenge nervousness madness fertilizer`)
const NOT_ONE_DESCRIBED = /^(?:work|air|health|water|rice|fun|music|bread|behaviou?r|internet|luck|homework|food)$/

function isNotOne(sentence: Sentence, noun: Token, at: number, isDescribed: boolean): boolean {
  if (UNCOUNTABLE.has(noun.lower) && !SOMETIMES_COUNTABLE.has(noun.lower)) return true
  if (NOT_ONE.test(noun.lower)) return isDescribed || !/^(?:english|indonesian)$/.test(noun.lower)
  return (
    isDescribed && NOT_ONE_DESCRIBED.test(noun.lower) && FITTING[noun.lower]?.test(lowerAt(sentence, at - 1)) === true
  )
}

/** With these words nobody counts: 'a hard work'; 'a new music' may be meant. */
const FITTING: Record<string, RegExp> = {
  work: /^(?:hard|good|great|amazing)$/,
  air: /^(?:fresh|clean|cold|dirty|polluted)$/,
  health: /^(?:good|bad|better|poor)$/,
  water: /^(?:cold|hot|clean|fresh|warm|drinking)$/,
  fun: /^(?:great|good|big)$/,
  bread: /^(?:fresh|warm|white|brown)$/,
  behavior: /^(?:good|bad)$/,
  behaviour: /^(?:good|bad)$/,
  internet: /^(?:fast|slow|good|bad|stable|free)$/,
  food: /^(?:fast|spicy|healthy|delicious|good|traditional|indonesian)$/,
}

function uncountableArticle(sentence: Sentence, token: Token, at: number): Edit | undefined {
  if (!['noun', 'adj', 'name'].includes(token.tag)) return undefined
  let from = at
  while (isDescriber(sentence, from - 1)) from -= 1
  if (!isNotOne(sentence, token, at, from < at) || goesOnWith(sentence, token, at)) return undefined
  const counter = lowerAt(sentence, from - 1)
  if (/^(?:little|few)$/.test(lowerAt(sentence, at - 1))) return undefined
  if (/^an?$/.test(counter)) {
    const isSaid = sentence.tokens[from - 2]?.tag === 'be'
    const some = /^(?:news|advice|information)$/.test(token.lower) && !isSaid ? ['some'] : []
    const described = sentence.tokens.slice(from, at + 1).map(({ text }) => text)
    return replaceTokens(sentence, from - 1, at + 1, [...some, ...described].join(' '), 'uncountable')
  }
  if (from < at || !/^(?:two|three|four|five|several)$/.test(counter) || !UNCOUNTABLE.has(token.lower)) return undefined
  return replaceTokens(sentence, from - 1, at + 1, `${counter} pieces of ${token.lower}`, 'uncountable')
}

const isDescriber = ({ tokens }: Sentence, at: number) =>
  tokens[at]?.tag === 'adj' || DEGREE_WORDS.test(tokens[at]?.lower ?? '')

/** 'an access card', 'a money back guarantee', 'a food that', 'a work of art': another thing is counted, or a kind. */
function goesOnWith({ tokens }: Sentence, token: Token, at: number): boolean {
  const next = tokens[at + 1]
  if (!next) return false
  if (['noun', 'poss', 'name'].includes(next.tag) || next.text === '-') return true
  if (next.lower === 'back' && tokens[at + 2]?.tag === 'noun') return true
  if (/^(?:english|indonesian)$/.test(token.lower))
    return !(next.tag === 'punct' || /^(?:and|but|because)$/.test(next.lower))
  return (
    NOT_ONE_DESCRIBED.test(token.lower) &&
    (/^(?:that|which|of|who)$/.test(next.lower) || ['adj', 'verb'].includes(next.tag))
  )
}

/** 'How much books', 'many water', 'much people', 'less people'. */
export const muchMany: Rule = {
  id: 'much-many',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      if (!/^(?:much|many|less|fewer|little|few|amount)$/.test(token.lower)) return []
      const adjective = sentence.tokens[at + 1]?.tag === 'adj'
      const nounAt = adjective ? at + 2 : at + 1
      const noun = sentence.tokens[nounAt]
      if (!noun || (noun.tag !== 'noun' && noun.lower !== 'times' && !(noun.tag === 'verb' && noun.readings.singular)))
        return []
      return isFirstOfTwo(sentence, nounAt) ? [] : (muchManyAt(sentence, token, at, noun) ?? [])
    }),
}

/** 'many food stalls': it is the second that is counted. */
const isFirstOfTwo = ({ tokens }: Sentence, nounAt: number): boolean =>
  tokens[nounAt + 1]?.tag === 'noun' && tokens[nounAt + 1]?.readings.singular !== undefined

/** Counted in other senses, but 'many' of the singular is 'much' of it. */
export const MUCH_NOT_MANY =
  /^(?:experience|noise|trouble|stress|pressure|energy|power|attention|competition|support|sleep|crime|space)$/

/** 'many time' is 'much time' behind have, spend or need, else 'many times'. */
export const isMuchTime = (sentence: Sentence, noun: Token | undefined, at: number) =>
  noun?.lower === 'time' &&
  (/^how many time (?:do|does|did|will|can|should) .*\b(?:spend|need|have|take|waste)\b/i.test(sentence.text) ||
    /\b(?:have|has|had|having|spend|spent|spends|need|needs|needed|take|takes|took|waste|wastes|wasted|save|with|not enough)\s(?:so |too |very |not )?$/i.test(
      sentence.text.slice(0, sentence.tokens[at]?.start),
    ))

function muchManyAt(sentence: Sentence, token: Token, at: number, noun: Token): Edit | undefined {
  const many =
    noun.readings.singular !== undefined &&
    !NEVER_PLURAL.has(noun.readings.singular) &&
    !/^(?:news|physics|mathematics)$/.test(noun.lower)
  if (token.lower === 'much' && many) return replaceTokens(sentence, at, at + 1, 'many', 'much-many')
  if (token.lower === 'less' && many && noun.lower !== 'times' && sentence.tokens[at + 1] === noun)
    return replaceTokens(sentence, at, at + 1, 'fewer', 'much-many')
  if (token.lower === 'many' && isMuch(sentence, noun, at))
    return replaceTokens(sentence, at, at + 1, isMeasured(sentence, at) ? 'much' : 'a lot of', 'much-many')
  if (token.lower === 'fewer' && UNCOUNTABLE.has(noun.lower))
    return replaceTokens(sentence, at, at + 1, 'less', 'much-many')
  if (token.lower === 'few' && isLittle(noun)) return replaceTokens(sentence, at, at + 1, 'little', 'much-many')
  return undefined
}

const isMuch = (sentence: Sentence, noun: Token, at: number) =>
  noun.readings.singular === undefined &&
  (UNCOUNTABLE.has(noun.lower) || MUCH_NOT_MANY.test(noun.lower) || isMuchTime(sentence, noun, at))

/** 'how much', 'not … much': elsewhere English says 'a lot of'. */
const isMeasured = (sentence: Sentence, at: number) =>
  /^(?:how|so|too|not|very)$/.test(lowerAt(sentence, at - 1)) ||
  /(?:n't|not|never)\b/i.test(sentence.text.slice(0, sentence.tokens[at]?.start))

const isLittle = ({ lower }: Token) =>
  (UNCOUNTABLE.has(lower) && !SOMETIMES_COUNTABLE.has(lower)) ||
  /^(?:money|water|milk|sugar|salt|rice|bread|coffee|tea)$/.test(lower)
