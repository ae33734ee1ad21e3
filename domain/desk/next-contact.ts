const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Whether a next contact is before the current minute. */
export const isPast = (atMs: number, nowMs: number): boolean => atMs < nowMs - (nowMs % MINUTE_MS)

/** Whether the server refuses it: changes made offline may arrive a day after they were made. */
export const isTooLate = (atMs: number, nowMs: number): boolean => atMs < nowMs - DAY_MS
