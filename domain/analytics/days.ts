/** Western Indonesia has no daylight saving time. */
const JAKARTA_OFFSET_MS = 7 * 60 * 60_000
export const DAY_MS = 24 * 60 * 60_000

/** Such as 2026-11-15. */
export const jakartaDay = (atMs: number): string => new Date(atMs + JAKARTA_OFFSET_MS).toISOString().slice(0, 10)

/** Both ends included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) days.push(new Date(at).toISOString().slice(0, 10))
  return days
}
