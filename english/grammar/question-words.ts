import { plainNounPhrase } from '../sentences/noun-phrases.ts'
import { oneOf } from '../words/one-of.ts'
import { AND_BUT_SO, KIND_WORDS, MUCH_OR_MANY } from '../words/word-sets.ts'
import { lowerAt, type Sentence } from './sentence.ts'
import { skipAdverbs } from './verb-words.ts'

export const isQuestion = (sentence: Sentence) => /\?\s*["')]*$/.test(sentence.text)

/** Where the question word with its noun ends: 'what time', 'how many books', 'which bus'. */
export function questionWordEnd(sentence: Sentence): number | undefined {
  const first = questionStart(sentence)
  const word = lowerAt(sentence, first)
  const next = lowerAt(sentence, first + 1)
  if (/^(?:about|if|to)$/.test(next)) return undefined
  if (KIND_WORDS.test(next)) return kindEnd(sentence, first + 2)
  if (word === 'how') return howEnd(sentence, first, next)
  if (word === 'which' && next === 'one') return first + 2
  if (word === 'what' || word === 'which') {
    return sentence.tokens[first + 1]?.tag === 'noun' ? kindEnd(sentence, nounEnd(sentence, first + 1)) : first + 1
  }
  return /^(?:where|why|when|who|whom)$/.test(word) ? first + 1 : undefined
}

/** Behind 'So', 'Hi Rina,' or 'Excuse me,', and where a statement comes first: 'I miss you, when …?' */
export function questionStart(sentence: Sentence): number {
  if (AND_BUT_SO.test(lowerAt(sentence, 0))) return 1
  if (isQuestion(sentence) && sentence.tokens[0]?.tag === 'pron') {
    const last = sentence.tokens.findLastIndex(({ text }) => text === ',')
    if (last > 0 && ASKS.test(lowerAt(sentence, last + 1))) return last + 1
  }
  const comma = sentence.tokens.findIndex(({ text }) => text === ',')
  return comma > 0 && comma < 5 && CALLS.test(lowerAt(sentence, 0)) ? comma + 1 : 0
}

const ASKS = /^(?:what|where|when|why|how)$/
const CALLS = oneOf(`
  hi hello hey sorry excuse oh wow well ok okay please sir miss madam mom mum dad guys bro mr mrs ms good by
  thanks thank yes no hmm actually anyway honey dear teacher doctor`)

function howEnd(sentence: Sentence, first: number, next: string): number {
  if (MUCH_OR_MANY.test(next)) return overPeriod(sentence, nounEnd(sentence, first + 2))
  return /^(?:long|often|far|old|big|fast|tall|high|soon|deep|early|late|well)$/.test(next) ? first + 2 : first + 1
}

/** 'how many times a week'. */
const overPeriod = (sentence: Sentence, at: number) =>
  /^an?$/.test(lowerAt(sentence, at)) && /^(?:day|week|month|year|hour)$/.test(lowerAt(sentence, at + 1)) ? at + 2 : at

const kindEnd = (sentence: Sentence, at: number) =>
  lowerAt(sentence, at) === 'of' ? (plainNounPhrase(sentence.tokens, at + 1)?.end ?? at) : at
const nounEnd = (sentence: Sentence, at: number) => {
  const { tokens } = sentence
  const next = tokens[at]
  return next && (next.tag === 'noun' || next.tag === 'adj') ? (plainNounPhrase(tokens, at)?.end ?? at) : at
}

/** A verb that goes before the subject in a question. */
export function isHelper({ tokens }: Sentence, at: number): boolean {
  const verb = tokens[at]
  if (verb?.tag === 'have') return ['verb', 'be'].includes(tokens[skipAdverbs(tokens, at + 1)]?.tag ?? '')
  return verb !== undefined && ['be', 'modal', 'do'].includes(verb.tag)
}

export const textOf = (sentence: Sentence, from: number, to: number): string =>
  sentence.tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')
