import { expect, test } from 'vitest'
import { timeIn } from './time-field.tsx'

test.each([
  ['8', '08:00'],
  ['08', '08:00'],
  ['830', '08:30'],
  ['0830', '08:30'],
  ['8.30', '08:30'],
  ['20:15', '20:15'],
  ['8,30', '08:30'],
  ['８：３０', '08:30'],
  ['24.00', null],
  ['8.75', null],
  ['pagi', null],
])('%s is understood as %s', (typed, time) => {
  expect(timeIn(typed)).toBe(time)
})

test.each([
  ['24.00', '24:00'],
  ['24', '24:00'],
  ['2400', '24:00'],
  ['00.00', '24:00'],
  ['20.15', '20:15'],
  ['24.30', null],
])('%s is understood as %s where a day ends', (typed, time) => {
  expect(timeIn(typed, { endsDay: true })).toBe(time)
})

test('what is no time is no midnight either', () => {
  for (const text of ['pagi', '', 'jam 5', '-']) expect(timeIn(text, { endsDay: true }), text).toBeNull()
})
