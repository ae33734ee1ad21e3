import type { Intent } from '../../../domain/chat/intents.ts'
import type { Analysis } from '../engine/analysis.ts'
import { praiseSentence, teachCorrections } from './corrections.ts'
import { checkExercise, isExerciseAnswer } from './exercise.ts'
import { teachTopic } from './lessons.ts'
import type { Memory } from './memory.ts'
import { answerPronunciation } from './pronunciation.ts'
import { answerQuiz, type Quiz, questionAgain, startQuiz } from './quiz.ts'
import { continueScene, namedScene, startScene, unplayedScene } from './role-play.ts'
import { say } from './school-book.ts'
import { answerAboutSchool } from './school-facts.ts'
import { answerGreeting, answerOffTopic, answerThanks } from './small-talk.ts'
import { type Said, said, type Turn } from './turn.ts'
import { answerVocabulary, teachWords } from './words.ts'

const SURE = 0.5
const STOP = /^(?:stop|batal|berhenti|udahan|selesai|cancel|quit|exit|udah|sudah|cukup|end|nanti)\b/i
const ASKS_OUT: ReadonlySet<Intent> = new Set<Intent>([
  'price',
  'register',
  'human',
  'schedule',
  'location',
  'promo',
  'programs',
  'exam_prep',
  'placement',
  'documents',
  'guarantee',
])
/** Then the team takes over. */
const LEAVES_QUIZ: ReadonlySet<Intent> = new Set<Intent>(['price', 'register', 'human', 'business', 'thanks_bye'])
const SHORTEST_QUESTION = 6
const LEARNING: ReadonlySet<Intent> = new Set<Intent>(['grammar', 'vocabulary', 'pronunciation', 'practice'])

/** What Ms Kiky says to this message. */
export function answerTurn(turn: Turn): Said {
  return inPractice(turn) ?? inExercise(turn) ?? takenOffer(turn) ?? byIntent(turn, understood(turn))
}

function inPractice(turn: Turn): Said | null {
  const { memory, text, book } = turn
  const { practice } = memory
  if (!practice) return null
  if (
    STOP.test(text.trim()) ||
    (turn.analysis.guess.intent === 'thanks_bye' &&
      turn.analysis.guess.confidence > 0.8 &&
      turn.analysis.written === 'id')
  )
    return said('practice', [say(book, 'play.stop')], { practice: null })
  if (practice.kind === 'quiz') return answerQuiz(turn, practice) ?? besideQuiz(turn, practice)
  return leavesScene(turn) ? null : continueScene(turn, practice)
}

/** A real question to the school is answered; the scene waits. In English it may belong to the scene. */
function leavesScene({ analysis, text }: Turn): boolean {
  const { guess, written } = analysis
  if (guess.confidence < 0.8 || text.length < 8) return false
  if (guess.intent === 'human' || guess.intent === 'register') return written !== 'en'
  return ASKS_OUT.has(guess.intent) && written === 'id'
}

/** What is no answer to the quiz gets one of its own, and the question waits. */
function besideQuiz(turn: Turn, quiz: Quiz): Said {
  const { intent, confidence } = turn.analysis.guess
  if (confidence < SURE || intent === 'practice' || turn.text.trim().length < SHORTEST_QUESTION)
    return said('practice', [say(turn.book, 'quiz.choice'), questionAgain(turn.book, quiz)])
  const aside = byIntent(turn, intent)
  return LEAVES_QUIZ.has(intent) ? aside : { ...aside, parts: [...aside.parts, questionAgain(turn.book, quiz)] }
}

const YES =
  /^(?:iya|ya|yes|yup|yep|boleh|ok|oke|okay|mau|sure|please|silakan|tentu|gas|lanjut)(?: (?:kak|dong|please|ya|deh|banget|min|boleh|mau))*[.!]*$/i

function takenOffer(turn: Turn): Said | null {
  const { offer } = turn.memory
  return offer && YES.test(turn.text.trim()) ? byIntent(turn, offer) : null
}

const inExercise = (turn: Turn): Said | null => (isExerciseAnswer(turn) ? checkExercise(turn) : null)

function understood({ analysis, text }: Turn): Intent | 'unsure' {
  const { guess, corrections } = analysis
  if (isSentenceToCheck(text, analysis) || (corrections.length > 0 && guess.confidence < SURE)) return 'grammar'
  return guess.confidence < SURE ? 'unsure' : guess.intent
}

const wordCount = (text: string) => text.trim().split(/\s+/).length

