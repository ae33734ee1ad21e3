import type { Clause } from './clause.ts'
import type { Draft } from './english-draft.ts'
import { PAST } from './english-helpers.ts'
import type { ReadClause } from './indonesian-draft.ts'
import { doubtIn } from './plausible.ts'

const MOST = 900

/** What fits well costs less than nothing (plausible.ts). */
const FITS = -0.3

/** The likeliest draft that reaches the end, of the first ones. */
export function bestOf(drafts: Iterable<Draft>, end: number): ReadClause | null {
  let found: ReadClause | null = null
  let left = MOST
  for (const draft of drafts) {
    left -= 1
    const cost = draft.cost + doubtIn(draft.clause) + doubtOfTime(draft.clause)
    if (draft.at >= end && (!found || cost < found.cost)) found = { clause: draft.clause, cost }
    if (left <= 0 || (found && found.cost <= FITS)) break
  }
  return found
}

const OTHER_TIME = 1

/** 'I'll do it this afternoon' is later, 'I did it this afternoon' was. */
function doubtOfTime({ helpers, moments, mood }: Clause): number {
  const [isPast, isFuture] = ['past', 'future'].map((note) => moments.some(({ notes }) => notes.has(note)))
  const wasDone = helpers.some((one) => one === PAST)
  const isToCome =
    !wasDone &&
    (mood === 'orders' ||
      mood === 'lets' ||
      ['future', 'modal', 'want'].some((note) => helpers.some(({ notes }) => notes.has(note))))
  return (wasDone && isFuture) || (isToCome && isPast) ? OTHER_TIME : 0
}
