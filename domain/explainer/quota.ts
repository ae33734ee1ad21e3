/** Explanations per day and browser. */
export const DAILY_QUOTA = 45
const COUNT_FROM = 10
const WARN_FROM = 5
const DAY_MS = 24 * 60 * 60_000

export interface Quota {
  /** The UTC date that `count` belongs to. */
  date: string
  count: number
  lastReset: number
}

/** Today's record. A record of another day, or one that cannot be parsed, starts from 0. */
export function quotaAt(stored: string | null, nowMs: number): Quota {
  const date = utcDate(nowMs)
  const known = parse(stored)
  return known?.date === date ? known : { date, count: 0, lastReset: nowMs }
}

export const quotaAfterOne = (quota: Quota): Quota => ({ ...quota, count: quota.count + 1 })

export const quotaLeft = ({ count }: Quota): number => Math.max(0, DAILY_QUOTA - count)

export function quotaWarning(left: number): 'exhausted' | 'few' | 'count' | null {
  if (left <= 0) return 'exhausted'
  if (left <= WARN_FROM) return 'few'
  return left <= COUNT_FROM ? 'count' : null
}

export const nextQuotaReset = (nowMs: number): number => (Math.floor(nowMs / DAY_MS) + 1) * DAY_MS

const utcDate = (nowMs: number): string => new Date(nowMs).toISOString().slice(0, 10)

function parse(stored: string | null): Quota | null {
  try {
    const { date, count, lastReset } = JSON.parse(stored ?? '')
    const isWhole = typeof date === 'string' && Number.isInteger(count) && count >= 0 && Number.isFinite(lastReset)
    return isWhole ? { date, count, lastReset } : null
  } catch {
    return null
  }
}
