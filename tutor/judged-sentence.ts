import { frameWords } from '../content/tutor-frame-words.ts'
import {
  asksElse,
  judgingAlone,
  judgingEnglish,
  judgingIndonesian,
  mayUse,
  thanksBehind,
} from '../content/tutor-judging.ts'
import { createFrames } from '../domain/shared/frames.ts'
import { markedParts, withoutMarkOf } from './quoted-part.ts'
import { type Token, tokensOf, wordsOf } from './tokens.ts'

const readIndonesian = createFrames(judgingIndonesian, frameWords)
const readEnglish = createFrames(judgingEnglish, frameWords)
const readAlone = createFrames(judgingAlone, frameWords)
const readMayUse = createFrames(mayUse, frameWords)
const ELSE = new Set(asksElse)
const THANKS = new Set(thanksBehind)

const ADDRESSED = new Set(frameWords.addressed.split(/\s+/))

const FEWEST = 3
const LONGEST_AROUND = 18
const LONGEST_ALONE = 14
const LONGEST_TAIL = 10

/** A sentence, and what stands before and behind it. */
type Split = readonly [before: string, sentence: string, behind: string]

/** The sentence of which a message asks whether it is right, without that question; null where none is. */
export function judgedSentence(text: string, isIndonesian: (word: string) => boolean): string | null {
  const plain = withoutThanks(text)
  return isBesideOther(plain) ? null : askedOf(plain, isIndonesian)
}

function askedOf(plain: string, isIndonesian: (word: string) => boolean): string | null {
  const splits = [...markedSplits(plain), ...colonSplits(plain)]
  for (const [before, sentence, behind] of splits) {
    const inner = partOf(sentence, isIndonesian)
    if (inner !== null && isLong(inner)) return tidy(inner)
    if (isLong(sentence) && judges(behind, true)) return tidy(sentence)
    if (isLong(sentence) && judges(before, false))
      return tidy(isColon(before, plain) ? withoutMarkOf(before, sentence) : sentence)
  }
  const part = partOf(plain, isIndonesian)
  return part !== null && isLong(part) ? tidy(part) : null
}

/** Whether a message only asks so of what was written before. */
export const judgesBefore = (text: string): boolean => {
  const words = wordsOf(text)
  return words.length <= LONGEST_ALONE && !words.some((word) => ELSE.has(word)) && readAlone(words).length > 0
}

/** Whether a message only asks if what was talked about can be used, or to be shown how it is now. */
export function asksToUse(text: string): keyof typeof mayUse | null {
  const words = wordsOf(text)
  const [asked] = words.length <= LONGEST_AROUND && isPlain(text) ? readMayUse(words) : []
  return asked && (asked.name === 'again' || words.length <= LONGEST_ALONE) ? asked.name : null
}

/** No sentence of its own. */
const isPlain = (text: string): boolean => !markedParts(text).some(({ inside }) => isLong(inside))

/** '“Will late” bener? bukan “will be late”?' doubts words of an earlier sentence. */
function isBesideOther(text: string): boolean {
  const [first, ...more] = markedParts(text)
  return first !== undefined && more.length > 0 && !isLong(first.inside)
}

const isColon = (before: string, text: string): boolean => text.startsWith(':', before.length)

const isLong = (text: string): boolean => wordsOf(text).length >= FEWEST

const tidy = (sentence: string): string => sentence.replace(/^[\s,;:–—>-]+|[\s,;:–—(-]+$/g, '')

const markedSplits = (text: string): Split[] =>
  markedParts(text)
    .filter(({ inside }) => isLong(inside))
    .map(({ inside, start, end }) => [text.slice(0, start), inside, text.slice(end)] as const)

function colonSplits(text: string): Split[] {
  const colon = /:(?!\/\/|\d)\s*(?=\S)|>>\s*/.exec(text)
  return colon ? [[text.slice(0, colon.index), text.slice(colon.index + colon[0].length), '']] : []
}

const partOf = (text: string, isIndonesian: (word: string) => boolean): string | null =>
  amongIndonesian(text, isIndonesian) ?? beforeQuestion(text) ?? behindQuestion(text)

/** The longest stretch without an Indonesian word, where what stands around it asks. */
function amongIndonesian(text: string, isIndonesian: (word: string) => boolean): string | null {
  const tokens = tokensOf(text)
  const stretches: Token[][] = [[]]
  for (const token of tokens) {
    const before = stretches.at(-1)?.at(-1)
    if (isIndonesian(token.word)) stretches.push([])
    else if (before && isApart(text, before, token)) stretches.push([token])
    else stretches.at(-1)?.push(token)
  }
  const longest = stretches.reduce((one, other) => (other.length > one.length ? other : one))
  const first = longest.find(({ word }) => !ADDRESSED.has(word))
  const last = longest.at(-1)
  if (!first || !last || longest.length === tokens.length) return null
  const mark = /^["'”’)]*[.!?]+/.exec(text.slice(last.end))?.[0] ?? ''
  const behind = text.slice(last.end + mark.length)
  if (!judges(text.slice(0, first.start), false) && !judges(behind, true)) return null
  return text.slice(first.start, last.end) + (/\S/.test(behind) ? mark : mark.replace('?', ''))
}

/** A colon or a quotation mark between two words. */
const isApart = (text: string, before: Token, behind: Token): boolean =>
  /[:"“”«»>]/.test(text.slice(before.end, behind.start))

/** 'I had a good time. Is that correct?', 'We was late, right or wrong?' */
function beforeQuestion(text: string): string | null {
  const tokens = tokensOf(text)
  for (let count = Math.min(LONGEST_TAIL, tokens.length - FEWEST); count > 0; count -= 1) {
    const first = tokens[tokens.length - count]
    const before = text.slice(0, first?.start)
    const isOwn = /[.?!…]["'”’]?[\s–—-]*$|\n\s*$/.test(before) && /\?\s*$/.test(text)
    const isMarked = /[,;:()–—-]\s*$/.test(before) || isOwn
    const names = readEnglish(tokens.slice(-count).map(({ word }) => word)).map(({ name }) => name)
    if (isMarked && (names.includes('judges') || (isOwn && names.length > 0))) return before
  }
  return null
}

/** 'Was that right? We are ready.' */
function behindQuestion(text: string): string | null {
  const end = /[?:]\s+|\.\s+|\s[–—-]+\s/.exec(text)
  return end && judges(text.slice(0, end.index), false) ? text.slice(end.index + end[0].length) : null
}

/** Whether a piece of what stands around a sentence asks whether it is right, and nothing there asks anything else. */
function judges(around: string, isBehind: boolean): boolean {
  const all = wordsOf(around)
  if (all.length === 0 || all.length > LONGEST_AROUND || all.some((word) => ELSE.has(word))) return false
  return around.split(/[,.?!;:()\n]+|\s[–—-]+\s/).some((piece) => {
    const words = wordsOf(piece)
    if (words.length === 0) return false
    const names = readEnglish(words).map(({ name }) => name)
    const asks = names.includes('judges') || (isBehind && names.length > 0 && /\?/.test(around))
    return asks || readIndonesian(words).length > 0
  })
}

/** 'Check please: …, thanks' */
function withoutThanks(text: string): string {
  const at = text.search(/[,.!?]\s*[\p{L} ]+[.!\s]*$/u)
  const words = wordsOf(at < 0 ? '' : text.slice(at))
  return words.length > 0 && words.every((word) => THANKS.has(word)) ? text.slice(0, at) : text
}
