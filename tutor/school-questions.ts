import {
  askedOfSchool,
  notYet,
  ofWords,
  registering,
  schoolQuestionWords,
  schoolTopics,
} from '../content/tutor-school-questions.ts'
import { createFrames } from '../domain/shared/frames.ts'
import type { Language } from '../domain/shared/language.ts'
import { rememberLast } from '../domain/shared/remember-last.ts'
import { refusedIn, wordsOf } from './intents/refusals.ts'
import { markedParts } from './quoted-part.ts'
import { wordPattern } from './word-pattern.ts'

export type SchoolTopic = keyof typeof schoolTopics

export interface AskedTopic {
  topic: SchoolTopic
  /** The clause in which it is named. */
  clause: string
}

export interface SchoolQuestions {
  /** In the order in which they are asked, each once. */
  asked: AskedTopic[]
  /** What else the message says. */
  rest: string
  /** The language of the questions. */
  language: Language
}

interface Clause {
  text: string
  words: string[]
  isAsked: boolean
  isQuoted: boolean
}

const readTopics = createFrames(schoolTopics, schoolQuestionWords)
const readAsked = createFrames(askedOfSchool, schoolQuestionWords)
const readWords = createFrames(ofWords, schoolQuestionWords)
const readWish = createFrames(registering, schoolQuestionWords)
const readNotYet = createFrames(notYet, schoolQuestionWords)

const LONGEST = 500

/** Questions to the school wherever they stand in a message; null where none is. */
export const schoolQuestionsIn = rememberLast((text): SchoolQuestions | null => {
  if (text.length > LONGEST) return null
  const clauses = clausesOf(text)
  const isOfSchool = clauses.map(isToSchool)
  if (!isOfSchool.some(Boolean)) return null
  const topics = clauses.map((clause) =>
    clause.isQuoted ? [] : topicsOf(clause).filter(({ topic }) => topic === 'place' || !isOfWords(clause)),
  )
  const asked = topics.flat().filter(({ topic }, at, all) => all.findIndex((one) => one.topic === topic) === at)
  if (asked.length === 0) return null
  const rest = clauses.filter((_, at) => !isOfSchool[at] && (topics[at] ?? []).length === 0).map((one) => one.text)
  const isIndonesian = clauses.some(({ words }) => readAsked(words).some(({ name }) => name === 'indonesian'))
  return { asked: withoutImplied(asked), rest: rest.join(' '), language: isIndonesian ? 'id' : 'en' }
})

/** Whether somebody wants to join or to be called, whatever they ask beside it. */
export const wishesToJoin = rememberLast((text): boolean =>
  clausesOf(text).some(({ words, isQuoted }) => !isQuoted && isNot(readNotYet, words) && !isNot(readWish, words)),
)

const INTERROGATIVE = wordPattern('\\?|\\b@interrogative\\b|^@asksFirst\\b|\\b@isThere\\b.*\\b@tagged\\b')

/** By its mark or a word that asks. */
export const isQuestion = (text: string): boolean => text.includes('?') || INTERROGATIVE.test(wordsOf(text).join(' '))

/** Whether somebody asks to be called or put through, outside quotations. */
export const wishesCall = (text: string): boolean =>
  clausesOf(text).some(
    ({ words, isQuoted }) =>
      !isQuoted && isNot(readNotYet, words) && readWish(words).some(({ name }) => name === 'call'),
  )

/** 'Belum mau daftar', 'cuma tanya': no refusal of an answer. */
export const isOnlyAsking = (text: string): boolean => clausesOf(text).some(({ words }) => !isNot(readNotYet, words))

const isNot = (read: (words: readonly string[]) => unknown[], words: readonly string[]): boolean =>
  read(words).length === 0

const isOfWords = ({ text, words }: Clause): boolean => ENGLISH_OF.test(text) || !isNot(readWords, words)

/** 'Bahasa inggrisnya …' */
const ENGLISH_OF = /\binggris(?:nya|e|na)\b/i

const isToSchool = (clause: Clause): boolean =>
  !clause.isQuoted &&
  !isOfWords(clause) &&
  readAsked(clause.words).some(({ name }) => name === 'indonesian' || clause.isAsked || ASKS.test(clause.text))

const ASKS = wordPattern('^\\s*(?:@opener,? )?(?:@asksFirst|@interrogative|@onlyWants)\\b')

/** Topics that count even when they are only told ('saya di Medan'); the others must be asked. */
const TOLD: ReadonlySet<SchoolTopic> = new Set<SchoolTopic>(['place', 'evening', 'day', 'weekend', 'company', 'online'])
const SELF = wordPattern('\\b@teacherMyself (?:seorang |a |an )?@teaches\\b')

