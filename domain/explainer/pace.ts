const CALLS = 3
const WINDOW_MS = 60_000

/** The calls of the last minute. Times that are broken, or from a clock that was wrong, do not count. */
export function recentCalls(stored: string | null, nowMs: number): number[] {
  try {
    const times: unknown = JSON.parse(stored ?? '')
    if (!Array.isArray(times)) return []
    return times.filter((time) => Number.isFinite(time) && time > nowMs - WINDOW_MS && time <= nowMs).sort()
  } catch {
    return []
  }
}

/** How long to wait until the next call is allowed; 0 when it is. */
export function waitBeforeCall(recent: readonly number[], nowMs: number): number {
  const oldestThatCounts = recent.at(-CALLS)
  return oldestThatCounts === undefined ? 0 : Math.max(0, oldestThatCounts + WINDOW_MS - nowMs)
}
