import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

test('a day in a calendar, stamped in UTC, with its marks escaped', () => {
  const event = { id: 'trial-1', day: '2026-11-21', title: 'Class; trial', place: 'Jl. Contoh 50, Jakarta' }
  expect(calendarFile(event, Date.UTC(2026, 10, 16, 2, 5, 9)).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//langkah//trial class//EN',
    'BEGIN:VEVENT',
    'UID:trial-1',
    'DTSTAMP:20261116T020509Z',
    'DTSTART;VALUE=DATE:20261121',
    'SUMMARY:Class\\; trial',
    'LOCATION:Jl. Contoh 50\\, Jakarta',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})
