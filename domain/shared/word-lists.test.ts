import { expect, test } from 'vitest'
import { phraseList, phraseSet, wordSet } from './word-lists.ts'

test('phrases stand between bars, on as many lines as they need', () => {
  expect(
    phraseList(`
    how are you|good morning|
    bye`),
  ).toEqual(['how are you', 'good morning', 'bye'])
  expect(phraseSet('a b|c')).toEqual(new Set(['a b', 'c']))
})

test('words stand between spaces, and _ joins them', () => {
  expect(
    wordSet(`
    morning good_evening`),
  ).toEqual(new Set(['morning', 'good evening']))
})
