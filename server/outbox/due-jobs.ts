import type { QueryCreator } from 'kysely'
import type { Tables } from '../outside/database/tables.ts'
import type { JobKind } from './outbox.ts'

export interface Due<Kind extends JobKind = JobKind> {
  kind: Kind
  nowMs: number
  /** Jobs whose lease ended later are left to their holder. */
  leasesEndedBy: number
}

/** Due and unlocked jobs, by turn, then oldest first. */
export const dueJobs = (queries: QueryCreator<Tables>, { kind, nowMs, leasesEndedBy }: Due) =>
  queries
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', kind)
    .where('done_at_ms', 'is', null)
    .where('dead_at_ms', 'is', null)
    .where('due_at_ms', '<=', nowMs)
    .where('locked_until_ms', '<=', leasesEndedBy)
    .orderBy('turn')
    .orderBy('due_at_ms')
