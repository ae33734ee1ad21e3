import type { OutboxTable } from '../outside/database/tables/outbox-tables.ts'
import type { Database } from '../outside/database/tables.ts'
import { type Due, dueJobs } from './due-jobs.ts'
import type { JobKind, Payloads } from './outbox.ts'

export interface Job<Kind extends JobKind> {
  id: string
  payload: Payloads[Kind]
  attempts: number
  createdAtMs: number
}

interface Claim {
  worker: string
  limit: number
  leaseMs: number
}

/** Locks due jobs for this worker in one statement. After the lease other workers may claim those of a dead one. */
export async function claimJobs<Kind extends JobKind>(
  database: Database,
  due: Due<Kind>,
  { worker, limit, leaseMs }: Claim,
): Promise<Job<Kind>[]> {
  const rows = await database.queries
    .with('due', (db) =>
      dueJobs(db, due)
        .limit(limit)
        .$if(database.engine === 'postgres', (query) => query.forUpdate().skipLocked()),
    )
    .updateTable('outbox')
    .set((eb) => ({ locked_by: worker, locked_until_ms: due.nowMs + leaseMs, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', (eb) => eb.selectFrom('due').select('id'))
    .returningAll()
    .execute()
  return rows.map((row) => toJob<Kind>(row))
}

export async function extendLease({ queries }: Database, jobs: readonly { id: string }[], untilMs: number) {
  const ids = jobs.map(({ id }) => id)
  await queries.updateTable('outbox').set({ locked_until_ms: untilMs }).where('id', 'in', ids).execute()
}

const toJob = <Kind extends JobKind>(row: OutboxTable): Job<Kind> => ({
  id: row.id,
  payload: JSON.parse(row.payload),
  attempts: row.attempts,
  createdAtMs: row.created_at_ms,
})
