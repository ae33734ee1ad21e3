import { type OpeningHours, openingOf, startOfDay } from './opening-hours.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Beyond it nobody counts minutes any more; it also bounds the work. */
const LONGEST_DAYS = 400

/** Where the colour changes, in minutes. */
export const WAIT_LEVELS = [
  { level: 'fresh', belowMin: 5 },
  { level: 'soon', belowMin: 30 },
  { level: 'late', belowMin: 120 },
  { level: 'overdue', belowMin: Number.POSITIVE_INFINITY },
] as const
export type WaitLevel = (typeof WAIT_LEVELS)[number]['level']

export type Timer =
  | { state: 'none' }
  | { state: 'waiting'; minutes: number; level: WaitLevel }
  /** The school is closed. `minutes` were waited before; `opensAtMs` is null if it does not open within weeks. */
  | { state: 'resting'; minutes: number; opensAtMs: number | null }

/** The time between two moments in which the school was open. */
export function openTimeMs(fromMs: number, toMs: number, hours: OpeningHours): number {
  const lastDayMs = startOfDay(toMs)
  let total = 0
  for (
    let dayMs = Math.max(startOfDay(fromMs), lastDayMs - LONGEST_DAYS * DAY_MS);
    dayMs <= lastDayMs;
    dayMs += DAY_MS
  ) {
    const opening = openingOf(dayMs, hours)
    if (!opening) continue
    total += Math.max(0, Math.min(toMs, opening.toMs) - Math.max(fromMs, opening.fromMs))
  }
  return total
}

export function timerOf(waitingSinceMs: number | null, nowMs: number, hours: OpeningHours): Timer {
  if (waitingSinceMs === null) return { state: 'none' }
  const minutes = Math.floor(openTimeMs(waitingSinceMs, nowMs, hours) / MINUTE_MS)
  if (!isOpen(nowMs, hours)) return { state: 'resting', minutes, opensAtMs: nextOpening(nowMs, hours) }
  return { state: 'waiting', minutes, level: levelOf(minutes) }
}

export const levelOf = (minutes: number): WaitLevel =>
  WAIT_LEVELS.find(({ belowMin }) => minutes < belowMin)?.level ?? 'overdue'

export const isOpen = (atMs: number, hours: OpeningHours): boolean => closesAt(atMs, hours) !== null

/** When the school closes today; null if it is closed now. */
export function closesAt(atMs: number, hours: OpeningHours): number | null {
  const opening = openingOf(startOfDay(atMs), hours)
  return opening && opening.fromMs <= atMs && atMs < opening.toMs ? opening.toMs : null
}

/** The next time that the school opens; null if that is more than sixty days away. */
export function nextOpening(atMs: number, hours: OpeningHours): number | null {
  const todayMs = startOfDay(atMs)
  for (let day = 0; day <= 60; day++) {
    const opening = openingOf(todayMs + day * DAY_MS, hours)
    if (opening && opening.fromMs > atMs) return opening.fromMs
  }
  return null
}

/** When the school has been open for so long since, and still is; null if that is more than sixty days away. */
export function afterOpenTime(fromMs: number, openMs: number, hours: OpeningHours): number | null {
  const firstDayMs = startOfDay(fromMs)
  let leftMs = openMs
  for (let day = 0; day <= 60; day++) {
    const opening = openingOf(firstDayMs + day * DAY_MS, hours)
    if (!opening || opening.toMs <= fromMs) continue
    const startMs = Math.max(fromMs, opening.fromMs)
    if (startMs + leftMs < opening.toMs) return startMs + leftMs
    leftMs -= opening.toMs - startMs
  }
  return null
}
