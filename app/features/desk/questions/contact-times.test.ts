import { describe, expect, test } from 'vitest'
import { DEFAULT_HOURS } from '../../../../domain/desk/opening-hours.ts'
import { contactTimes, typedContact } from './contact-times.ts'

const at = (text: string) => Date.parse(`${text}+07:00`)

describe('the times that the desk offers for the next contact', () => {
  test('are three o’clock, ten tomorrow and ten in three days', () => {
    expect(contactTimes(at('2026-11-17T10:24:00'), DEFAULT_HOURS)).toEqual({
      todayMs: at('2026-11-17T15:00:00'),
      tomorrowMs: at('2026-11-18T10:00:00'),
      daysMs: at('2026-11-20T10:00:00'),
    })
  })

  test('after three are two hours later, and nothing once the school has closed by then', () => {
    expect(contactTimes(at('2026-11-17T15:10:00'), DEFAULT_HOURS).todayMs).toBe(at('2026-11-17T18:00:00'))
    expect(contactTimes(at('2026-11-17T19:10:00'), DEFAULT_HOURS).todayMs).toBeNull()
  })

  test('skip the days on which the school is closed', () => {
    expect(contactTimes(at('2026-11-21T10:00:00'), DEFAULT_HOURS).tomorrowMs).toBe(at('2026-11-23T10:00:00'))
  })
})

describe('a day and a time that were typed', () => {
  const typed = (time: string, day = '2026-11-17') => typedContact(day, time, at('2026-11-17T13:29:40'))

  test.each(['25.99', '3 sore', ''])('%s is marked, not guessed', (time) => {
    expect(typed(time)).toEqual({ problem: 'again.time.unreadable' })
  })

  test('have to be still to come', () => {
    expect(typed('08.00')).toEqual({ problem: 'again.time.past' })
    expect(typed('13.29')).toEqual({ atMs: at('2026-11-17T13:29:00') })
    expect(typed('8', '2026-11-18')).toEqual({ atMs: at('2026-11-18T08:00:00') })
  })
})
