import { mentions } from '../../content/tutor-mentions.ts'
import { phrases, stopOpenings } from '../../content/tutor-phrases.ts'
import type { Intent } from '../../domain/chat/intents.ts'
import { chosenOffer } from '../dialogue/choices.ts'
import { goOn } from '../dialogue/continuations.ts'
import { otherKindOfQuiz } from '../dialogue/control-quiz.ts'
import { controlIn } from '../dialogue/controls.ts'
import { teachCorrections } from '../dialogue/corrections.ts'
import {
  checkExercise,
  hintForExercise,
  isExerciseAnswer,
  isPlainAnswer,
  pendingExercise,
} from '../dialogue/exercise.ts'
import { opensAsFollowUp } from '../dialogue/follow-up-words.ts'
import type { Memory, Practice } from '../dialogue/memory.ts'
import { holdsOneOf, isOneOf, opensWith, wordCount } from '../dialogue/phrases.ts'
import { answerQuiz, answerScore, hintFor, isChoiceOfOther, type Quiz, questionAgain } from '../dialogue/quiz.ts'
import { asksReview } from '../dialogue/review.ts'
import { say } from '../dialogue/school-book.ts'
import { askedDetail } from '../dialogue/school-details.ts'
import { answerSeveral } from '../dialogue/several-questions.ts'
import { answerThanks, praiseOf } from '../dialogue/small-talk.ts'
import { isTrifle } from '../dialogue/trifle.ts'
import { asIf, type Said, said, type Turn } from '../dialogue/turn.ts'
import { asksSomething, SURE, understood } from '../dialogue/understood.ts'
import { isAboutWord } from '../dialogue/word-continuations.ts'
import { teachWords, themeGoneOnWith } from '../dialogue/words.ts'
import { asksAnything } from '../find/asked.ts'
import { isGoing } from '../intents/refusals.ts'
import { answerLesson, promptOf } from '../lesson/lesson.ts'
import { tellFeedback } from '../scenes/feedback.ts'
import { besideScene, continueScene, lineAgain, withLine } from '../scenes/play-scene.ts'
import { beginSmallTalk } from '../scenes/small-talk.ts'
import { stopsIn } from '../scenes/stop-in-line.ts'
import { byIntent } from './by-intent.ts'
import { takeChoice } from './take-choice.ts'

const MAX_STOP_WORDS = 4
const MAX_SURE_WORDS = 9

const hasStopWord = (text: string): boolean =>
  (opensWith(text, stopOpenings.likely) && wordCount(text) <= MAX_STOP_WORDS) ||
  (opensWith(text, stopOpenings.sure) && wordCount(text) <= MAX_SURE_WORDS)

export function stopPractice(turn: Turn): Said | null {
  const { memory, text, book, analysis } = turn
  const { practice } = memory
  if (!practice) return null
  const { intent, confidence } = analysis.guess
  const isLeaving =
    intent === 'thanks_bye' &&
    confidence > 0.8 &&
    analysis.written === 'id' &&
    practice.kind !== 'quiz' &&
    !isOneOf(text, phrases.more)
  const goes = isGoingFrom(turn)
  const saysStop = isOneOf(text, phrases.stop) || hasStopWord(text) || (practice.kind === 'role-play' && stopsIn(text))
  if (!isLeaving && !saysStop && !goes) return null
  const end = goes ? say(book, 'stop.done', { praise: praiseOf(turn) }) : say(book, 'play.stop')
  return said('practice', [feedbackOn(turn, practice) ?? scoreOf(turn, practice), end], {
    ...afterPractice(turn, practice),
    offered: ['quiz', 'scenes'],
  })
}

/** What was said beside the stop is looked at as well. */
const feedbackOn = (turn: Turn, practice: Practice): string | null =>
  practice.kind === 'role-play' ? tellFeedback(turn, withLine(turn, practice)) : null

/** The score of a quiz, once a question was answered. */
const scoreOf = (turn: Turn, practice: Practice): string | null =>
  practice.kind === 'quiz' && practice.asked.length > 1 ? (answerScore(turn).parts[0] ?? null) : null

function afterPractice({ memory }: Turn, practice: Practice): Pick<Memory, 'practice' | 'brokenOff'> {
  const count = practice.kind === 'quiz' ? practice.asked.length - 1 : 0
  const brokenOff = practice.kind === 'quiz' && count > 0 ? { score: practice.score, count } : memory.brokenOff
  return { practice: null, brokenOff }
}

