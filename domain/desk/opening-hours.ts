/** From '08:00' to '20:00' in Jakarta; null on a day without opening. */
export interface OpenDay {
  open: string
  close: string
}

export interface Holiday {
  /** Days such as 2026-12-24, both ends included. */
  from: string
  to: string
  name: string
}

export interface OpeningHours {
  /** Monday first. */
  week: readonly (OpenDay | null)[]
  holidays: readonly Holiday[]
}

const WEEKDAY: OpenDay = { open: '08:00', close: '20:00' }

export const DEFAULT_HOURS: OpeningHours = {
  week: [WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, { open: '08:00', close: '15:00' }, null],
  holidays: [],
}

/** Why nobody could keep to them: a day that closes before it opens, or a holiday that ends before it begins. */
export function hoursProblem({ week, holidays }: OpeningHours): 'day' | 'holiday' | null {
  if (week.some((day) => day && day.open >= day.close)) return 'day'
  return holidays.some(({ from, to }) => to < from) ? 'holiday' : null
}

const HOUR_MS = 60 * 60_000
export const JAKARTA_OFFSET_MS = 7 * HOUR_MS
const DAY_MS = 24 * HOUR_MS

export interface Interval {
  fromMs: number
  toMs: number
}

/** The start of the day in Jakarta that contains the time. */
export const startOfDay = (atMs: number): number =>
  Math.floor((atMs + JAKARTA_OFFSET_MS) / DAY_MS) * DAY_MS - JAKARTA_OFFSET_MS

/** When the school is open on the day that starts at `dayMs`; null if it is closed. */
export function openingOf(dayMs: number, { week, holidays }: OpeningHours): Interval | null {
  const local = new Date(dayMs + JAKARTA_OFFSET_MS)
  const day = local.toISOString().slice(0, 10)
  if (holidays.some(({ from, to }) => from <= day && day <= to)) return null
  const hours = week[(local.getUTCDay() + 6) % 7]
  if (!hours) return null
  const opening = { fromMs: dayMs + sinceMidnightMs(hours.open), toMs: dayMs + sinceMidnightMs(hours.close) }
  return opening.toMs > opening.fromMs ? opening : null
}

/** Of '08:30' and the like. */
export function sinceMidnightMs(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * HOUR_MS + minutes * 60_000
}
