import { expect, test } from 'vitest'
import { quizQuestions } from '../../content/tutor-quiz.ts'
import { allPrinted } from '../../domain/shared/printed.ts'
import { readBook } from './read-book.ts'

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []

/** An opening mark that nothing closes was an apostrophe: ’em, ’90s. */
const ODD = /'|‘(?![^‘]*’)/

test('whatever the book and the quiz hold is said with the apostrophes of print', () => {
  const { entries, phrases, scenes } = readBook().book
  const shown = entries.map(({ ask: _, keywords: __, ...said }) => said)
  const texts = textsIn(allPrinted([quizQuestions, shown, phrases.map(({ en }) => en), scenes]))
  expect(texts.length).toBeGreaterThan(5000)
  expect(texts.filter((text) => ODD.test(text))).toEqual([])
})
