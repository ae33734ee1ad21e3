import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { WHO_OR_WHAT } from '../../words/word-sets.ts'
import { type Edit, insertBefore, lowerAt, type Rule, type Sentence } from '../sentence.ts'
import { baseOf } from '../verb-words.ts'
import { isSuperlative } from './articles.ts'

/** 'What is meaning of this word?', 'on second floor', 'We have same hobby', 'She is only child', 'in east'. */
export const definiteNouns: Rule = {
  id: 'definite-nouns',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) =>
      isOfSomething(sentence, token, at) ||
      isCounted(sentence, token, at) ||
      isTheSame(sentence, token, at) ||
      isTheOnly(sentence, token, at) ||
      isDirection(sentence, token, at) ||
      isOneOfBest(sentence, at) ||
      isFirstWord(sentence, token, at) ||
      isReason(sentence, token, at)
        ? [theBefore(sentence, token, at)]
        : [],
    ),
}

const theBefore = (sentence: Sentence, token: Token, at: number): Edit =>
  insertBefore(
    sentence,
    sentence.tokens[at - 1]?.tag === 'adj' && !OWN_WORDS.test(token.lower) ? at - 1 : at,
    'the',
    'article-the',
  )

const OWN_WORDS =
  /^(?:same|only|north|south|east|west|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last)$/

/** There is one meaning of a word, one capital of a country. */
const OF_SOMETHING = oneOf(`
  meaning difference differences capital purpose aim name function price definition opposite title author owner
  founder president leader king mayor governor director ceo minister population history importance rest majority
  quality beauty development growth existence presence absence size number amount color colour location address
  level content bottom top edge benefits advantages disadvantages effects causes names members rules role`)
const ASKED = oneOf(`
  know explain tell understand ask remember forget check show describe discuss see find increase improve reduce
  like love write learn teach enjoy follow feel say mention control change`)
const SET_OF =
  /^(?:on top|at top|in number|in size|in name|in quality|in color|in colour|to number|for size|in content|by number|at level|in level|with members|in rest)$/

function isOfSomething(sentence: Sentence, token: Token, at: number): boolean {
  if (!OF_SOMETHING.test(token.lower) || !(token.tag === 'noun' || /^(?:owner|founder)$/.test(token.lower)))
    return false
  const link = lowerAt(sentence, at + 1)
  if (link !== 'of' && !(link === 'between' && token.lower.startsWith('difference'))) return false
  const isDescribed = sentence.tokens[at - 1]?.tag === 'adj'
  const before = sentence.tokens[isDescribed ? at - 2 : at - 1]
  if (!before) return !isDescribed && /[.?!]$/.test(sentence.text) && hasVerbBehind(sentence, at)
  return !SET_OF.test(`${before.lower} ${token.lower}`) && takesDefinite(sentence, before, at, isDescribed)
}

const ALSO_ONE_OF = /^(?:number|amount|name|names|member|members|rules|level|color|colour|size|role|quality)$/

function takesDefinite(sentence: Sentence, before: Token, at: number, isDescribed: boolean): boolean {
  const noun = lowerAt(sentence, at)
  if (before.tag === 'be') return WHO_OR_WHAT.test(lowerAt(sentence, 0)) || (!isDescribed && !ALSO_ONE_OF.test(noun))
  if (before.tag === 'verb') return ASKED.test(baseOf(before, before.form))
  if (/^(?:me|him|us|them|you)$/.test(before.lower))
    return /^(?:tell|ask|show|teach|give|gives|gave)$/.test(lowerAt(sentence, at - 2))
  const isPreposition = before.tag === 'prep' && /^(?:about|for|from|with|on|by|in|of)$/.test(before.lower)
  return isPreposition && !/^(?:number|amount)$/.test(noun)
}

const hasVerbBehind = ({ tokens }: Sentence, at: number) =>
  tokens
    .slice(at + 2)
    .some(({ tag, form }) => ['be', 'modal', 'have'].includes(tag) || (tag === 'verb' && form !== 'ing'))

const ORDINAL = /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|1st|2nd|3rd|[4-9]th|10th)$/
const NUMBERED = oneOf(`
  floor day week month year semester page line row chapter century time half quarter round picture question
  paragraph sentence minute part step meeting trimester`)
const ALSO_BARE_LAST = /^(?:week|month|year|semester|time|century|quarter|meeting)$/

