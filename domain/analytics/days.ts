/** Western Indonesia keeps one time all year. */
const JAKARTA_OFFSET_MS = 7 * 60 * 60_000
export const DAY_MS = 24 * 60 * 60_000

/** The day in Jakarta, such as 2026-11-15. */
export const jakartaDay = (atMs: number): string => new Date(atMs + JAKARTA_OFFSET_MS).toISOString().slice(0, 10)

/** Every day from the first to the last, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) days.push(new Date(at).toISOString().slice(0, 10))
  return days
}
