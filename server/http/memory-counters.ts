interface Counter {
  points: number
  expiresAtMs: number
}

/** Per limit; so many take about two megabytes. */
export const MAX_COUNTERS = 10_000

/**
 * Points by key in fixed windows. A full store forgets expired keys, then the oldest: a flood of new keys costs no more
 * memory, and all windows of a store are equally long, so the oldest is also the first to expire.
 */
export function memoryCounters(durationMs: number, now = () => Date.now()) {
  const counters = new Map<string, Counter>()
  const current = (key: string): Counter | undefined => {
    const counter = counters.get(key)
    return counter && counter.expiresAtMs > now() ? counter : undefined
  }
  return {
    /** Adds to the points of a key; returns them with the time that is left of the window. */
    add: (key: string, points: number): { points: number; leftMs: number } => {
      const counter = current(key) ?? { points: 0, expiresAtMs: now() + durationMs }
      counter.points = Math.max(0, counter.points + points)
      if (counters.get(key) !== counter) {
        counters.delete(key)
        makeRoom(counters, now())
        counters.set(key, counter)
      }
      return { points: counter.points, leftMs: counter.expiresAtMs - now() }
    },
    size: () => counters.size,
  }
}

function makeRoom(counters: Map<string, Counter>, nowMs: number): void {
  for (const [key, { expiresAtMs }] of counters) {
    if (expiresAtMs > nowMs && counters.size < MAX_COUNTERS) return
    counters.delete(key)
  }
}