const TELLS = /^(?:she|he|they|it|my|his|her|yesterday|last \w+|every \w+|there|in my|when i)\b/i
const ASKS =
  /\b(?:you|your|course|courses|class|classes|ielts|toefl|company|team|staff|budget|level|need|want|would like)\b/i

/** An English sentence that asks for nothing is there to be corrected. */
function isSentenceToCheck(text: string, { allEnglish, guess, corrections }: Analysis): boolean {
  const words = wordCount(text)
  if (!allEnglish || words < 3 || /\?\s*$/.test(text)) return false
  if (guess.sentence > 0.5 || (TELLS.test(text.trim()) && !ASKS.test(text))) return true
  return guess.confidence < SURE && (words >= 4 || corrections.length > 0)
}

/** Is this English only because English is being practised? */
export const isPractising = (text: string, analysis: Analysis, memory: Memory): boolean =>
  memory.practice !== null || memory.exercise !== null || isSentenceToCheck(text, analysis)

function byIntent(turn: Turn, intent: Intent | 'unsure'): Said {
  switch (intent) {
    case 'unsure':
      return askBack(turn)
    case 'greeting':
      return answerGreeting(turn)
    case 'thanks_bye':
      return answerThanks(turn)
    case 'off_topic':
      return answerOffTopic(turn)
    case 'grammar':
      return answerGrammar(turn)
    case 'vocabulary':
      return answerVocabulary(turn)
    case 'pronunciation':
      return answerPronunciation(turn)
    case 'practice':
      return answerPractice(turn)
    default:
      return answerAboutSchool(turn, intent)
  }
}

function askBack({ analysis, book }: Turn): Said {
  const { intent, second, confidence } = analysis.guess
  if (confidence < 0.15 || intent === 'off_topic' || second === 'off_topic')
    return said(intent, [say(book, 'unsure.open')])
  const topic = (one: Intent) => `**${say(book, `topic.${one}`)}**`
  return said(intent, [say(book, 'unsure', { first: topic(intent), second: topic(second) })], { offer: intent })
}

function answerGrammar(turn: Turn): Said {
  const { analysis, book } = turn
  if (
    analysis.corrections.length > 0 &&
    (analysis.quoted !== null || analysis.allEnglish || analysis.written === 'mix')
  ) {
    if (!isTopicQuestion(turn)) return teachCorrections(turn)
  }
  const lesson = teachTopic(turn)
  if (lesson) return lesson
  if (analysis.corrections.length > 0) return teachCorrections(turn)
  if (analysis.englishSentences > 0 && (analysis.quoted !== null || analysis.allEnglish) && !isRequest(turn))
    return praiseSentence(turn)
  return said('grammar', [
    say(
      book,
      /\b(?:koreksi|cek|check|correct|benerin|betulin|periksa|proofread|fix|kalimat|sentence)\b/i.test(turn.lower)
        ? 'fix.ask'
        : 'lesson.ask',
    ),
  ])
}

/** 'What is the difference between …', asked in English, is no sentence to be mended. */
const isTopicQuestion = ({ lower, analysis }: Turn): boolean =>
  analysis.quoted === null &&
  /^(?:what|when|how|why|explain|teach|can you (?:explain|teach)|apa|kapan|gimana|jelas|beda|difference|which|do i)\b/.test(
    lower,
  )

const isRequest = ({ lower, analysis }: Turn): boolean =>
  analysis.quoted === null &&
  /\b(?:check|correct|fix|grammar|explain|teach|learn|help|proofread|tense|tenses)\b/.test(lower)

function answerPractice(turn: Turn): Said {
  const { lower, book } = turn
  if (
    /\b(?:quiz|kuis|soal|test|tes|exercise|exercises|drill|uji|latihan (?:soal|grammar|tenses|preposisi|artikel))\b/.test(
      lower,
    ) &&
    !/vocab|kosakata/.test(lower)
  )
    return startQuiz(turn)
  if (/\b(?:vocab|vocabulary|kosakata)\b/.test(lower)) return teachWords(turn)
  const scene = namedScene(lower)
  if (scene) return startScene(turn, scene)
  if (
    /\b(?:role ?-?play|conversation|percakapan|speaking|ngobrol|talk|bicara|dialog|dialogue|simulasi|main peran)\b/.test(
      lower,
    ) &&
    turn.memory.scenes.length > 0
  )
    return startScene(turn, unplayedScene(turn))
  return said('practice', [say(book, 'play.choose')])
}

export const isLearningTalk = (intent: Intent): boolean => LEARNING.has(intent)
