import { readFileSync } from 'node:fs'

export interface FindRow {
  question: string
  /** Names of entries that would all be right; none if the book has no answer. */
  expected: string[]
}

/** Tab-separated: a question, and the name of an entry; several names with |, or - if the book has no answer. */
export const readFindRows = (file: string): FindRow[] =>
  readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .map((line) => line.split('\t'))
    .filter(([question = '', expected = '']) => expected.trim() !== '' && question !== 'question')
    .map(([question = '', expected = '']) => ({
      question: question.trim(),
      expected: expected
        .split('|')
        .map((name) => name.trim())
        .filter((name) => name !== '-'),
    }))
