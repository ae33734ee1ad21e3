import {
  askingWords,
  checkEnds,
  checkQuestions,
  checkSentences,
  checkStarts,
  checkTails,
  checkWords,
  greetings,
  whichWords,
} from '../content/tutor-check-requests.ts'
import { frameWords } from '../content/tutor-frame-words.ts'
import { createFrames, type ReadFrames } from '../domain/shared/frames.ts'
import { rememberLast } from '../domain/shared/remember-last.ts'
import { splitRequest } from './essay/read-text.ts'
import { type Token, tokensOf } from './tokens.ts'
import { wordPattern } from './word-pattern.ts'

const MARKED = /["“”«»]([^"“”«»]{1,500})["“”«»]/
const MARKED_SINGLE = /(?<![\p{L}\d])['‘]([^'’]{1,300}(?:['’]\p{L}+[^'’]*)*)['’](?!\p{L})/u
const BEHIND_COLON = /:\s*(\S.*)$/s

/** Everything between quotation marks, with where it stands. */
export const markedParts = (text: string): { inside: string; start: number; end: number }[] =>
  [MARKED, MARKED_SINGLE].flatMap((marked) =>
    [...text.matchAll(new RegExp(marked, `g${marked.flags}`))].map(({ 0: whole, 1: inside = '', index }) => ({
      inside: inside.trim(),
      start: index,
      end: index + whole.length,
    })),
  )

/** The text that a message is about: in quotation marks, after a colon, or beside a request to check it. */
export const quotedPart = rememberLast((text): string | null => {
  const marked = MARKED.exec(text) ?? MARKED_SINGLE.exec(text)
  if (marked?.[1]?.trim() && isShort(text.replace(marked[0], ' '))) return marked[1].trim()
  const behind = BEHIND_COLON.exec(text)
  if (
    behind?.[1] &&
    !FACE.test(behind[0]) &&
    isAbout(text, behind[1]) &&
    !/^\/\//.test(behind[1]) &&
    !/\d:\d/.test(text)
  )
    return withoutMarkOf(text.slice(0, behind.index), behind[1].trim())
  return besideWords(text, BEHIND) ?? behindSentence(text) ?? besideWords(text, CHECKS)
})

/** ':(' and ':D' */
const FACE = /^:[-']?[()DPp3oO|/\\*]+\s*$/

/** Around what a message is about; a longer text that quotes somebody is read as a whole. */
const LONGEST_AROUND = 30
const isShort = (around: string): boolean => around.trim().split(/\s+/).length <= LONGEST_AROUND

/** Before a whole text only a request to check it ends with a colon. */
const isAbout = (text: string, behind: string): boolean => isShort(behind) || splitRequest(text).request !== ''

const readSentence = createFrames(checkSentences, frameWords)
const readWords = createFrames(checkWords, frameWords)
const readStart = createFrames(checkStarts, frameWords)
const readTail = createFrames(checkTails, frameWords)
const readEnd = createFrames(checkEnds, frameWords)
const readGreeting = createFrames(greetings, frameWords)
const readQuestion = createFrames(checkQuestions, frameWords)
const readWhich = createFrames(whichWords, frameWords)

const follows = (tokens: readonly Token[], read: ReadFrames<string>): boolean =>
  tokens.length > 0 && read(tokens.map(({ word }) => word)).length > 0

const FEWEST_BEHIND = 2
const FEWEST = 3
const LONGEST_REQUEST = 10

/** 'Is this correct: She go home?' asks about a sentence that is no question. */
export function withoutMarkOf(request: string, sentence: string): string {
  const isTheirs = follows(tokensOf(request), readQuestion) && !ASKS_FIRST.test(sentence)
  return isTheirs ? sentence.replace(/\s*\?+$/, '') : sentence
}

/** 'Is this correct? I have …', 'koreksi kalimat ini ya. She go …' */
function behindSentence(text: string): string | null {
  const end = /[?.!]\s+/.exec(text)
  if (!end || !follows(tokensOf(text.slice(0, end.index)), readSentence)) return null
  const rest = text.slice(end.index + end[0].length).trim()
  return tokensOf(rest).length >= FEWEST_BEHIND ? rest : null
}

/** What asks about a sentence before it, behind it, and behind it only after a mark. */
interface Beside {
  start: readonly ReadFrames<string>[]
  tail: readonly ReadFrames<string>[]
  end: readonly ReadFrames<string>[]
}

const CHECKS: Beside = { start: [readWords, readStart], tail: [readWords, readTail], end: [readEnd] }
const BEHIND: Beside = { ...CHECKS, start: [] }
const WHICH: Beside = { start: [readWhich], tail: [readWhich], end: [] }

const LAST_MARK = /[.,!?;:()–—-]\s*$/
const MARKS_BETWEEN = /[\s.,;:()–—-]+$/

/** 'Koreksi kalimat ini she go to school', 'He is more taller than me. itu salah ya?', 'She have a car. right?' */
function besideWords(text: string, { start, tail, end }: Beside): string | null {
  const tokens = tokensOf(text)
  const most = Math.min(LONGEST_REQUEST, tokens.length - FEWEST)
  for (let count = most; count > 0; count -= 1) {
    const first = tokens.slice(0, count)
    const behind = text.slice(tokens[count]?.start)
    if (start.some((read) => follows(first, read))) return withoutMarkOf(text.slice(0, -behind.length), behind.trim())
    const last = tokens.slice(-count)
    const before = text.slice(0, last[0]?.start)
    const frames = LAST_MARK.test(before) ? [...tail, ...end] : tail
    if (frames.some((read) => follows(last, read)) && !follows(tokens.slice(0, -count), readGreeting))
      return before.replace(MARKS_BETWEEN, '').trim()
  }
  return null
}

/** What is checked of what was quoted: outside quotation marks a sentence ends as one, whatever its request had. */
export function sentenceToCheck(quoted: string, text: string): string {
  if (isMarked(quoted, text) || /[.!?…:]["”’)]*$/.test(quoted)) return quoted
  return `${quoted}${ASKS_FIRST.test(quoted) ? '?' : '.'}`
}
/** Between quotation marks, not only beside words that ask about it. */
export const isMarked = (quoted: string, text: string): boolean => MARK_BEFORE.test(text.slice(0, text.indexOf(quoted)))
const MARK_BEFORE = /["“”«»'‘]\s*$/

const OR = wordPattern('\\s+(?:@or|vs\\.)\\s+')
const QUOTED = `(?<![\\p{L}\\d])["“'‘]([^"“”]{3,120}?)["”'’](?!\\p{L})`
const OR_NOT = wordPattern('\\s+(?:@or|vs\\.|@orNot)\\s+')
const TWO_QUOTED = new RegExp(`${QUOTED}${OR_NOT.source}(?:is it |it's )?${QUOTED}`, 'iu')
const LONGEST_CHOICE = 13

/** The two sentences of 'is it A or B?'; empty for any other message. */
export function alternativesIn(text: string): readonly string[] {
  const quoted = TWO_QUOTED.exec(text)
  const asked = BEHIND_COLON.exec(text)?.[1] ?? besideWords(text, WHICH)
  const parts = (quoted ? quoted.slice(1, 3) : (asked?.split(OR) ?? [])).map((one) =>
    one.replace(/[?.!,]+$/, '').trim(),
  )
  const isChoice = ({ length }: readonly Token[]): boolean => length > 1 && length <= LONGEST_CHOICE
  return parts.length === 2 && parts.every((one) => isChoice(tokensOf(one))) ? parts : []
}

const BETWEEN_TWO = wordPattern('\\s+(?:@or|vs\\.|apa|mending)\\s+|\\s*/\\s*')

/** The two of 'in the third floor / on the third floor? yg mana ya': one clause, most of whose words are on both sides. */
export function twoSidesIn(text: string): readonly string[] {
  for (const clause of text.split(/[?!.;\n]+|,\s/)) {
    const [first = [], second = [], ...more] = clause.split(BETWEEN_TWO).map(tokensOf)
    const shared = second.filter(({ word }) => first.some((one) => one.word === word)).length
    if (more.length > 0 || shared * 2 < second.length || shared === second.length || first.length < FEWEST) continue
    if (shared < 2 || first.length > LONGEST_CHOICE || second.length > first.length) continue
    const words = (tokens: readonly Token[]): string => tokens.map(({ word }) => word).join(' ')
    return [words(first), words([...first.slice(0, first.length - second.length), ...second])]
  }
  return []
}

const ASKS = `(?:${askingWords.join('|')}|di mana)`
const BETWEEN_QUESTIONS = wordPattern(`\\?+\\s+|,?\\s+@joinsQuestions\\s+(?=${ASKS}\\b)|,\\s*(?=${ASKS}\\b)`)
const ASKS_SOMEWHERE = new RegExp(`\\b${ASKS}`, 'i')
const ASKS_FIRST = wordPattern(`^(?:${ASKS}|@asksLater)\\b`)

/** The questions of 'how long is it, and who teaches it?'; empty if there is only one. */
export function questionsIn(text: string): readonly string[] {
  const parts = text.split(BETWEEN_QUESTIONS).map((one) => one.replace(/[?.!\s]+$/, '').trim())
  const asked = parts.filter((one) => /\s/.test(one) && ASKS_SOMEWHERE.test(one))
  return asked.length > 1 ? asked.slice(0, 3) : []
}
