import type { EventKind } from '../../domain/desk/desk-story-contract.ts'
import type { Decided } from '../../domain/desk/part-decisions.ts'
import type { DeskPersonTable } from '../outside/database/tables/desk-tables.ts'
import type { StoryLine } from './story-lines.ts'

const STEPS: readonly EventKind[] = ['step', 'added']
const OWNERS: readonly EventKind[] = [...STEPS, 'owner', 'claimed', 'taken_over']
const PLANS: readonly EventKind[] = [...STEPS, 'next_contact']
const ARRIVALS: readonly EventKind[] = [...STEPS, 'arrived', 'joined']
const DETAILS: readonly EventKind[] = ['details', 'is_real', 'kept_apart']

/** The line of the merge that made these submissions part of the person. */
export const mergeOf = (story: readonly StoryLine[], leadIds: readonly string[]): StoryLine | undefined =>
  story.findLast(({ kind, data }) => kind === 'merged' && data.undo?.merge && isSame(data.leadIds ?? [], leadIds))

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id))

/** As before a merge, but for what was decided about both of them since. */
export function asBefore(before: DeskPersonTable, shared: Decided, since: readonly StoryLine[]): Decided {
  const { step, lost_reason, lost_words, answered_at_ms, next_contact_at_ms, next_contact_words } = before
  return {
    ...shared,
    ...(hasNone(since, STEPS) && { step, lost_reason, lost_words, answered_at_ms }),
    ...(hasNone(since, OWNERS) && { owner_id: before.owner_id }),
    ...(hasNone(since, PLANS) && { next_contact_at_ms, next_contact_words }),
    ...(hasNone(since, ARRIVALS) && { waiting_since_ms: before.waiting_since_ms }),
  }
}

export const detailsBefore = (before: DeskPersonTable, since: readonly StoryLine[]): string | undefined =>
  hasNone(since, DETAILS) ? before.decisions : undefined

const hasNone = (lines: readonly StoryLine[], kinds: readonly EventKind[]): boolean =>
  !lines.some(({ kind }) => kinds.includes(kind))
