import type { Details } from '../../content/id/tutor-details.ts'
import { circumstances, circumstanceWords } from '../../content/tutor-circumstances.ts'
import { places } from '../../content/tutor-places.ts'
import type { Intent } from '../../domain/chat/intents.ts'
import { MINIMUM_AGE } from '../../domain/chat/stated-age.ts'
import { createFrames } from '../../domain/shared/frames.ts'
import { wordsOf } from '../intents/refusals.ts'
import { markedParts } from '../quoted-part.ts'
import { holding, wordPattern } from '../word-pattern.ts'
import { type Book, fill } from './school-book.ts'
import type { Turn } from './turn.ts'

const ADULT_AGE = 18
const OLDEST = 99

export interface Detail {
  key: keyof Details
  /** The intent where the message alone does not tell it. */
  intent: Intent
  /** Asking this is no reason to ask for contact details. */
  isFree?: true
  /** Not published: the team is offered. */
  isTeams?: true
}

interface FinePrint extends Detail {
  words: RegExp
}

/** 'Is the trial free?', but not 'I want the free trial'. */
const IS_TRIAL_FREE = wordPattern(
  [
    '\\b(?:trial|percobaan)\\w*\\b[^,.]*\\b@free(?: (?:gak|ga|nggak|ngga|kah|apa|atau|ya|kan|beneran|or)\\b.*)?\\s*\\?+\\s*$',
    '\\b(?:trial|percobaan)\\w*\\b[^,.]*\\b@pays\\b',
    '^(?:is|are) (?:the|your|this|that)\\b.*\\btrial\\b.*\\bfree\\b|\\bpay\\b.*\\btrial\\b',
    '\\b(?:ada|is there|anything|something)(?: \\w+){0,2} @free\\b(?! trial)',
  ].join('|'),
)
const FREE = 'free(?! trial)|gratis|@pays|berapa(?! (?:lama|hari|menit|soal))'
/** Both, in either order. */
const both = (one: string, other: string): string =>
  `\\b(?:${one})\\b.*\\b(?:${other})\\b|\\b(?:${other})\\b.*\\b(?:${one})\\b`
const FINE_PRINT: readonly FinePrint[] = [
  { key: 'test.free', intent: 'placement', words: wordPattern(both('@placementTest', FREE)), isFree: true },
  { key: 'trial.free', intent: 'programs', words: IS_TRIAL_FREE, isFree: true },
  { key: 'score', intent: 'guarantee', words: wordPattern(both('@promise', '@score|[4-9](?:[.,]5)')) },
  { key: 'invoice', intent: 'about_school', words: /\b(?:invoices?|faktur|pajak|npwp|tax|kwitansi|purchase order)\b/i },
  {
    key: 'estimate',
    intent: 'price',
    words: wordPattern(`\\b@estimate\\b|${both('@roughly', '@fees')}`),
  },
  {
    key: 'instalments',
    intent: 'programs',
    words: /\b(?:\w*cicil\w*|nyicil|instal+ments?|angsur\w*|bertahap|monthly)\b/i,
    isFree: true,
  },
  { key: 'certificate', intent: 'programs', words: /\b(?:sertifikat\w*|certificates?|ijazah|diploma)\b/i },
  {
    key: 'online',
    intent: 'programs',
    words: /\b(?:online|onlen|daring|zoom|jarak jauh|virtual|remote(?:ly)?|from home|dari rumah)\b/i,
  },
  {
    key: 'fluent',
    intent: 'programs',
    words: wordPattern(
      [
        '\\b@fluent\\b.*\\b@while\\b',
        '\\bberapa (?:lama|bulan)\\b.*\\b(?:bisa|@fluent)\\b',
        '\\bhow long\\b.*\\b(?:fluent|speak)\\b',
      ].join('|'),
    ),
  },
  {
    key: 'length',
    intent: 'schedule',
    words: wordPattern(
      [
        '\\bhow long (?:is|does|are|will)\\b.*\\b(?:course|class|program|it)\\b',
        '\\bberapa (?:bulan|kali|pertemuan|lama)\\b.*\\b(?:kursus|kelas|program|belajar)',
        '\\b(?:durasi|lama kursus|lama kelas)',
      ].join('|'),
    ),
  },
  {
    key: 'size',
    intent: 'programs',
    words: wordPattern('\\b(?:@classSize|berapa @pupils @ofClass)\\b'),
  },
  {
    key: 'accredited',
    intent: 'about_school',
    words: /\b(?:akredit\w*|terakreditasi|accredit\w*|licensed?|izin resmi|legal)\b/i,
  },
]

const readCircumstances = createFrames(circumstances, circumstanceWords)
const LONGEST = 24

const OF_CIRCUMSTANCES: Record<keyof typeof circumstances, Intent> = {
  'place': 'location',
  'weekend': 'schedule',
  'evening': 'schedule',
  'child': 'age_requirement',
  'time.zone': 'schedule',
  'connection': 'programs',
  'patience': 'trainers',
  'payment': 'programs',
  'makeup': 'schedule',
  'access': 'programs',
}

const PUBLISHED: ReadonlySet<keyof typeof circumstances> = new Set(['child', 'patience'] as const)
const ASKS = /\?|\b(?:ada|bisa|boleh|gak|ga|nggak|tidak|apakah|gimana|kah|is there|are there|do you|can|could|are)\b/i
/** Fees have an answer of their own, and so has training at a company. */
const OF_OTHERS = holding('fee', 'howMuch', 'discount', 'ourCompany')

/** What is asked about a circumstance is no wish to be called by itself. */
function askedCircumstance(text: string): Detail | undefined {
  const words = wordsOf(text)
  if (words.length > LONGEST || !ASKS.test(text) || OF_OTHERS.test(text)) return undefined
  const key = readCircumstances(words)[0]?.name
  return key && { key, intent: OF_CIRCUMSTANCES[key], ...(PUBLISHED.has(key) ? { isFree: true } : { isTeams: true }) }
}

export function askedDetail(typed: string): Detail | undefined {
  const text = withoutMarked(typed)
  return askedCircumstance(text) ?? FINE_PRINT.find(({ words }) => words.test(text))
}

/** What is quoted is asked about, not asked. */
const withoutMarked = (text: string): string =>
  markedParts(text).reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text)

export const tellDetail = (book: Book, key: keyof Details, values: Record<string, string | number> = {}): string =>
  fill(book.details[key], {
    phone: book.brand.phone,
    email: book.brand.email,
    address: book.brand.address,
    minimum: MINIMUM_AGE,
    ...values,
  })

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** In the school's own city the answer is plain. */
export const keyFor = ({ brand }: Book, { key }: Detail, text: string): keyof Details =>
  key === 'place' && brand.address.includes(placeIn(text)) ? 'place.here' : key

/** The place that a message names, with capitals. */
export function placeIn(text: string): string {
  const words = wordsOf(text)
  const pairs = words.map((word, at) => `${word} ${words[at + 1] ?? ''}`)
  const name = [...pairs, ...words].find((one) => places.has(one)) ?? ''
  return name.split(' ').map(capital).join(' ')
}

/** The answer to a stated age; null if none was stated. */
export function answerForAge({ book, text, judgement }: Turn): string[] | null {
  const age = judgement.age?.age ?? Number(/\b(\d{1,2})\b/.exec(text)?.[1])
  if (!(age > 0 && age <= OLDEST)) return null
  if (age < MINIMUM_AGE) return [tellDetail(book, 'age.young', { age }), tellDetail(book, 'age.young.more')]
  return [tellDetail(book, age < ADULT_AGE ? 'age.teen' : 'age.adult', { age })]
}
