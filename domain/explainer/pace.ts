const CALLS = 3
const WINDOW_MS = 60_000

/** The calls of the last minute. Invalid times and times in the future are ignored. */
export function recentCalls(stored: string | null, nowMs: number): number[] {
  try {
    const times: unknown = JSON.parse(stored ?? '')
    if (!Array.isArray(times)) return []
    return times.filter((time) => Number.isFinite(time) && time > nowMs - WINDOW_MS && time <= nowMs).sort()
  } catch {
    return []
  }
}

/** Milliseconds until the next call is allowed; 0 if it is allowed now. */
export function waitBeforeCall(recent: readonly number[], nowMs: number): number {
  const oldestThatCounts = recent.at(-CALLS)
  return oldestThatCounts === undefined ? 0 : Math.max(0, oldestThatCounts + WINDOW_MS - nowMs)
}
