import { plainNounPhrase } from '../../sentences/noun-phrases.ts'
import type { Token } from '../../sentences/tokens.ts'
import { DAYS, MONTHS } from '../../words/closed-words.ts'
import { oneOf } from '../../words/one-of.ts'
import { isSomebody } from '../../words/people.ts'
import { ARTICLES, UP_OR_DOWN } from '../../words/word-sets.ts'
import { changeWord, type Edit, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, hasForm } from '../verb-words.ts'

/** 'promoted as manager', 'increased become 120', 'submit it until Friday'. */
export const verbLinks: Rule = {
  id: 'verb-link',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      if (token.lower === 'until') return untilNumber(sentence, at) ?? untilDeadline(sentence, at) ?? []
      if (token.tag !== 'verb' && !hasForm(token, 'past')) return []
      const base = baseOf(token, token.form)
      return promotedTo(sentence, base, at) ?? changedTo(sentence, base, at) ?? []
    }),
}

/** 'He was promoted as supervisor', 'has been promoted become a manager'. */
function promotedTo(sentence: Sentence, base: string, at: number): Edit | undefined {
  const { tokens } = sentence
  if (base !== 'promote' || !/^(?:as|become|became|into|be|for)$/.test(lowerAt(sentence, at + 1))) return undefined
  if (tokens[at]?.form !== 'participle' && tokens[at]?.form !== 'past') return undefined
  const from = ARTICLES.test(lowerAt(sentence, at + 2)) ? at + 2 : at + 1
  const head = plainNounPhrase(tokens, at + 2)
  if (!head || !(isSomebody(tokens[head.head]) || /^(?:head|chief|captain|staff)$/.test(lowerAt(sentence, head.head))))
    return undefined
  return replaceTokens(sentence, at + 1, from + 1, 'to', 'preposition-verb')
}

/** 'increased become 120', 'dropped until 20 degrees', 'changed become a small city' */
function changedTo(sentence: Sentence, base: string, at: number): Edit | undefined {
  const { tokens } = sentence
  const at1 = UP_OR_DOWN.test(lowerAt(sentence, at + 1)) ? at + 2 : at + 1
  const link = lowerAt(sentence, at1)
  const number = /^(?:only|about|around|almost|over|nearly|just)$/.test(lowerAt(sentence, at1 + 1)) ? at1 + 2 : at1 + 1
  const next = tokens[number]
  if (/^(?:increase|decrease|rise|fall|drop|grow|decline|reduce|go|improve|jump|climb|raise|cut)$/.test(base))
    return /^(?:become|becomes|became|becoming|until|into|be)$/.test(link) &&
      next?.tag === 'num' &&
      (link !== 'until' || !isTimeAt(sentence, number))
      ? changeWord(sentence, at1, 'to', 'preposition-verb')
      : undefined
  if (!/^(?:change|turn|transform|develop)$/.test(base) || !/^(?:become|becomes|became|becoming|to be)$/.test(link))
    return undefined
  return next && ['det', 'poss', 'noun', 'adj'].includes(next.tag) && next.tag !== 'adj'
    ? changeWord(sentence, at1, 'into', 'preposition-verb')
    : undefined
}

const TIME_UNIT =
  /^(?:o'clock|am|pm|a\.m\.|p\.m\.|hours?|minutes?|days?|weeks?|months?|years?|seconds?|in|at|o|oclock|and|or|times?)$/
const AMOUNT = new RegExp(
  `^(?:${[
    '%|percent|people|persons|kg|kilos?|kilograms?|grams?|million|thousand|billion|hundred|rupiah|degrees',
    'met(?:re|er)s?|km|kilomet(?:re|er)s?|dollars|students|seats|guests|passengers|employees|participants',
    'members|words|pages|pieces|lit(?:re|er)s?|cm|points|customers|tons?|floors',
  ].join('|')})$`,
)

const isTimeAt = (sentence: Sentence, number: number) =>
  /[ap]\.?m|:/.test(lowerAt(sentence, number)) ||
  TIME_UNIT.test(lowerAt(sentence, number + 1)) ||
  /^(?:19|20)\d\d$/.test(lowerAt(sentence, number))

/** 'discounts until 50%', 'can carry until 20 people' */
function untilNumber(sentence: Sentence, at: number): Edit | undefined {
  const number = sentence.tokens[at + 1]
  if (number?.tag !== 'num') return undefined
  const isAmount = number.text.endsWith('%') || AMOUNT.test(lowerAt(sentence, at + 2))
  if (!isAmount || isTimeAt(sentence, at + 1)) return undefined
  const isOf = /^(?:discounts?|bonus|bonuses|fine|fines|capacity|prizes?|speeds?|loans?)$/.test(
    lowerAt(sentence, at - 1),
  )
  return changeWord(sentence, at, isOf ? 'of up to' : 'up to', 'preposition-time')
}

const DUE = oneOf(`
  submit return finish complete send deliver pay reply respond confirm register apply hand repay sign decide fix
  repair upload arrive give bring collect book inform tell answer email fill transfer settle prepare solve`)
const MUST =
  /\b(?:must|should|have to|has to|had to|need to|needs to|please|will|'ll|want|wants|asked|supposed|deadline|at the latest|kindly)\b/i
const GOES_ON =
  /\b(?:not|never|wait|waited|keep|kept|stay|stayed|open|closed|continue|hold|valid|available|can|could|may)\b|n't\b/i

/** 'You must return the books until Monday.' */
function untilDeadline(sentence: Sentence, at: number): Edit | undefined {
  const before = sentence.text.slice(0, sentence.tokens[at]?.start)
  if (!isMoment(sentence, at + 1) || !DUE.test(lastVerb(sentence, at))) return undefined
  const isImperative = /^(?:please )?\w+/i.test(before) && sentence.tokens[0]?.tag === 'verb'
  const isDue = MUST.test(sentence.text) || isImperative
  if (!isDue || (GOES_ON.test(before) && !/at the latest/i.test(sentence.text))) return undefined
  return changeWord(sentence, at, 'by', 'confusion')
}

function lastVerb({ tokens }: Sentence, at: number): string {
  const verb = tokens.slice(0, at).findLast(({ tag, lower }) => tag === 'verb' && lower !== 'attached')
  return verb ? baseOf(verb, verb.form) : ''
}

/** 'Friday', 'tomorrow', 'the end of the month', '5 p.m.' */
function isMoment(sentence: Sentence, at: number): boolean {
  const word = lowerAt(sentence, at)
  if (DAYS.has(word) || MONTHS.has(word) || /^(?:tomorrow|tonight|next|noon|midnight|today)$/.test(word)) return true
  if (sentence.tokens[at]?.tag === 'num')
    return isTimeAt(sentence, at) || endsHere(sentence.tokens[at + 1]) || MONTHS.has(lowerAt(sentence, at + 1))
  return (
    /^(?:the|this|end)$/.test(word) &&
    /^(?:end|deadline|weekend|of|week|month|\w+th|first|second|third|\d+(?:st|nd|rd|th))$/.test(
      lowerAt(sentence, at + 1),
    )
  )
}

const endsHere = (next: Token | undefined) => next === undefined || next.tag === 'punct'
