import { asksOfWords, doubtSigns, instead } from '../../content/tutor-doubts.ts'
import { closedWords } from '../../english/words/closed-words.ts'
import { wordsOf } from '../tokens.ts'
import { wordPattern } from '../word-pattern.ts'
import { isClosed } from './words-alike.ts'
import { plainWordsOf } from './words-in.ts'

/** English words of a message that stand together. */
export interface Stretch {
  words: string
  start: number
  /** Quoted, or between Indonesian words: there is no doubt where they begin and end. */
  isMarked: boolean
}

export type Signs = 'proposes' | 'doubts' | 'asks'

const NEAR = 4
const SIDE = 8

const before = (text: string, { start }: Stretch): string => text.slice(0, start)
const behind = (text: string, { words, start }: Stretch): string =>
  text.slice(text.indexOf(words, start) + words.length)

const ISNT_IT = /\b(?:isn['’]t|wasn['’]t|wouldn['’]t) (?:it|this|that)(?: be| just| more)? ["'“‘]?$/i
const CLAUSE_ENDS = /[?!;]|\.\s/

/** Behind a word such as 'harusnya' or 'should'. */
export function isProposed(text: string, stretch: Stretch): boolean {
  const said = before(text, stretch)
  const near = plainWordsOf(said.split(CLAUSE_ENDS).at(-1) ?? '').slice(-NEAR)
  return ISNT_IT.test(said) || near.some((word) => doubtSigns.proposes.has(word))
}

const OR = /(?:\bor|\batau|\bato|\bvs)\s+["'“‘]?$/i
const NOT = /(?:\bbukan|\bbkn|\bnot|\binstead of|\brather than)\s+["'“‘]?$/i

export const isAfterOr = (text: string, stretch: Stretch): boolean => OR.test(before(text, stretch))
export const isAfterNot = (text: string, stretch: Stretch): boolean => NOT.test(before(text, stretch))

const BLAMES = [
  wordPattern('^["\'”’]?\\s*@blamedAs?\\s*(?:also|juga)?\\s*@wrong'),
  wordPattern('^["\'”’]?\\s*@cannotBe @right'),
]

/** '“…” is wrong', '“ARE welcome back”??' */
export const isBlamed = (text: string, stretch: Stretch): boolean =>
  BLAMES.some((blames) => blames.test(behind(text, stretch))) || isQuestioned(text, stretch)

function isQuestioned(text: string, stretch: Stretch): boolean {
  const isAsked = /^["'”’]?\s*\?/.test(behind(text, stretch)) && !isProposed(text, stretch)
  const near = wordsOf(before(text, stretch)).slice(-NEAR)
  return isAsked && !near.some((word) => instead.has(word))
}

/** What asks about words stands near them. */
export function signsIn(text: string, said: readonly string[], stretches: readonly Stretch[]): Signs | null {
  const near = new Set(stretches.flatMap((stretch) => wordsAround(text, stretch)))
  const has = (list: ReadonlySet<string>) => [...near].some((word) => list.has(word))
  if (has(doubtSigns.proposes)) return 'proposes'
  if (said.some((word) => asksOfWords.has(word))) return null
  if (has(doubtSigns.doubts)) return 'doubts'
  return has(doubtSigns.asks) || isBeside(text, stretches) ? 'asks' : null
}

const isBeside = (text: string, stretches: readonly Stretch[]): boolean =>
  stretches.length > 1 && stretches.some((one) => isAfterOr(text, one))

const wordsAround = (text: string, stretch: Stretch): string[] => [
  ...plainWordsOf(before(text, stretch) + stretch.words)
    .slice(0, -wordsOf(stretch.words).length)
    .slice(-SIDE),
  ...plainWordsOf(behind(text, stretch)).slice(0, SIDE),
]

/** 'Kurang s', 'gak ditambah s'. */
const ENDING_MISSING = wordPattern('(?<!\\p{L})@lacks\\s+(?:an?\\s+)?["\'“‘-]?(e?s)(?!\\p{L})')

/** The words with the ending that is said to be missing on one of them. */
export function withEnding(text: string, words: string): string[] {
  if (!ENDING_MISSING.test(text)) return []
  return wordsOf(words)
    .filter((word) => !isClosed(word) && closedWords.get(word) !== 'num' && !word.endsWith('s'))
    .map((word) => words.replace(new RegExp(`${word}(?!\\p{L})`, 'iu'), () => plural(word)))
}

const plural = (word: string): string =>
  /[^aeiou]y$/.test(word) ? word.replace(/y$/, 'ies') : `${word}${/(?:sh|ch|x|z|o)$/.test(word) ? 'es' : 's'}`
