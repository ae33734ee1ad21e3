import { type OpeningHours, openingOf, startOfDay } from '../../../../domain/desk/opening-hours.ts'

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