/** 'on second floor', 'It was first time', 'in third semester'. */
function isCounted(sentence: Sentence, token: Token, at: number): boolean {
  if (!ORDINAL.test(token.lower) || !NUMBERED.test(lowerAt(sentence, at + 1))) return false
  if (token.lower === 'last' && ALSO_BARE_LAST.test(lowerAt(sentence, at + 1))) return false
  const before = sentence.tokens[at - 1]
  return (
    before !== undefined &&
    (before.tag === 'prep' || before.tag === 'be' || /^(?:to|until|since|after|before)$/.test(before.lower))
  )
}

/** 'We have same hobby', 'Our opinion is same'. */
function isTheSame(sentence: Sentence, token: Token, at: number): boolean {
  if (token.lower !== 'same') return false
  const before = sentence.tokens[at - 1]
  if (
    !before ||
    !(
      ['verb', 'have', 'prep', 'be'].includes(before.tag) ||
      /^(?:to|and|also|exactly|almost|not|still|always)$/.test(before.lower)
    )
  )
    return false
  const next = sentence.tokens[at + 1]
  if (next === undefined || next.tag === 'punct')
    return before.tag === 'be' || /^(?:exactly|almost|not|still|always)$/.test(before.lower)
  return (
    next.tag === 'noun' ||
    next.tag === 'adj' ||
    (before.tag === 'be' && /^(?:as|with|like|for|in|because|and|but)$/.test(next.lower))
  )
}

const ONLY_ONES = oneOf(`
  child son daughter grandson granddaughter person one way reason student woman man girl boy place option solution
  choice sister brother female male`)

/** 'She is only child in her family'. */
const isTheOnly = (sentence: Sentence, token: Token, at: number): boolean =>
  token.lower === 'only' &&
  sentence.tokens[at - 1]?.tag === 'be' &&
  ONLY_ONES.test(lowerAt(sentence, at + 1)) &&
  !(lowerAt(sentence, at + 1) === 'one' && !/^(?:who|that|in|with)$/.test(lowerAt(sentence, at + 2)))

const KNOWN_ONES = oneOf(`
  teacher lecturer manager company boss driver doctor customer meeting exam bus train shop restaurant hotel room
  price quality result movie film book car house problem`)

/** 'Teacher told us to wait': the sentence begins with one whom both know. */
function isFirstWord(sentence: Sentence, token: Token, at: number): boolean {
  const opener = sentence.tokens[at - 1]
  if ((opener && opener.tag !== 'sub' && opener.text !== ',') || !KNOWN_ONES.test(token.lower)) return false
  const next = sentence.tokens[at + 1]
  if (!next || /[!:]/.test(sentence.text) || sentence.tokens.length < 4) return false
  if (/^(?:price|quality)$/.test(token.lower)) return next.lower === 'was'
  return (
    next.lower === 'is' ||
    next.lower === 'was' ||
    next.lower === 'did' ||
    (next.tag === 'verb' && (next.form === 'past' || next.form === 'third')) ||
    ['modal', 'have'].includes(next.tag)
  )
}

/** 'one of biggest cities'. */
const isOneOfBest = (sentence: Sentence, at: number): boolean =>
  lowerAt(sentence, at - 1) === 'of' &&
  /^(?:one|some|two|three|many)$/.test(lowerAt(sentence, at - 2)) &&
  isSuperlative(sentence, at)

/** 'Tell me reason why'. */
const isReason = (sentence: Sentence, { lower }: Token, at: number): boolean =>
  lower === 'reason' &&
  lowerAt(sentence, at + 1) === 'why' &&
  ['verb', 'obj', 'be'].includes(sentence.tokens[at - 1]?.tag ?? '')

/** 'The sun rises in east'. */
function isDirection(sentence: Sentence, token: Token, at: number): boolean {
  if (!/^(?:north|south|east|west)$/.test(token.lower) || token.text !== token.lower) return false
  const next = sentence.tokens[at + 1]
  return (
    /^(?:in|from|to)$/.test(lowerAt(sentence, at - 1)) &&
    (next === undefined ||
      (next.tag === 'punct' && next.text !== '-') ||
      next.lower === 'of' ||
      next.lower === 'and') &&
    !/\bfrom (?:north|south|east|west) to\b/i.test(sentence.text)
  )
}
