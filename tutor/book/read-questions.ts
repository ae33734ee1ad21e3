import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TEACHING } from './read-book.ts'

/** How somebody asks; `entry` is null where no entry of the book answers. */
export interface Question {
  question: string
  entry: string | null
}

const NO_ENTRY = '-'

/** `content/teaching/questions`: a question and the entry that it means on each line. */
export function readQuestions(folder = join(TEACHING, 'questions')): Question[] {
  return readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => {
        const [question = '', entry = ''] = line.split('\t')
        return { question, entry: entry === NO_ENTRY ? null : entry }
      }),
  )
}
