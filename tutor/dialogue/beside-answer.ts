import { exerciseFits } from './exercise.ts'
import { bare } from './phrases.ts'
import { isChoice, questionAgain } from './quiz.ts'
import { say } from './school-book.ts'
import { asIf, type Said, type Turn } from './turn.ts'

type Choose = (turn: Turn) => Said

/** 'Goes. What does market mean?': the answer is marked, and what is asked beside it is answered. */
export function answerBesideAnswer(heard: Turn, choose: Choose): { turn: Turn; said: Said } | null {
  const { besideAnswer } = heard.analysis
  if (!besideAnswer) return null
  const answer = heard.text.slice(0, heard.text.length - besideAnswer.text.length)
  const turn = asIf(heard, answer)
  if (!isAnswerTo(turn)) return null
  const marked = choose(turn)
  const open = marked.memory.practice === undefined ? heard.memory.practice : marked.memory.practice
  const quiz = open?.kind === 'quiz' ? open : null
  const memory = { ...heard.memory, ...marked.memory, practice: null, exercise: null, turn: heard.memory.turn }
  const beside = { ...asIf(heard, besideAnswer.text), analysis: besideAnswer.analysis, memory }
  const told = choose(beside)
  const verdict = quiz ? marked.parts.slice(0, -1) : marked.parts
  const isOver = told.memory.practice !== undefined || quiz === null
  const again = isOver ? [] : [say(heard.book, 'wait.quiz'), questionAgain(heard, quiz)]
  return {
    turn: heard,
    said: {
      ...told,
      parts: [...verdict, ...told.parts, ...again],
      memory: { ...marked.memory, ...told.memory, ...(!isOver && { practice: quiz }) },
      ...(marked.quiz && { quiz: marked.quiz }),
      trace: marked.trace ?? told.trace,
      isWaiting: true,
    } as Said,
  }
}

function isAnswerTo(turn: Turn): boolean {
  const { practice, exercise } = turn.memory
  if (bare(turn.text) === '') return false
  if (practice?.kind === 'quiz') return isChoice(turn, practice)
  return practice === null && exercise !== null && exerciseFits(turn)
}
