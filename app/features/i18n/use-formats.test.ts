import { expect, test } from 'vitest'
import { formatsFor } from './use-formats.ts'

const morning = new Date('2026-11-15T02:41:00Z')

test('numbers, dates and times are written as each language does: dates of Jakarta, times of the visitor’s own zone', () => {
  const hour = String(morning.getHours()).padStart(2, '0')
  const id = formatsFor('id')
  const en = formatsFor('en')
  expect([id.number(4.2), en.number(4.2)]).toEqual(['4,2', '4.2'])
  expect([id.time(morning), en.time(morning)]).toEqual([`${hour}.41`, `${hour}:41`])
  expect([id.date(morning), en.date(morning)]).toEqual(['15 November 2026', '15 November 2026'])
})