/** 'Stop. Kasih kosakata aja': what waits is over, and the wish behind it is answered as the message. */
export function afterStop(heard: Turn, choose: (turn: Turn) => Said): { turn: Turn; said: Said } {
  const { practice } = heard.memory
  const wish = heard.analysis.afterStop
  if (!wish || isOnlyOfScene(heard, wish.text)) return { turn: heard, said: choose(heard) }
  if (!practice) {
    const turn = asksAnything(wish.text) ? { ...asIf(heard, wish.text), analysis: wish.analysis } : heard
    return { turn, said: choose(turn) }
  }
  const ended = afterPractice(heard, practice)
  const turn = { ...asIf(heard, wish.text), analysis: wish.analysis, memory: { ...heard.memory, ...ended } }
  const answer = choose(turn)
  const parts = [feedbackOn(heard, practice), say(heard.book, 'play.stopped'), ...answer.parts].filter(
    (one) => one !== null,
  )
  return { turn, said: { ...answer, parts, memory: { ...ended, ...answer.memory } } }
}

/** Her feedback on the scene is told at its end anyway; 'Stop! I want to get out here' is a line of it. */
const isOnlyOfScene = ({ memory, text, analysis }: Turn, wish: string): boolean =>
  memory.practice?.kind === 'role-play' &&
  (asksReview(wish) || (analysis.written === 'en' && !/^\s*stop\s*[.\n]/i.test(text)))

/** Somebody in a scene may have to go, too. */
const isGoingFrom = (turn: Turn): boolean => {
  const { text, analysis, memory } = turn
  const isLine = memory.practice?.kind === 'role-play' && analysis.written === 'en'
  if (analysis.quoted !== null) return false
  const isStop = controlIn(turn)?.control === 'stop' && (!isLine || wordCount(text) <= MAX_STOP_WORDS)
  return isStop || (!isLine && isGoing(text))
}

/** 'Udah dulu ya, aku mau masak', with nothing that waits. */
export function letGo(turn: Turn): Said | null {
  const { text, analysis, book } = turn
  if (analysis.translation !== null || /\?\s*$/.test(text) || !isGoingFrom(turn)) return null
  return said('thanks_bye', [say(book, 'stop.done', { praise: praiseOf(turn) })])
}

/** The answer to a quiz, scene or exercise. */
export function answerWaiting(turn: Turn): Said | null {
  const { practice } = turn.memory
  const asksHint = holdsOneOf(turn.text, mentions.hint)
  if (practice?.kind === 'quiz') {
    if (asksHint) return thenWait(turn, hintFor(turn, practice))
    return answerQuiz(turn, practice) ?? otherKindOfQuiz(turn, practice) ?? chooseAgain(turn, practice)
  }
  if (practice?.kind === 'lesson') return answerLesson(turn, practice)
  if (practice) return besideScene(turn, practice)
  if (asksHint) return hintForExercise(turn)
  return isPlainAnswer(turn) ? checkExercise(turn) : null
}

/** A word that other questions have as a choice. */
const chooseAgain = (turn: Turn, quiz: Quiz): Said | null =>
  isChoiceOfOther(turn)
    ? { ...said('practice', [say(turn.book, 'quiz.choice'), questionAgain(turn, quiz)]), isWaiting: true }
    : null

export function taken(turn: Turn): Said | null {
  const choice = turn.memory.practice ? null : chosenOffer(turn)
  if (choice) return takeChoice(turn, choice)
  const theme = themeGoneOnWith(turn)
  return theme ? teachWords(turn, theme) : null
}

const MAX_FOLLOW_WORDS = 6

/** 'And for a boy of 17?': the same question about somebody or something else. */
export function followedUp(turn: Turn): Said | null {
  const { memory, text, analysis } = turn
  const isShort = opensAsFollowUp(text) && wordCount(text) <= MAX_FOLLOW_WORDS
  if (memory.last?.kind !== 'school' || !isShort || analysis.guess.confidence > 0.9) return null
  return byIntent(turn, memory.last.about as Intent)
}

/** In a scene 'yes', 'no' and 'more' are part of it. */
export function wentOn(turn: Turn): Said | null {
  const answer = turn.memory.practice?.kind === 'role-play' ? null : goOn(turn)
  return answer && thenWait(turn, answer)
}

export const inExercise = (turn: Turn): Said | null => (isExerciseAnswer(turn) ? checkExercise(turn) : null)

