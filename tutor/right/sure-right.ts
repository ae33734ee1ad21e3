import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Encode } from '../../english/encoder/encoder.ts'
import { doubtOf } from '../../english/grammar/second-reading.ts'
import { readSentence, type Sentence } from '../../english/grammar/sentence.ts'
import { isIndonesianWord } from '../../english/language/indonesian-words.ts'
import { straighten } from '../../english/sentences/apostrophes.ts'
import { sentencesOf, type Token } from '../../english/sentences/tokens.ts'
import type { Lexicon } from '../../english/words/lexicon.ts'
import { placeOf } from '../find/table.ts'
import { patternsIn } from './patterns.ts'
import { isUnread } from './unread.ts'
import { usageIn } from './usage-evidence.ts'

/** Learnt by scripts/tutor/train-right.ts: patterns of right sentences, and what tells that a sentence is one. */
export const RIGHT_PATTERNS = join(import.meta.dirname, '../data/right-patterns.bin')
export const RIGHT_WEIGHTS = join(import.meta.dirname, '../data/right.json')

/** How likely an English text in which no mistake was found has none, 0 to 1: the least sure of its sentences. */
export type SureRight = (text: string) => number

/** Of what learners write, about one word in eleven is wrong, and more than half of that is found (evals/README.md). */
const LEFT_PER_WORD = 0.03
/** Less than that: so many wrong ones are called right as by their patterns alone, and more of the right ones. */
const CAREFUL = 0.95
/** Of such sentences few are right. */
const UNREAD = 0.3

/** Longer texts are not read again, sentence by sentence. */
const LONGEST_READ = 600

export function openSureRight(lexicon: Lexicon, encode: Encode): SureRight {
  const patterns = new Uint32Array(new Uint8Array(readFileSync(RIGHT_PATTERNS)).buffer)
  const weights: number[] = JSON.parse(readFileSync(RIGHT_WEIGHTS, 'utf8'))
  const sureOf = (sentence: string, isRead: boolean): number => {
    const read = readSentence(sentence, lexicon)
    const byLength = (1 - LEFT_PER_WORD) ** wordsIn(read).length
    const odds = Math.log(byLength / (1 - byLength)) - CAREFUL
    const chance = chanceOf(weights, [...evidenceIn(read, patterns), isRead ? doubted(sentence, encode) : 0], odds)
    return isUnread(read) ? Math.min(UNREAD, chance) : chance
  }
  return (text) => Math.min(1, ...sentencesOf(text).map((one) => sureOf(one.text, text.length <= LONGEST_READ)))
}

const wordsIn = ({ tokens }: Sentence): Token[] => tokens.filter(({ tag }) => tag !== 'punct')

/** What speaks against a sentence whatever its length: unknown words, what stands side by side nowhere else, and unusual words. */
export function evidenceIn(sentence: Sentence, patterns: Uint32Array): number[] {
  const words = wordsIn(sentence)
  const found = patternsIn(sentence.tokens)
  const strange = found.filter((pattern) => placeOf(patterns, pattern) < 0).length
  return [
    1,
    strange / found.length,
    words.filter(isUnknown).length / Math.max(1, words.length),
    words.some(isForeign) ? 1 : 0,
    ...usageIn(sentence.text),
  ]
}

/** As odds, so that 0 stands for a sentence that is neither doubtful nor not. */
const USUAL_DOUBT = -2.5
const LEAST_DOUBT = 0.0005

/** How much a second reading doubts a sentence. */
export function doubted(sentence: string, encode: Encode): number {
  const doubt = doubtOf(straighten(sentence), encode)
  if (doubt === null) return 0
  const bounded = Math.min(1 - LEAST_DOUBT, Math.max(LEAST_DOUBT, doubt))
  return Math.log(bounded / (1 - bounded)) - USUAL_DOUBT
}

const isUnknown = ({ tag }: Token): boolean => tag === 'word'

/** Indonesian, and no English word. */
const isForeign = ({ tag, lower }: Token): boolean => tag === 'word' && isIndonesianWord(lower)

export function chanceOf(weights: readonly number[], evidence: readonly number[], beforehand = 0): number {
  const sum = evidence.reduce((total, value, at) => total + value * (weights[at] ?? 0), beforehand)
  return 1 / (1 + Math.exp(-sum))
}
