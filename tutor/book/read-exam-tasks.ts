import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TEACHING } from './read-book.ts'

export interface Task2Question {
  kind: string
  question: string
  /** What to think about, in Indonesian. */
  hint: string
}

export interface SpeakingCard {
  topic: string
  task: string
  points: string[]
  followUps: string[]
}

const rowsOf = (name: string): string[][] =>
  readFileSync(join(TEACHING, 'exams', name), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))

const partsOf = (cell = ''): string[] => cell.split(' / ').map((one) => one.trim())

let questions: Task2Question[] | undefined
let cards: SpeakingCard[] | undefined

/** The Task 2 questions, read when they are first asked for. */
export function task2Questions(): readonly Task2Question[] {
  questions ??= rowsOf('task-2-questions.tsv').map(([kind = '', question = '', hint = '']) => ({
    kind,
    question,
    hint,
  }))
  return questions
}

export function speakingCards(): readonly SpeakingCard[] {
  cards ??= rowsOf('speaking-cards.tsv').map(([topic = '', task = '', points, followUps]) => ({
    topic,
    task,
    points: partsOf(points),
    followUps: partsOf(followUps),
  }))
  return cards
}
