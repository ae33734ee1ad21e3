import { expect, test } from 'vitest'
import { timeIn } from './time-field.tsx'

test.each([
  ['8', '08:00'],
  ['08', '08:00'],
  ['830', '08:30'],
  ['0830', '08:30'],
  ['8.30', '08:30'],
  ['20:15', '20:15'],
  ['24.00', null],
  ['8.75', null],
  ['pagi', null],
])('%s is understood as %s', (typed, time) => {
  expect(timeIn(typed)).toBe(time)
})
