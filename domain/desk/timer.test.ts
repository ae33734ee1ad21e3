import { describe, expect, test } from 'vitest'
import { DEFAULT_HOURS, type OpeningHours } from './opening-hours.ts'
import { closesAt, levelOf, nextOpening, openTimeMs, timerOf } from './timer.ts'

/** A time in Jakarta, in November 2026; the 16th is a Monday. */
const at = (day: number, time: string, month = 11): number =>
  Date.parse(`2026-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}T${time}:00+07:00`)
const minutes = (from: number, to: number, hours: OpeningHours = DEFAULT_HOURS) => openTimeMs(from, to, hours) / 60_000

describe('waiting counts opening hours only', () => {
  test.each([
    ['within a day', at(16, '09:12'), at(16, '10:24'), 72],
    ['written at night it begins at opening', at(16, '21:40'), at(17, '10:24'), 144],
    ['written before opening', at(16, '05:00'), at(16, '08:06'), 6],
    ['over a night', at(16, '19:50'), at(17, '08:05'), 15],
    ['over a Sunday', at(14, '14:55', 11), at(16, '08:10'), 15],
    ['while closed', at(16, '21:00'), at(16, '23:00'), 0],
    ['to the minute of closing', at(16, '19:00'), at(16, '20:00'), 60],
    ['never backwards', at(16, '12:00'), at(16, '09:00'), 0],
  ])('%s', (_, from, to, expected) => {
    expect(minutes(from, to)).toBe(expected)
  })

  test('holidays rest, both ends included', () => {
    const hours = { ...DEFAULT_HOURS, holidays: [{ from: '2026-11-17', to: '2026-11-18', name: 'Libur' }] }
    expect(minutes(at(16, '19:50'), at(19, '08:05'), hours)).toBe(15)
  })

  test('a school that never opens never counts', () => {
    const never: OpeningHours = { week: [null, null, null, null, null, null, null], holidays: [] }
    expect(minutes(at(16, '09:00'), at(30, '09:00'), never)).toBe(0)
    expect(nextOpening(at(16, '09:00'), never)).toBeNull()
    expect(timerOf(at(16, '09:00'), at(16, '10:00'), never)).toEqual({ state: 'resting', minutes: 0, opensAtMs: null })
  })

  test('hours that end before they begin count as closed', () => {
    const odd: OpeningHours = { week: Array(7).fill({ open: '20:00', close: '08:00' }), holidays: [] }
    expect(minutes(at(16, '00:00'), at(17, '00:00'), odd)).toBe(0)
  })

  test('midnight may be the end', () => {
    const late: OpeningHours = { week: Array(7).fill({ open: '08:00', close: '24:00' }), holidays: [] }
    expect(minutes(at(16, '23:30'), at(17, '08:10'), late)).toBe(40)
  })
})

test.each([
  [0, 'fresh'],
  [4, 'fresh'],
  [5, 'soon'],
  [29, 'soon'],
  [30, 'late'],
  [119, 'late'],
  [120, 'overdue'],
])('after %s minutes somebody is %s', (waited, level) => {
  expect(levelOf(waited)).toBe(level)
})

test('the timer rests while the school is closed, and says when it opens', () => {
  expect(timerOf(null, at(16, '10:00'), DEFAULT_HOURS)).toEqual({ state: 'none' })
  expect(timerOf(at(16, '10:06'), at(16, '10:24'), DEFAULT_HOURS)).toEqual({
    state: 'waiting',
    minutes: 18,
    level: 'soon',
  })
  expect(timerOf(at(17, '19:54'), at(17, '21:40'), DEFAULT_HOURS)).toEqual({
    state: 'resting',
    minutes: 6,
    opensAtMs: at(18, '08:00'),
  })
  expect(timerOf(at(14, '21:00'), at(15, '12:00'), DEFAULT_HOURS)).toMatchObject({ opensAtMs: at(16, '08:00') })
  expect(closesAt(at(16, '10:00'), DEFAULT_HOURS)).toBe(at(16, '20:00'))
  expect(closesAt(at(16, '20:00'), DEFAULT_HOURS)).toBeNull()
})
