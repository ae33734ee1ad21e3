import { plainNounPhrase } from '../../sentences/noun-phrases.ts'
import { isCapitalised, type Token } from '../../sentences/tokens.ts'
import { A_OR_AN } from '../../words/word-sets.ts'
import { changeWord, type Edit, type Rule, type Sentence } from '../sentence.ts'
import { baseOf } from '../verb-words.ts'
import { governmentOf } from './rows.ts'

/** 'in the third floor', 'on the kitchen': what a place takes, unless the word before wants this one. */
export const beforeNoun: Rule = {
  id: 'before-noun',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => (token.tag === 'prep' ? (placeAt(sentence, at, token.lower) ?? []) : [])),
}

function placeAt(sentence: Sentence, at: number, link: string): Edit | undefined {
  const { tokens } = sentence
  const phrase = plainNounPhrase(tokens, at + 1)
  const head = phrase && tokens[phrase.head]
  // 'in concert', 'the table below'
  if (!head || phrase.head === at + 1 || isGoverned(sentence, at, link) || isAnyOne(tokens[at + 1], head))
    return undefined
  if (isCapitalised(head.text) && isCapitalised(tokens[phrase.head - 1]?.text ?? '')) return undefined
  if (link === 'by' && tokens.slice(at, phrase.head).some(({ lower }) => lower === "'s")) return undefined
  const row = governmentOf(head.lower).find(
    ({ kind, wrong }) => kind === 'before' && wrong.some(({ word }) => word === link),
  )
  const right = row?.takes[0]?.word
  return right ? changeWord(sentence, at, right, 'preposition-place') : undefined
}

/** 'flown in a plane' */
const isAnyOne = (first: Token | undefined, { lower }: Token) =>
  A_OR_AN.test(first?.lower ?? '') && /^(?:plane|bus)$/.test(lower)

/** 'interested in the kitchen', 'look at the floor' */
function isGoverned({ tokens }: Sentence, at: number, link: string): boolean {
  const before = tokens[at - 1]
  if (!before) return false
  const words = [before.lower, before.readings.singular ?? '', baseOf(before, before.form)]
  return words.some((word) =>
    governmentOf(word).some(({ kind, takes }) => kind !== 'before' && takes.some((one) => one.word === link)),
  )
}
