import { describe, expect, test } from 'vitest'
import { DEFAULT_HOURS } from '../../../../domain/desk/opening-hours.ts'
import { contactTimes } from './contact-times.ts'

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
