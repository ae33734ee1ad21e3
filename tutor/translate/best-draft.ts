import type { Draft } from './english-draft.ts'
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
    const cost = draft.cost + doubtIn(draft.clause)
    if (draft.at >= end && (!found || cost < found.cost)) found = { clause: draft.clause, cost }
    if (left <= 0 || (found && found.cost <= FITS)) break
  }
  return found
}
