import { expect, test } from 'vitest'
import { askingClause } from './asking-clause.ts'

test.each([
  ['Assalamualaikum ms, aku grogi banget, cara buka presentasi gimana', 'cara buka presentasi gimana'],
  ['I work at a hotel. How do I turn down a guest politely?', 'How do I turn down a guest politely?'],
  ['aku kasir di minimarket. Pagi ini rame banget', null],
  ['cara buka presentasi gimana', null],
  ['aku bingung, gimana ya', null],
])('%s', (message, clause) => {
  expect(askingClause(message)).toBe(clause)
})
