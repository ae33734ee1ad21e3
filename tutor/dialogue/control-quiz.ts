import type { Controlled } from './controls.ts'
import { wordCount } from './phrases.ts'
import {
  answerQuiz,
  answerScore,
  hintFor,
  isChoice,
  otherQuestion,
  type Quiz,
  questionAgain,
  startQuiz,
} from './quiz.ts'
import { asIf, type Said, said, type Turn } from './turn.ts'

type Act = (turn: Turn, quiz: Quiz) => Said | null

/** Something said beside the quiz, then its question. */
const beside =
  (tell: (turn: Turn, quiz: Quiz) => string[]): Act =>
  (turn, quiz) => ({
    ...said('practice', [...tell(turn, quiz), questionAgain(turn, quiz)]),
    isWaiting: true,
  })

const again = beside(() => [])
const hint = beside((turn, quiz) => hintFor(turn, quiz).parts)
const score = beside((turn) => answerScore(turn).parts)
const skip: Act = (turn, quiz) => answerQuiz(asIf(turn, 'skip'), quiz)
/** Nothing else stands in for a question that was skipped already. */
const other: Act = (turn, quiz) => (quiz.again.length > 0 ? skip : otherQuestion)(turn, quiz)

/** What each control does to a quiz. */
const ACTS: Partial<Record<Controlled['control'], Act>> = {
  restart: startQuiz,
  other,
  slower: other,
  feedback: score,
  score,
  lost: hint,
  hint,
  example: hint,
  repeat: again,
  goOn: again,
  sample: skip,
  unknown: skip,
  skip,
}

export const controlQuiz = (turn: Turn, quiz: Quiz, { control }: Controlled): Said | null =>
  isChoice(turn, quiz) ? null : (ACTS[control]?.(turn, quiz) ?? null)

/** 'Aku mau soal grammar', in a quiz on words. */
export const otherKindOfQuiz = (turn: Turn, quiz: Quiz): Said | null =>
  quiz.theme !== undefined && wordCount(turn.text) <= SHORT && GRAMMAR_WISHED.test(turn.lower) ? startQuiz(turn) : null

const SHORT = 9
const GRAMMAR_WISHED =
  /\b(?:mau|minta|kasih|ganti|want|give|rather|do)\b.*\b(?:grammar|tata bahasa|structure|tenses?)\b/
