import type { QuizResult } from '../../../domain/chat/tutor-model.ts'
import type { ShownMessage } from './chat-state.ts'
import { partsOfReply, type Quiz } from './reply-parts.ts'

export type Outcome = 'right' | 'wrong' | 'skipped'

export type Outcomes = ReadonlyMap<number, Outcome>

export interface AnsweredQuestion {
  quiz: Quiz
  result: QuizResult
}

/** What the messages around a message make of it. */
export interface QuizPlace {
  /** The questions of this quiz that were answered so far, oldest first; the last one by this message. */
  answered: readonly AnsweredQuestion[]
  /** Whether its own question is shown further below: with its answer, or asked again after something else. */
  isBelow: boolean
  /** Whether it is a bare number, which the chosen chip shows. */
  isChip: boolean
}

export const outcomeOf = ({ chosen, answer }: QuizResult): Outcome =>
  chosen === null ? 'skipped' : chosen === answer ? 'right' : 'wrong'

/** The sentence as it is right, or the word that was asked for. */
export const rightSentence = ({ quiz: { question }, result: { answer } }: AnsweredQuestion): string =>
  question.includes('___') ? question.replaceAll('___', answer) : answer

/** The place of each message in a quiz. */
export function placesInQuiz(messages: readonly ShownMessage[]): QuizPlace[] {
  const questions = messages.map(questionOf)
  let answered: AnsweredQuestion[] = []
  return messages.map(({ role, content, quiz: result }, index) => {
    const asked = questions[index - 2]
    if (result && asked) answered = [...answeredBeside(answered, asked), { quiz: asked, result }]
    return {
      answered,
      isBelow: Boolean(questions[index] && messages[index + 2]?.quiz) || isAskedAgain(questions, index),
      isChip:
        role === 'user' && (questions[index - 1]?.choices.some(({ number }) => number === content.trim()) ?? false),
    }
  })
}

function isAskedAgain(questions: readonly (Quiz | null)[], index: number): boolean {
  const next = questions.slice(index + 1).find((question) => question !== null)
  const own = questions[index]
  return Boolean(own && next && own.number === next.number && own.question === next.question)
}

/** The answers so far without the one to this question; a question that comes once more keeps those behind it. */
export function answeredBeside(answered: readonly AnsweredQuestion[], asked: Quiz): AnsweredQuestion[] {
  const comesAgain = isOnceMore(answered, asked)
  return answered.filter(({ quiz: { number } }) => (comesAgain ? number !== asked.number : number < asked.number))
}

/** Whether it was skipped and all others have been asked. */
export const isOnceMore = (answered: readonly AnsweredQuestion[], { number, question, total }: Quiz): boolean =>
  answered.some(({ quiz }) => quiz.number === total) &&
  answered.some(({ quiz, result }) => quiz.number === number && quiz.question === question && result.chosen === null)

/** How each question was answered, by its number. */
export const outcomesOf = (answered: readonly AnsweredQuestion[]): Outcomes =>
  new Map(answered.map(({ quiz, result }) => [quiz.number, outcomeOf(result)]))

/** The question that waits for an answer. */
export function openQuestion(messages: readonly ShownMessage[]): Quiz | null {
  const last = messages.findLast(({ role }) => role === 'assistant')
  return last ? questionOf(last) : null
}

const questionOf = ({ role, content }: ShownMessage): Quiz | null => {
  if (role !== 'assistant') return null
  return partsOfReply(content).find((part) => part.kind === 'quiz')?.quiz ?? null
}
