import { expect, test } from 'vitest'
import { roundsOf, tellableAt } from './notices.ts'
import { DEFAULT_HOURS } from './opening-hours.ts'
import { afterOpenTime } from './timer.ts'

/** In Jakarta. 2026-11-16 is a Monday. */
const at = (day: number, time: string) => Date.parse(`2026-11-${day}T${time}:00+07:00`)
const always = { quiet: null, quietOutsideHours: false }

test.each([
  ['who is never quiet is told at once', at(15, '03:00'), always, at(15, '03:00')],
  ['in opening hours at once', at(16, '09:00'), { ...always, quietOutsideHours: true }, at(16, '09:00')],
  ['at night when the school opens', at(16, '21:00'), { ...always, quietOutsideHours: true }, at(17, '08:00')],
  ['on Sunday on Monday', at(15, '10:00'), { ...always, quietOutsideHours: true }, at(16, '08:00')],
  ['over midnight', at(16, '23:30'), { ...always, quiet: { from: '21:00', to: '07:00' } }, at(17, '07:00')],
  ['after midnight', at(17, '02:00'), { ...always, quiet: { from: '21:00', to: '07:00' } }, at(17, '07:00')],
  ['at noon', at(16, '12:30'), { ...always, quiet: { from: '12:00', to: '13:00' } }, at(16, '13:00')],
  ['both', at(16, '21:00'), { quiet: { from: '22:00', to: '09:30' }, quietOutsideHours: true }, at(17, '09:30')],
  [
    'until it closes',
    at(16, '10:00'),
    { quiet: { from: '09:00', to: '20:00' }, quietOutsideHours: true },
    at(17, '08:00'),
  ],
])('quiet: %s', (_, nowMs, quietTime, tellable) => {
  expect(tellableAt(nowMs, quietTime, DEFAULT_HOURS)).toBe(tellable)
})

test('a quiet time of the whole opening hours ends in no moment', () => {
  const never = { quiet: { from: '07:00', to: '21:00' }, quietOutsideHours: true }
  expect(tellableAt(at(16, '10:00'), never, DEFAULT_HOURS)).toBeNull()
})

test.each([
  ['within a day', at(16, '09:00'), 5, at(16, '09:05')],
  ['from before opening', at(16, '06:00'), 5, at(16, '08:05')],
  ['over the night', at(16, '19:58'), 5, at(17, '08:03')],
  ['over Sunday', at(14, '14:59'), 5, at(16, '08:04')],
])('minutes of opening hours: %s', (_, fromMs, minutes, after) => {
  expect(afterOpenTime(fromMs, minutes * 60_000, DEFAULT_HOURS)).toBe(after)
})

test('a school that never opens has no such moment', () => {
  expect(afterOpenTime(at(16, '09:00'), 60_000, { week: Array(7).fill(null), holidays: [] })).toBeNull()
})

test('without an order everybody is told twice; with one, one after the other, then everybody', () => {
  const team = ['a', 'b', 'c']
  expect(roundsOf([], team)).toEqual([team, team])
  expect(roundsOf(['c', 'left', 'a'], team)).toEqual([['c'], ['a'], team])
})
