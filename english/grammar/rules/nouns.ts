import type { Token } from '../../sentences/tokens.ts'
import { MONTHS } from '../../words/closed-words.ts'
import { isOneOfMany } from '../../words/countable.ts'
import { isUnchanged, plural } from '../../words/nouns.ts'
import { oneOf } from '../../words/one-of.ts'
import { isPersonNoun } from '../../words/people.ts'
import { COUNTABLE_THINGS, PROFESSIONS, UNCOUNTABLE } from '../../words/word-lists.ts'
import { A_OR_AN, AGE_WORDS, ARTICLES, HELPERS_OF_ONE, OWNER_OR_THE } from '../../words/word-sets.ts'
import { type Edit, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { ordinalAt } from './ordinals.ts'
import { isMuchTime, MUCH_NOT_MANY } from './uncountables.ts'

const COUNT = new RegExp(
  `^(?:${[
    'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen',
    'eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-(?:one|two|three|four|five|six|seven|eight|nine))?',
    'hundred|thousand|million|billion',
    String.raw`[2-9]|[1-9]\d+|\d{1,3}(?:[.,]\d{3})+|many|several|these|those|few|both|various|different|numerous|most`,
  ].join('|')})$`,
)
const NOT_COUNTED = oneOf(`
  percent hundred thousand million billion dozen am pm o'clock rupiah of degree year-old plus minus
  times past half`)

/** Short for things, not for units. */
const SHORT_NOUNS = oneOf('tv cd dvd pc')

const SHORT_UNITS = oneOf('min sec oz')

/** '185k', '200 cc', '3 jt', '50 min': letters without a vowel, or joined to the digits, are a unit. */
const isUnitSign = ({ lower, spaced }: Token, before: Token | undefined) =>
  /\d$/.test(before?.text ?? '') &&
  (!spaced || SHORT_UNITS.test(lower) || (/^[^aeiouy]{1,3}$/.test(lower) && !SHORT_NOUNS.test(lower)))

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
  if (counter.lower === 'many' && isMuch(sentence, nounAt, at)) return undefined
  nounAt = compoundEnd(sentence, counter, at, nounAt)
  const noun = sentence.tokens[nounAt]
  if (
    !noun ||
    (!isSingularNoun(sentence, noun, nounAt) && !isUnit(sentence, noun, nounAt)) ||
    UNCOUNTABLE.has(noun.lower)
  )
    return undefined
  if (isAge(sentence, nounAt, at) || isTheirAct(sentence, nounAt) || isBesideNumber(sentence, nounAt, at))
    return undefined
  if (isUnitSign(noun, sentence.tokens[nounAt - 1])) return undefined
  if (/^(?:these|those)$/.test(counter.lower) && beIsSingular(sentence, nounAt)) {
    return replaceTokens(sentence, at, at + 1, counter.lower === 'these' ? 'this' : 'that', 'demonstrative')
  }
  const ordinal = ordinalAt(sentence, counter, at, noun)
  if (ordinal) return replaceTokens(sentence, at, at + 1, ordinal, 'ordinal')
  return replaceTokens(sentence, nounAt, nounAt + 1, plural(noun.lower), 'plural')
}

/** 'two tax cuts', 'a new $600 million program', 'both fair to you': another word is counted, or none. */
function isOfAnother(tokens: readonly Token[], nounAt: number, at: number): boolean {
  const noun = tokens[nounAt]
  const next = tokens[nounAt + 1]
  const counter = tokens[at]?.lower ?? ''
  const isCompound = next?.readings.singular !== undefined && next.readings.kinds.noun > 3 && !noun?.readings.person
  if (isCompound && !['det', 'poss', 'obj'].includes(tokens[nounAt + 2]?.tag ?? '')) return true
  if (counter === 'both') return (noun?.readings.kinds.adj ?? 0) > 3 || tokens[at - 1]?.readings.singular !== undefined
  return /^[mb]illion$/.test(counter) && tokens.slice(at - 4, at).some(({ lower }) => A_OR_AN.test(lower))
}

/** 'those wishing to help', 'those born here', 'children under 18 living at home': what they do, or what was done. */
function isTheirAct({ tokens }: Sentence, nounAt: number): boolean {
  const word = tokens[nounAt]
  if (/^(?:born|living)$/.test(word?.lower ?? '')) return true
  const isForm = word?.readings.verbs.some(({ form }) => form === 'ing' || form === 'participle') ?? false
  const next = tokens[nounAt + 1]?.tag ?? ''
  return tokens[nounAt - 1]?.lower === 'those' && isForm && ['to', 'prep', 'det', 'poss', 'adv'].includes(next)
}