function topicsOf({ text, words, isAsked }: Clause): AskedTopic[] {
  if (refusedIn(text) === 'details') return []
  const isTold = !isAsked && !ASKING_WORDS.test(words.join(' '))
  const names = [...new Set(readTopics(words).map(({ name }) => name))]
  const kept = names.filter((name) => (!isTold || TOLD.has(name)) && !(name === 'trainers' && SELF.test(text)))
  return withoutModifiers(kept).map((topic) => ({ topic, clause: text }))
}

const ASKING_WORDS = wordPattern('\\b(?:@interrogative|@asksFirst|@isThere|@inquires)\\b')

/** What a topic beside it only describes: 'berapa biaya kelas online' asks the price. */
const DESCRIBES: Partial<Record<SchoolTopic, readonly SchoolTopic[]>> = {
  'official': ['exam', 'test', 'place'],
  'test.free': ['price', 'test', 'trial.free'],
  'trial.free': ['price', 'test'],
  'instalments': ['price'],
  'promo': ['audience'],
  'price': ['online', 'exam', 'business', 'beginner', 'speaking', 'audience', 'private', 'size', 'programs', 'child'],
  'company': ['place', 'trainers', 'online', 'business', 'audience', 'online'],
  'hours': ['schedule', 'start', 'weekend', 'day'],
  'start': ['schedule', 'trial.free'],
  'place': ['trial.free'],
  'schedule': ['trial.free'],
  'weekend': ['schedule'],
  'evening': ['schedule', 'day'],
  'day': ['schedule'],
  'trainers': ['programs'],
  'certificate': ['exam', 'test'],
  'length': ['exam', 'business', 'beginner', 'speaking', 'programs'],
  'size': ['programs'],
  'test': ['exam'],
  'business': ['audience'],
  'elder': ['audience'],
  'child': ['audience'],
  'exam': ['programs'],
  'beginner': ['programs'],
  'online': ['programs'],
}

const withoutModifiers = (names: readonly SchoolTopic[]): SchoolTopic[] =>
  names.filter((name) => !names.some((other) => DESCRIBES[other]?.includes(name)))

/** Both or none of a pair whose answer is the same: the place told beside a training at the company. */
const withoutImplied = (asked: AskedTopic[]): AskedTopic[] => {
  const names = asked.map(({ topic }) => topic)
  const isTime = (topic: SchoolTopic): boolean => TIMES.has(topic)
  return asked.filter(
    ({ topic }, at) =>
      !(topic === 'place' && names.includes('company')) && !(isTime(topic) && names.findIndex(isTime) < at),
  )
}

const TIMES: ReadonlySet<SchoolTopic> = new Set<SchoolTopic>(['weekend', 'evening', 'day', 'schedule'])

const GREETED_BY_DAY = new RegExp(wordPattern('\\b@greets\\s+@timeOfDay\\b').source, 'giu')
const ENDS = new RegExp(
  wordPattern('([?!.;\\n]+(?=\\s|$)|,(?=\\s)|:(?=\\s)|\\s(?=@joinsSchool\\s)|\\s(?=@andAlso\\s+(?=@asksBehindAnd\\b)))')
    .source,
  'giu',
)
/** Behind these a colon opens a question, not a quotation. */
const ASKS_BEHIND = wordPattern('\\b@asksWithColon\\b[^:]*$')

/** Its marks end a quotation. */
const isMarkedBehind = (rest: string): boolean => /^:\s*["“‘']/.test(rest)

/** A message in clauses, without its quotations and what greets by the time of day. */
function clausesOf(text: string): Clause[] {
  const quoted = markedParts(text)
  const plain = text
    .split('')
    .map((letter, at) => (quoted.some(({ start, end }) => at > start && at < end - 1) ? '_' : letter))
    .join('')
    .replaceAll(GREETED_BY_DAY, (greeting) => '_'.repeat(greeting.length))
  const clauses: Clause[] = []
  let start = 0
  let isQuotation = false
  const add = (end: number, mark: string): void => {
    const said = plain.slice(start, end).replaceAll(/_{2,}/g, ' ')
    const whole = text.slice(start, end + mark.length).trim()
    if (whole !== '')
      clauses.push({ text: whole, words: wordsOf(said), isAsked: mark.includes('?'), isQuoted: isQuotation })
    isQuotation &&= mark !== ''
    if (mark === ':' && !isMarkedBehind(plain.slice(end)) && !ASKS_BEHIND.test(plain.slice(start, end)))
      isQuotation = true
    start = end + mark.length
  }
  for (const { 0: mark, index } of plain.matchAll(ENDS)) add(index, mark.trim())
  add(plain.length, '')
  return clauses
}
