import { isPast } from '../../../../domain/desk/next-contact.ts'
import { type OpeningHours, openingOf, startOfDay } from '../../../../domain/desk/opening-hours.ts'
import type { TextKey } from '../../i18n/texts.ts'
import { fromDayAndTime } from '../parts/desk-time.ts'
import { timeIn } from '../parts/time-field.tsx'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const TODAY_AT = 15
const MORNING_AT = 10

export interface ContactTimes {
  /** Today at three, or in two hours; null when it is too late for today. */
  todayMs: number | null
  tomorrowMs: number
  daysMs: number
}

/** Three times that suit most promises, all while the school is open. */
export function contactTimes(nowMs: number, hours: OpeningHours): ContactTimes {
  const todayMs = startOfDay(nowMs)
  return {
    todayMs: laterToday(nowMs, todayMs, hours),
    tomorrowMs: openMorning(todayMs + DAY_MS, hours),
    daysMs: openMorning(todayMs + 3 * DAY_MS, hours),
  }
}

function laterToday(nowMs: number, todayMs: number, hours: OpeningHours): number | null {
  const opening = openingOf(todayMs, hours)
  const atThree = todayMs + TODAY_AT * HOUR_MS
  const inTwoHours = Math.ceil((nowMs + 2 * HOUR_MS) / HOUR_MS) * HOUR_MS
  const wanted = nowMs + HOUR_MS / 2 < atThree ? atThree : inTwoHours
  return opening && wanted <= opening.toMs ? wanted : null
}

/** Ten o'clock on the day, or on the next one that is open. */
function openMorning(dayMs: number, hours: OpeningHours): number {
  for (let day = dayMs; day < dayMs + 14 * DAY_MS; day += DAY_MS) {
    const opening = openingOf(day, hours)
    if (opening) return Math.max(day + MORNING_AT * HOUR_MS, opening.fromMs)
  }
  return dayMs + MORNING_AT * HOUR_MS
}

/** The moment that somebody typed, such as 2026-11-17 and 15.30, or why it cannot be one of a next contact. */
export function typedContact(day: string, typed: string, nowMs: number): { atMs: number } | { problem: TextKey } {
  const time = timeIn(typed)
  const atMs = time === null ? Number.NaN : fromDayAndTime(day, time)
  if (Number.isNaN(atMs)) return { problem: 'again.time.unreadable' }
  return isPast(atMs, nowMs) ? { problem: 'again.time.past' } : { atMs }
}