/** 'When I was six our house had', 'the April 12 meeting', '27 march'. */
const isBesideNumber = (sentence: Sentence, nounAt: number, at: number) =>
  sentence.tokens.slice(at + 1, nounAt).some(({ tag, lower }) => tag === 'poss' || lower === 'the') ||
  MONTHS.has(lowerAt(sentence, at - 1)) ||
  MONTHS.has(lowerAt(sentence, nounAt)) ||
  isNotCounted(sentence, nounAt, at)

/** 'two point five', 'a size 13 shoe', 'six square and three circular', 'children under five travel free'. */
function isNotCounted({ tokens }: Sentence, nounAt: number, at: number): boolean {
  const noun = tokens[nounAt]
  const next = tokens[nounAt + 1]
  const before = tokens[at - 1]?.lower ?? ''
  if (noun?.lower === 'point' && next?.tag === 'num') return true
  if (isOfAnother(tokens, nounAt, at)) return true
  if (
    /^(?:you|we|us|them)$/.test(before) &&
    tokens[at]?.lower !== 'many' &&
    noun?.readings.verbs.some(({ form }) => form === 'base')
  )
    return true
  if (/^(?:noon|midnight|stone|mph|kph)$/.test(noun?.lower ?? '') || before === 'size') return true
  if (AGE_WORDS.test(before) && noun?.readings.verbs.some(({ form }) => form === 'base')) return true
  const { adj = 0, noun: asNoun = 0 } = noun?.readings.kinds ?? {}
  const isAdjective = adj > 2 && adj > asNoun - 4 && nounAt === at + 1 && !noun?.readings.person
  return isAdjective && ['and', 'or', ','].includes(next?.lower ?? '')
}

/** 'many experience', 'many time': much is meant. */
const isMuch = (sentence: Sentence, nounAt: number, at: number) =>
  MUCH_NOT_MANY.test(lowerAt(sentence, nounAt)) || isMuchTime(sentence, sentence.tokens[nounAt], at)

/** 'a two year old' */
const isAge = (sentence: Sentence, nounAt: number, at: number) =>
  lowerAt(sentence, nounAt) === 'year' &&
  lowerAt(sentence, nounAt + 1) === 'old' &&
  /^(?:a|an|the|my|her|his)$/.test(lowerAt(sentence, at - 1))

const UNITS = oneOf(`
  kilo kilogram gram liter litre meter metre kilometer kilometre ton tonne hectare minute hour inch mile packet pack sack
  dozen-pack`)
const isUnit = (sentence: Sentence, noun: Token, at: number) =>
  UNITS.test(noun.lower) &&
  sentence.tokens[at + 1]?.tag !== 'noun' &&
  !/^(?:-|bag|race|run)$/.test(lowerAt(sentence, at + 1)) &&
  !ARTICLES.test(lowerAt(sentence, at - 2))

const MEASURES = oneOf(`
  hour minute day week month year star bedroom storey story page kilo meter metre litre liter dollar rupiah
  person man piece door seat course part way time mile inch foot degree second point ton`)

/** 'two security guard': the last noun of the compound, if what stands before names its kind. */
function compoundEnd(sentence: Sentence, counter: Token, at: number, from: number): number {
  const first = sentence.tokens[from]
  const last = sentence.tokens[from + 1]
  if (
    first?.tag !== 'noun' ||
    last?.tag !== 'noun' ||
    first.readings.singular !== undefined ||
    last.readings.singular !== undefined
  )
    return from
  if (
    MEASURES.test(first.lower) ||
    sentence.tokens[from + 2]?.tag === 'noun' ||
    /^(?:these|those|most)$/.test(counter.lower)
  )
    return from
  if (['det', 'poss'].includes(sentence.tokens[at - 1]?.tag ?? '') && sentence.tokens[at - 1]?.lower !== 'the')
    return from
  return COUNTABLE_THINGS.has(last.lower) || PROFESSIONS.has(last.lower) || isPersonNoun(last) ? from + 1 : from
}

const NUMBERED = oneOf(`
  room number page chapter level grade class unit part step iphone covid top bus gate line no at day lesson
  question`)

