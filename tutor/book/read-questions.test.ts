import { expect, test } from 'vitest'
import { readBook } from './read-book.ts'
import { readQuestions } from './read-questions.ts'

const questions = readQuestions()

test('each question means an entry of the book, or none', () => {
  const names = new Set<string | null>([null, ...readBook().book.entries.map(({ name }) => name)])
  expect(questions.filter(({ entry }) => !names.has(entry))).toEqual([])
  expect(questions.some(({ entry }) => entry === null)).toBe(true)
})

test('none stands twice for one entry', () => {
  const written = questions.map(({ question, entry }) => `${entry}\t${question.trim().toLowerCase()}`)
  expect(new Set(written).size).toBe(written.length)
  expect(questions.filter(({ question }) => question.trim() === '')).toEqual([])
})
