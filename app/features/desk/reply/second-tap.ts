/** Somebody who wants to open it again has come back from the other program first. */
const DOUBLE_TAP_MS = 1000

/** Tells the second of two quick taps or keys from the first, by the times of their events. */
export function secondTap(): (atMs: number) => boolean {
  let firstAtMs = Number.NEGATIVE_INFINITY
  return (atMs) => {
    if (atMs - firstAtMs < DOUBLE_TAP_MS) return true
    firstAtMs = atMs
    return false
  }
}