/** A year, a room's number, a price: nothing is counted. */
function isLabel(sentence: Sentence, counter: Token, at: number): boolean {
  if (/^(?:different|most)$/.test(counter.lower) || joinsTwo(sentence, counter, at)) return true
  if (/^(?:last|next|this|of|need|in|on|at|from|past|or|and)$/.test(lowerAt(sentence, at + 1))) return true
  if (/^(?:19|20)\d\d$/.test(counter.lower)) return true
  const before = sentence.tokens[at - 1]
  if (before && !counter.spaced && /^\d/.test(counter.text)) return true
  return (
    before !== undefined && (/^[$#/:.-]$/.test(before.text) || (counter.tag === 'num' && NUMBERED.test(before.lower)))
  )
}

/** 'both my brother and my sister' */
const joinsTwo = ({ tokens }: Sentence, counter: Token, at: number) =>
  counter.lower === 'both' && tokens.slice(at, at + 6).some(({ lower }) => lower === 'and')

const isDescriber = (sentence: Sentence, at: number) => {
  const token = sentence.tokens[at]
  return (
    token !== undefined &&
    ((token.tag === 'adj' && !isKindOf(sentence, at)) ||
      (token.tag === 'poss' && token.lower !== "'s") ||
      /^(?:new|more|other|big|small|old|young|best|different|of)$/.test(token.lower)) &&
    token.lower !== 'of'
  )
}

/** 'eleven kind of coffee' */
const isKindOf = (sentence: Sentence, at: number) =>
  lowerAt(sentence, at) === 'kind' && lowerAt(sentence, at + 1) === 'of'

const beIsSingular = (sentence: Sentence, at: number) => HELPERS_OF_ONE.test(lowerAt(sentence, at + 1))

function isSingularNoun(sentence: Sentence, noun: Token, at: number): boolean {
  if (
    noun.tag !== 'noun' &&
    !isKindOf(sentence, at) &&
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
  if (goesOn(sentence.tokens, at + 1) || /-/.test(noun.lower)) return false
  if (/^(?:people|staff|police|more|less|data|media|fish|sheep|euro|yen)$/.test(noun.lower)) return false
  if (lowerAt(sentence, at + 1) === 'and' && sentence.tokens[at - 1]?.tag === 'adj') return true
  return isThing(noun)
}

/** 'these criminal illegal aliens', 'hundreds of key Chinese leaders', 'two of my dad's friends' */
function goesOn(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]
  if (next?.tag === 'noun' || next?.text === '-' || next?.lower === "'s") return true
  return next?.tag === 'adj'
    ? tokens[at + 1]?.readings.singular !== undefined
    : next?.tag === 'name' && tokens[at + 1]?.tag !== 'verb'
}

const isThing = ({ readings, tag }: Token) => readings.kinds.noun > 1 || (tag === 'noun' && readings.counted)

const QUANTITY = oneOf(
  'lot lots number plenty couple variety group hundreds thousands dozens list pair packet collection series set bunch',
)

/** 'both of the sensor', 'many of my friend' */
const SHARES = oneOf('both many several few each none two three four five')
const isOwned = (token: Token | undefined) => token?.tag === 'poss' || OWNER_OR_THE.test(token?.lower ?? '')

/** 'a lot of friend', 'a number of student', 'kinds of food' stays. */
export const pluralAfterQuantity: Rule = {
  id: 'plural-quantity',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      const isEnough =
        token.lower === 'enough' && ['have', 'not', 'prep', 'verb'].includes(sentence.tokens[at - 1]?.tag ?? '')
      const isShare = token.lower === 'of' && SHARES.test(lowerAt(sentence, at - 1)) && isOwned(sentence.tokens[at + 1])
      if (!isEnough && !isShare && (token.lower !== 'of' || !QUANTITY.test(lowerAt(sentence, at - 1)))) return []
      const first = isShare ? at + 2 : at + 1
      const from = sentence.tokens[first]?.tag === 'adj' ? first + 1 : first
      const nounAt = compoundEnd(sentence, token, at, from)
      const noun = sentence.tokens[nounAt]
      if (
        noun?.tag !== 'noun' ||
        noun.lower === 'room' ||
        !isSingularNoun(sentence, noun, nounAt) ||
        !(COUNTABLE_THINGS.has(noun.lower) || PROFESSIONS.has(noun.lower) || isOneOfMany(noun))
      )
        return []
      return [replaceTokens(sentence, nounAt, nounAt + 1, plural(noun.lower), 'plural')]
    }),
}