export function inScene(turn: Turn): Said | null {
  const { memory, analysis } = turn
  const { practice, last } = memory
  if (practice?.kind === 'role-play') return leavesScene(turn) ? null : continueScene(turn, practice)
  const tellsHowItIs = last?.kind === 'how-are-you' && analysis.written !== 'id' && analysis.quoted === null
  return tellsHowItIs && !asksOther(turn.text) ? beginSmallTalk(turn) : null
}

const asksOther = (text: string): boolean =>
  /\?\s*$/.test(text) && !/\b(?:and|how about|what about) you\s*\?\s*$/i.test(text)

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

/** Asked of the teacher, not said in the scene. */
const SURELY_ASKED = 0.85

/** A clear question to the school interrupts the scene; in English it may be part of the scene. */
function leavesScene({ analysis, text }: Turn): boolean {
  const { guess, written } = analysis
  const [best] = analysis.found
  if (written !== 'en' && best && best.probability > SURELY_ASKED) return true
  if (guess.confidence < 0.8 || text.length < 8) return false
  if (guess.intent === 'human' || guess.intent === 'register') return written !== 'en'
  return ASKS_OUT.has(guess.intent) && written === 'id'
}

const SHORTEST_QUESTION = 6
const SHORTEST_SENTENCE = 4

export function byIntentBeside(turn: Turn): Said {
  const { practice } = turn.memory
  if (practice?.kind !== 'quiz') return answerSeveral(turn) ?? thenWait(turn, byIntent(turn, intentOf(turn)))
  if (holdsOneOf(turn.text, mentions.thanks)) return thenWait(turn, answerThanks(turn))
  const { intent, confidence } = turn.analysis.guess
  const wishes = LEAVES.has(intent) && turn.judgement.wish.isStated
  const isWrong = turn.analysis.corrections.some(({ findings }) => !findings.every(isTrifle))
  if (turn.analysis.allEnglish && isWrong && wordCount(turn.text) >= SHORTEST_SENTENCE)
    return thenWait(turn, teachCorrections(turn))
  const tells = turn.analysis.allEnglish && !asksSomething(turn.text) && intent !== 'thanks_bye' && !wishes
  if (confidence < SURE || tells || intent === 'practice' || turn.text.trim().length < SHORTEST_QUESTION)
    return said('practice', [say(turn.book, 'quiz.choice'), questionAgain(turn, practice)])
  return thenWait(turn, byIntent(turn, intent))
}

/** What is asked about a circumstance tells more than the classifier. */
const intentOf = (turn: Turn): Intent | 'unsure' => {
  const detail = askedDetail(turn.text)
  if (detail?.isTeams) return detail.intent
  const intent = understood(turn)
  return UNCLEAR.has(intent) && wishesForClass(turn) ? 'register' : intent
}

const UNCLEAR: ReadonlySet<Intent | 'unsure'> = new Set<Intent | 'unsure'>(['unsure', 'off_topic', 'practice'])
/** A wish that no word of the intents tells. */
const WISHED = 0.75

const wishesForClass = ({ judgement: { wish }, memory, analysis }: Turn): boolean =>
  wish.chances.join >= WISHED && !memory.declined && memory.practice === null && analysis.quoted === null

/** These start the capture of details. */
const LEAVES: ReadonlySet<Intent> = new Set<Intent>(['price', 'register', 'human', 'business'])

/** After an aside repeats what waits for an answer, an exercise only once. */
export function thenWait(turn: Turn, answer: Said): Said {
  if (LEAVES.has(answer.intent) || answer.memory.practice !== undefined || answer.isWaiting) return answer
  const { practice } = turn.memory
  if (practice) return { ...answer, parts: [...answer.parts, ...practiceAgain(turn, practice)] }
  const { exercise } = turn.memory
  const gap = exercise?.isShownAgain ? undefined : pendingExercise(turn)?.gap
  const isWord = isAboutWord(answer.memory.last ?? null)
  if (!exercise || !gap || !isWord || (answer.memory.offered ?? []).length > 0) return answer
  return {
    ...answer,
    parts: [...answer.parts, say(turn.book, 'wait.exercise', { gap })],
    memory: { ...answer.memory, exercise: { ...exercise, isShownAgain: true } },
  }
}

function practiceAgain(turn: Turn, practice: Practice): string[] {
  if (practice.kind === 'quiz') return [say(turn.book, 'wait.quiz'), questionAgain(turn, practice)]
  if (practice.kind === 'role-play') return [say(turn.book, 'wait.scene'), lineAgain(turn, practice)]
  const entry = turn.teaching.entry(practice.entry)
  return entry ? [promptOf(turn, practice, entry)] : []
}
