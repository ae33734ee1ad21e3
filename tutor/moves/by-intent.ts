import { mentions } from '../../content/tutor-mentions.ts'
import type { Intent } from '../../domain/chat/intents.ts'
import { quizOfSubject } from '../dialogue/asked-quiz.ts'
import { praiseSentence, teachCorrections } from '../dialogue/corrections.ts'
import { thenOfWork } from '../dialogue/learner-notes.ts'
import { chooseScene, namedScene, unplayedScene } from '../dialogue/name-scene.ts'
import { namedGrammar } from '../dialogue/named-grammar.ts'
import { notUnderstood } from '../dialogue/not-understood.ts'
import { opensWith, wordCount } from '../dialogue/phrases.ts'
import { answerPronunciation } from '../dialogue/pronunciation.ts'
import { startQuiz } from '../dialogue/quiz.ts'
import { answerAboutSchool } from '../dialogue/school-answers.ts'
import { say } from '../dialogue/school-book.ts'
import { askedDetail } from '../dialogue/school-details.ts'
import { answerGreeting, answerOffTopic, answerThanks } from '../dialogue/small-talk.ts'
import { teachEntry } from '../dialogue/teach-entry.ts'
import { type Said, said, type Turn } from '../dialogue/turn.ts'
import { isAddressed, SURE, tellsOnly } from '../dialogue/understood.ts'
import { answerVocabulary, teachWords } from '../dialogue/words.ts'
import { asksAnything } from '../find/asked.ts'
import { startScene } from '../scenes/play-scene.ts'

export function byIntent(turn: Turn, intent: Intent | 'unsure'): Said {
  switch (intent) {
    case 'unsure':
      return whenUnsure(turn)
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

function whenUnsure(turn: Turn): Said {
  const detail = askedDetail(turn.text)
  if (detail) return answerAboutSchool(turn, detail.intent)
  return opensWith(turn.text, mentions.greeting) && !asksAnything(turn.text)
    ? answerGreeting(turn)
    : notUnderstood(turn)
}

const FIXES = /\b(?:koreksi|cek|check|correct|benerin|betulin|periksa|proofread|fix|kalimat|sentence)\b/i

function answerGrammar(turn: Turn): Said {
  const { analysis, book } = turn
  const isEnglish = analysis.quoted !== null || analysis.allEnglish || analysis.written === 'mix'
  if (analysis.corrections.length > 0 && isEnglish && !isTopicQuestion(turn)) return teachCorrections(turn)
  const named = tellsOnly(turn) ? undefined : namedGrammar(turn)
  if (named) return teachEntry(turn, named)
  if (analysis.corrections.length > 0) return teachCorrections(turn)
  const isPlain = tellsOnly(turn) || (!isRequest(turn) && !isTopicQuestion(turn) && !isAddressed(analysis))
  const isSentence = analysis.englishSentences > 0 && analysis.isClause && isWholeSentence(turn)
  if (isSentence && isPlain) return thenOfWork(turn, praiseSentence(turn))
  if (FIXES.test(turn.lower)) return said('grammar', [say(book, 'fix.ask')])
  const isUnknown = isTopicQuestion(turn) && analysis.englishSentences > 0
  return said('grammar', [say(book, isUnknown ? 'lesson.none' : 'lesson.ask')], {
    offered: ['tense-overview', 'articles-overview', 'preposition-time', 'first-conditional'].map(
      (name) => `entry ${name}`,
    ),
  })
}

const SHORTEST_SENTENCE = 3

/** A quotation of a word or two is a question about those words. */
const isWholeSentence = ({ analysis }: Turn): boolean =>
  analysis.quoted === null ? analysis.allEnglish : wordCount(analysis.quoted) >= SHORTEST_SENTENCE

/** 'What is the difference between …' is a question, not a sentence to correct. */
const isTopicQuestion = ({ lower, analysis }: Turn): boolean =>
  analysis.quoted === null &&
  /^(?:what|when|how|why|explain|teach|can you (?:explain|teach)|apa|kapan|gimana|jelas|beda|difference|which|do i)\b/.test(
    lower,
  )

const isRequest = ({ lower, analysis }: Turn): boolean =>
  analysis.quoted === null &&
  /\b(?:check|correct|fix|grammar|explain|teach|learn|help|proofread|tense|tenses)\b/.test(lower)

const QUIZ =
  /\b(?:quiz|kuis|soal|test|tes|exercise|exercises|drill|uji|latihan (?:soal|grammar|tenses|preposisi|artikel))\b/
const TALKS =
  /\b(?:role ?-?play|conversation|percakapan|speaking|ngobrol|talk|bicara|dialog|dialogue|simulasi|main peran)\b/

/** A quiz or exercises, on whatever. */
export function askedExercises(turn: Turn): Said | null {
  const { intent, confidence } = turn.analysis.guess
  return intent === 'practice' && confidence > SURE && QUIZ.test(turn.lower) ? answerPractice(turn) : null
}

function answerPractice(turn: Turn): Said {
  const { lower, memory } = turn
  const isWords = /\b(?:vocab|vocabulary|kosakata)\b/.test(lower)
  if (QUIZ.test(lower) && !isWords) return quizOfSubject(turn) ?? startQuiz(turn)
  if (isWords) return teachWords(turn)
  const scene = namedScene(turn, lower)
  if (scene) return startScene(turn, scene)
  return TALKS.test(lower) && memory.scenes.length > 0 ? startScene(turn, unplayedScene(turn)) : chooseScene(turn)
}
