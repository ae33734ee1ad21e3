/** Western Indonesia has no daylight saving time. */
const JAKARTA_OFFSET_MS = 7 * 60 * 60_000
export const DAY_MS = 24 * 60 * 60_000

/** Such as 2026-11-15. */
export const jakartaDay = (atMs: number): string => new Date(atMs + JAKARTA_OFFSET_MS).toISOString().slice(0, 10)

const DEFAULT_DAYS = 30
const MAX_DAYS = 400

export interface Period {
  from: string
  to: string
}

/** Thirty days until today, or until the day that is given. */
export const lastDays = (nowMs: number, to = jakartaDay(nowMs)): Period => ({
  from: jakartaDay(Date.parse(to) - (DEFAULT_DAYS - 1) * DAY_MS),
  to,
})

/** The last days where an end is not asked for; null if the ends are reversed or too far apart. */
export function askedPeriod(asked: { [End in keyof Period]?: string | undefined }, nowMs: number): Period | null {
  const last = lastDays(nowMs, asked.to)
  const { from = last.from } = asked
  const days = (Date.parse(last.to) - Date.parse(from)) / DAY_MS + 1
  return days >= 1 && days <= MAX_DAYS ? { from, to: last.to } : null
}

/** Both ends included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) days.push(new Date(at).toISOString().slice(0, 10))
  return days
}
