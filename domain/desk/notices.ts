import { type OpeningHours, sinceMidnightMs, startOfDay } from './opening-hours.ts'
import { isOpen, nextOpening } from './timer.ts'

/** What somebody of the team is to be told. Ids and times only: the words are made when it is sent. */
export type Notice =
  /** Nobody has answered yet; the first round is the arrival itself. */
  | { what: 'waiting'; personId: string; sinceMs: number; round: number }
  /** A contact that was promised. */
  | { what: 'due'; personId: string; atMs: number }
  /** Everything that waited for the end of a member's quiet time, as one. */
  | { what: 'collected'; userId: string; atMs: number }

/** The same for every attempt to send it, so that it is sent once. */
export function noticeKey(notice: Notice): string {
  if (notice.what === 'collected') return `collected:${notice.userId}:${notice.atMs}`
  if (notice.what === 'due') return `due:${notice.personId}:${notice.atMs}`
  return `waiting:${notice.personId}:${notice.sinceMs}:${notice.round}`
}

/** Before a contact that was promised. */
export const DUE_AHEAD_MS = 10 * 60_000

export interface Escalation {
  /** In opening hours, until the next round. */
  afterMin: number
  /** Members of the team, told one after the other before everybody is. */
  order: readonly string[]
}

export const DEFAULT_ESCALATION: Escalation = { afterMin: 5, order: [] }

/** Whom each round tells. Without an order everybody is told at once, and once more. */
export function roundsOf(order: readonly string[], team: readonly string[]): readonly (readonly string[])[] {
  const single = order.filter((id) => team.includes(id)).map((id) => [id])
  return single.length > 0 ? [...single, team] : [team, team]
}

export interface QuietTime {
  /** Of the day, such as 21:00 and 07:00; over midnight if it ends before it begins. */
  quiet: { from: string; to: string } | null
  quietOutsideHours: boolean
}

const DAY_MS = 24 * 60 * 60_000
/** Quiet times and closing times that follow each other. */
const MOST_PAUSES = 10

/** The first moment from `atMs` on that is not quiet; null if there is none within weeks. */
export function tellableAt(atMs: number, { quiet, quietOutsideHours }: QuietTime, hours: OpeningHours): number | null {
  let momentMs: number | null = atMs
  for (let pause = 0; pause < MOST_PAUSES && momentMs !== null; pause++) {
    const beforeMs: number = momentMs
    momentMs = quiet ? endOfQuiet(momentMs, quiet) : momentMs
    if (quietOutsideHours && !isOpen(momentMs, hours)) momentMs = nextOpening(momentMs, hours)
    if (momentMs === beforeMs) return momentMs
  }
  return null
}

/** The moment itself if it is not quiet. */
function endOfQuiet(atMs: number, { from, to }: NonNullable<QuietTime['quiet']>): number {
  const [fromMs, toMs] = [sinceMidnightMs(from), sinceMidnightMs(to)]
  const dayMs = startOfDay(atMs)
  const timeMs = atMs - dayMs
  if (fromMs <= toMs) return fromMs <= timeMs && timeMs < toMs ? dayMs + toMs : atMs
  if (timeMs < toMs) return dayMs + toMs
  return timeMs >= fromMs ? dayMs + DAY_MS + toMs : atMs
}
