import { type ExamFact, examFactWords, examsByName } from '../../content/tutor-exam-facts.ts'
import type { InBoth } from './entry.ts'
import { readRows } from './read-word-notes.ts'

export type Exam = keyof typeof examsByName

let known: ReadonlyMap<string, InBoth> | undefined

/** What is so of an exam: how long it takes, what it costs, whether it may be repeated. */
export function examFact(exam: Exam, fact: ExamFact): InBoth | undefined {
  known ??= new Map(readExamFacts().map(({ key, told }) => [key, told]))
  return known.get(`${exam} ${fact}`)
}

export const readExamFacts = (): { key: string; told: InBoth }[] =>
  readRows('exam-facts.tsv', 4).map(([exam = '', fact = '', id = '', en = ''], at) => {
    if (!(exam in examsByName && fact in examFactWords)) throw new Error(`exam-facts.tsv:${at + 2}: ${exam} ${fact}`)
    return { key: `${exam} ${fact}`, told: { id, en } }
  })
