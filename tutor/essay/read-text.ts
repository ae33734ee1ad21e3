import { textRequests } from '../../content/tutor-check-requests.ts'
import { frameWords } from '../../content/tutor-frame-words.ts'
import { createFrames } from '../../domain/shared/frames.ts'
import { bare } from '../dialogue/phrases.ts'
import { beginning, everyPattern, holding, wordPattern } from '../word-pattern.ts'

export type TextKind = 'mail' | 'report' | 'essay' | 'other'

/** What can be seen of a text's structure without understanding it. */
export interface TextReading {
  kind: TextKind
  words: number
  paragraphs: string[]
  opening: string
  closing: string
  /** The linking words it uses, each once. */
  linking: string[]
  /** Words that are too casual for a formal text. */
  casual: string[]
  /** Short forms: 'don't'. */
  short: string[]
  /** A word that stands very often. */
  repeated: string | null
  isFormal: boolean
  /** Written for an exam, as was said or asked for: only then its rules hold. */
  isExam: boolean
  text: string
}

const LONGEST_REQUEST = 18
const readRequest = createFrames(textRequests, frameWords)

/** The text itself and what asks for it to be checked: a line before or behind it, or the start of its first line. */
export function splitRequest(message: string): { text: string; request: string } {
  const begins = /^[^\n:.?!]+[:.?!]+\s+/.exec(message.trim())?.[0] ?? ''
  const head = isRequest(begins, 'head') ? begins : ''
  const lines = message.trim().slice(head.length).split('\n')
  const requests = [head]
  if (lines.length > 1 && isRequest(lines[0], 'line')) requests.push(lines.shift() ?? '')
  if (lines.length > 1 && isRequest(lines.at(-1), 'line')) requests.push(lines.pop() ?? '')
  return { text: lines.join('\n').trim(), request: requests.join(' ') }
}

const isRequest = (part = '', place: keyof typeof textRequests): boolean =>
  wordsIn(part) <= LONGEST_REQUEST && readRequest(bare(part).split(' ')).some(({ name }) => name === place)

export const wordsIn = (text: string): number => text.trim().split(/\s+/).filter(Boolean).length

const blocksOf = (text: string, gap: RegExp): string[] =>
  text
    .split(gap)
    .map((one) => one.trim())
    .filter(Boolean)

/** Separated by empty lines; without any, each line is one. */
export function paragraphsOf(text: string): string[] {
  const blocks = blocksOf(text, /\n\s*\n/)
  return blocks.length > 1 ? blocks : blocksOf(text, /\n/)
}

const LINKING = everyPattern('\\b@linking\\b')
const CASUAL = everyPattern('\\b@casual\\b')
const SHORT = everyPattern('\\b@contraction(?!\\w)')
const GREETING = beginning('greeting')
const SIGN_OFF = wordPattern('\\b@signOff\\b[^.?!]{0,60}$')
const CHART = wordPattern('\\b(?:@chart)s?\\b[\\s\\S]*\\b@describes')
const OPINION = holding('opinionated')
const FORMAL = holding('formal')
const MIN_ESSAY_WORDS = 60

const EXAM = /\b(?:ielts|toefl|task ?(?:1|2|one|two))\b/i

export function readText(message: string, isTask = false): TextReading {
  const { text, request } = splitRequest(message)
  const all = paragraphsOf(text)
  const words = wordsIn(text)
  const kind = kindOf(text, words)
  const paragraphs = kind === 'mail' ? bodyOf(all) : all
  return {
    kind,
    words,
    paragraphs,
    opening: paragraphs[0] ?? '',
    closing: paragraphs.at(-1) ?? '',
    linking: found(text, LINKING),
    casual: found(text, CASUAL),
    short: found(text.replaceAll('’', "'"), SHORT),
    repeated: repeatedIn(text, words),
    isFormal: kind === 'report' || kind === 'essay' || FORMAL.test(text),
    isExam: isTask || EXAM.test(request),
    text,
  }
}

const LONGEST_FORMULA = 8

/** Without the greeting, the closing and the name, which are no paragraphs. */
function bodyOf(all: readonly string[]): string[] {
  const body = all.filter((one) => wordsIn(one) > LONGEST_FORMULA)
  return body.length > 0 ? body : [...all]
}

export const hasGreeting = ({ text }: TextReading): boolean => GREETING.test(text)
export const hasSignOff = ({ text }: TextReading): boolean => SIGN_OFF.test(text)

function kindOf(text: string, words: number): TextKind {
  const hasName = /\n[^.?!\n]{1,40}$/.test(text)
  if (GREETING.test(text) || (hasName && SIGN_OFF.test(text))) return 'mail'
  if (CHART.test(text.slice(0, 300))) return 'report'
  return words >= MIN_ESSAY_WORDS && OPINION.test(text) ? 'essay' : 'other'
}

const found = (text: string, pattern: RegExp): string[] => [
  ...new Set((text.match(pattern) ?? []).map((one) => one.toLowerCase())),
]

const OFTEN = 4
const ONE_IN = 40
/** Words that have good substitutes. */
const TIRED = everyPattern('\\b@tired\\b')

/** 'important' five times in a hundred words. */
function repeatedIn(text: string, words: number): string | null {
  const all = (text.match(TIRED) ?? []).map((one) => one.toLowerCase())
  const counts = Map.groupBy(all, (one) => one)
  const [most] = [...counts].sort(([, one], [, other]) => other.length - one.length)
  return most && most[1].length >= OFTEN && most[1].length * ONE_IN >= words ? most[0] : null
}
