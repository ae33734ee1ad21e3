import { months, numberKinds, numberQuestions, numberScales, numberWords } from '../../content/tutor-numbers.ts'
import { wordFillers } from '../../content/tutor-open-word-questions.ts'
import { createFrames, vocabularyOf } from '../../domain/shared/frames.ts'
import {
  sayDecimal,
  sayDigits,
  sayFraction,
  sayNumber,
  sayOrdinal,
  sayTime,
  sayYear,
} from '../../english/words/read-numbers.ts'
import { monthNamed } from '../month-named.ts'
import { talkedAbout } from './memory.ts'
import { say } from './school-book.ts'
import { type Said, said, type Turn } from './turn.ts'

const readQuestion = createFrames({ asked: numberQuestions.asked }, numberWords)
const readOpen = createFrames({ open: numberQuestions.open }, numberWords)

const NUMBER = /(?<![\p{L}\d])\d+(?:[.,:/]\d+)*(?:\s?%)?(?![\d/])/u
/** 'Rp250.000', 'IDR 75.000' */
const RUPIAH = /\b(?:rp|idr)\.?\s?(?=\d)/
const YEAR = /^[12]\d{3}$/
const LONGEST = 12
/** More are said by a teacher of mathematics. */
const MOST = 1e15

/** '1.250.000 bacanya gimana?', 'jam 14.45 inggrisnya apa?', and 'kalau 2/3?' behind it. */
export function sayNumbers(turn: Turn): Said | null {
  const { book, memory, analysis } = turn
  const isPrice = RUPIAH.test(turn.lower)
  const lower = turn.lower.replace(RUPIAH, '')
  const typed = NUMBER.exec(lower)
  if (!typed || (analysis.quoted !== null && analysis.quoted.toLowerCase().replace(RUPIAH, '').trim() !== typed[0]))
    return null
  const words = wordsAround(lower, typed[0])
  if (words.some(isStrange)) return null
  const wasNumber = memory.last?.kind === 'sound' && /\d/.test(memory.last.about)
  if (words.length > LONGEST || !(readQuestion(words).length > 0 || (wasNumber && readOpen(words).length > 0)))
    return null
  const { shown, ways } = spokenIn(typed[0], words)
  const [first, second] = isPrice ? ways.map((way) => `${way} rupiah`) : ways
  if (first === undefined) return null
  const parts = [
    say(book, 'number.said', { number: shown, said: first }),
    second && say(book, 'number.also', { said: second }),
  ]
  return said('pronunciation', parts, { last: talkedAbout('sound', typed[0]) })
}

const PLACE = 'number0'
const KNOWN: ReadonlySet<string> = new Set([
  ...vocabularyOf(
    {
      words: Object.keys(numberWords)
        .map((name) => `@${name}`)
        .join(' '),
    },
    numberWords,
  ),
  ...Object.keys(numberScales),
  ...Object.values(numberKinds).flatMap((kind) => [...kind]),
  ...months.flatMap((names) => names.slice(1)),
  PLACE,
])

/** 'Saya batuk sudah 3 hari' is a sentence to be translated. */
const isStrange = (word: string): boolean => !KNOWN.has(word) && !YEAR.test(word)

function wordsAround(lower: string, number: string): string[] {
  const words = lower.replace(number, ` ${PLACE} `).match(/[\p{L}\d']+/gu) ?? []
  return words.filter((word) => !wordFillers.has(word))
}

/** What is said of, and ways to say it, the first one as it is read. */
function spokenIn(typed: string, words: readonly string[]): Spoken {
  const [next = '', last = ''] = words.slice(words.indexOf(PLACE) + 1)
  const month = /^\d{1,2}$/.test(typed) ? monthNamed(next) : undefined
  if (month) {
    const year = YEAR.test(last) ? last : ''
    return { shown: [typed, next, year].filter(Boolean).join(' '), ways: [dateOf(Number(typed), month, year)] }
  }
  const scale = numberScales[next]
  if (scale) return { shown: `${typed} ${next}`, ways: amountOf(typed, scale) }
  return { shown: typed, ways: timeOf(typed, words) ?? ofKind(typed, words) }
}

interface Spoken {
  shown: string
  ways: string[]
}

const holds = (words: readonly string[], kind: ReadonlySet<string>): boolean => words.some((word) => kind.has(word))

/** '14:45', 'jam 14.45', 'jam 7' */
function timeOf(typed: string, words: readonly string[]): string[] | null {
  const [, hour = '', minute = '0'] = /^(\d{1,2})(?:[.:](\d{2}))?$/.exec(typed) ?? []
  const isTime = typed.includes(':') || holds(words, numberKinds.time)
  return isTime && hour && Number(hour) < 24 && Number(minute) < 60 ? sayTime(Number(hour), Number(minute)) : null
}

/** Digits, a year, a part, or how many. */
function ofKind(typed: string, words: readonly string[]): string[] {
  const isDigits = /^\d+$/.test(typed) && (/^0\d/.test(typed) || holds(words, numberKinds.digits))
  if (isDigits) return [sayDigits(typed)]
  if (YEAR.test(typed) && holds(words, numberKinds.year)) return [sayYear(Number(typed))]
  const [, above = '', below = ''] = /^(\d{1,3})\/(\d{1,3})$/.exec(typed) ?? []
  return Number(below) > 1 ? [sayFraction(Number(above), Number(below))] : amountOf(typed, 1)
}

/** '3,5 juta' is three million five hundred thousand; '2.5' is two point five. */
function amountOf(typed: string, scale: number): string[] {
  const plain = typed.replace(/\s?%$/, '')
  const unit = plain === typed ? '' : ' percent'
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(plain) && scale === 1) return wholeOf(Number(plain.replaceAll(/[.,]/g, '')), unit)
  const [, whole = '', part = ''] = /^(\d+)(?:[.,](\d+))?$/.exec(plain) ?? []
  if (whole === '') return []
  if (scale > 1) {
    const size = Object.entries(NAMES).find(([, value]) => value === scale)?.[0] ?? ''
    const short = part ? [`${sayDecimal(whole, part)} ${size}`] : []
    return [...wholeOf(Math.round(Number(`${whole}.${part || 0}`) * scale), unit), ...short]
  }
  return part ? [`${sayDecimal(whole, part)}${unit}`] : wholeOf(Number(whole), unit)
}

const NAMES = { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 }

const wholeOf = (number: number, unit: string): string[] => (number < MOST ? [`${sayNumber(number)}${unit}`] : [])

function dateOf(day: number, month: string, year: string): string {
  const of = `the ${sayOrdinal(day)} of ${month}`
  return year === '' ? of : `${of} ${sayYear(Number(year))}`
}
