import type { Intent } from '../../domain/chat/intents.ts'
import type { Analysis } from '../analysis.ts'
import { speaksOf } from '../intents/evidence.ts'
import { beginning } from '../word-pattern.ts'
import type { Memory } from './memory.ts'
import { wordCount } from './phrases.ts'
import type { Turn } from './turn.ts'

export const SURE = 0.5

/** Below this the message most likely asks for something. */
const HARDLY_A_SENTENCE = 0.1
const TELLS = /^(?:i|we|she|he|they|it|my|our|his|her|yesterday|last \w+|every \w+|there|in my|when i)\b/i
const ASKS =
  /\b(?:you|your|course|courses|class|classes|ielts|toefl|company|team|staff|budget|level|need|want|would like)\b/i
/** A question or a request, with or without its question mark. */
const REQUESTS = beginning('request')
/** From here on an English message is said to the tutor, however it is written. */
const TO_TUTOR = 0.75

/** Whether an English message asks the tutor something; what is written for practice does not. */
export const isAddressed = ({ addressed }: Analysis): boolean => addressed > TO_TUTOR

/** Below this it may be a sentence about somebody's day. */
const CHATTING = 0.6
const MAX_REQUEST_WORDS = 12

export const asksSomething = (text: string): boolean =>
  REQUESTS.test(text.trim()) || REQUESTS_ID.test(text.trim()) || /\?\s*$/.test(text)

const REQUESTS_ID = beginning('requestIndonesian')

/** Intents that count only if the message names them. */
const NEEDS_A_WORD: ReadonlySet<Intent> = new Set<Intent>(['about_school', 'guarantee', 'age_requirement', 'documents'])

/** The intent, judged by this message alone. */
export function understood({ analysis, text }: Turn): Intent | 'unsure' {
  const { guess, corrections } = analysis
  if (isSentenceToCheck(text, analysis) || (corrections.length > 0 && guess.confidence < SURE)) return 'grammar'
  const isGuessed = NEEDS_A_WORD.has(guess.intent) && !speaksOf(text, guess.intent)
  return guess.confidence < SURE || isGuessed || !/\p{L}/u.test(text) ? 'unsure' : guess.intent
}

/** An English sentence that asks for nothing is meant to be corrected. */
function isSentenceToCheck(text: string, analysis: Analysis): boolean {
  const { allEnglish, isClause, guess, corrections } = analysis
  const words = wordCount(text)
  if (isAddressed(analysis)) return false
  if (!allEnglish || (!isClause && corrections.length === 0) || words < 3 || /\?\s*$/.test(text)) return false
  if (corrections.length === 0 && REQUESTS.test(text.trim()) && words <= MAX_REQUEST_WORDS) return false
  if (guess.intent === 'pronunciation' && guess.confidence > 0.8 && corrections.length === 0) return false
  if (isStatement(text, guess)) return true
  const isTold = TELLS.test(text.trim()) && !ASKS.test(text)
  const isChat = guess.intent === 'off_topic' && (guess.confidence < CHATTING || isTold)
  return (guess.confidence < SURE || isChat) && (words >= 4 || corrections.length > 0)
}

const isStatement = (text: string, { sentence }: Analysis['guess']): boolean =>
  sentence > 0.5 || (sentence > HARDLY_A_SENTENCE && TELLS.test(text.trim()) && !ASKS.test(text))

/** An English statement, whatever its words. */
export const tellsOnly = ({ text, analysis }: Turn): boolean =>
  analysis.allEnglish &&
  analysis.isClause &&
  !isAddressed(analysis) &&
  !asksSomething(text) &&
  isStatement(text, analysis.guess)

/** Whether the message is in English only for practice. */
export const isPractising = (text: string, analysis: Analysis, memory: Memory): boolean =>
  memory.practice !== null ||
  memory.exercise !== null ||
  isSentenceToCheck(text, analysis) ||
  (analysis.allEnglish && analysis.guess.intent === 'grammar' && !asksSomething(text))
