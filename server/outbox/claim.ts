import type { Database, OutboxTable } from '../outside/database/tables.ts'
import { dueJobs } from './due-jobs.ts'
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
  nowMs: number
}

/** Locks due jobs for this worker in one statement. After the lease other workers may claim those of a dead one. */
export async function claimJobs<Kind extends JobKind>(
  database: Database,
  kind: Kind,
  { worker, limit, leaseMs, nowMs }: Claim,
): Promise<Job<Kind>[]> {
  const rows = await database.queries
    .with('due', (db) =>
      dueJobs(db, kind, nowMs)
        .limit(limit)
        .$if(database.engine === 'postgres', (query) => query.forUpdate().skipLocked()),
    )
    .updateTable('outbox')
    .set((eb) => ({ locked_by: worker, locked_until_ms: nowMs + leaseMs, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', (eb) => eb.selectFrom('due').select('id'))
    .returningAll()
    .execute()
  return rows.map((row) => toJob<Kind>(row))
}

const toJob = <Kind extends JobKind>(row: OutboxTable): Job<Kind> => ({
  id: row.id,
  payload: JSON.parse(row.payload),
  attempts: row.attempts,
  createdAtMs: row.created_at_ms,
})
