import type { Database, LeadTable } from '../outside/database/tables.ts'

const SHOWN = 200

export type LeadList = 'complete' | 'partial' | 'suspect'

/** The newest leads of one kind, for the school's people. */
export function recentLeads(database: Database, list: LeadList): Promise<LeadTable[]> {
  return database.queries
    .selectFrom('leads')
    .selectAll()
    .where('is_suspect', '=', list === 'suspect' ? 1 : 0)
    .$if(list !== 'suspect', (query) => query.where('status', '=', list === 'partial' ? 'partial' : 'complete'))
    .orderBy('created_at_ms', 'desc')
    .limit(SHOWN)
    .execute()
}

/** Notifications that were given up, with the reason. */
export const deadLetters = (database: Database) =>
  database.queries
    .selectFrom('outbox')
    .select(['id', 'kind', 'attempts', 'last_problem', 'created_at_ms', 'dead_at_ms'])
    .where('dead_at_ms', 'is not', null)
    .orderBy('dead_at_ms', 'desc')
    .limit(SHOWN)
    .execute()

/** Gives every dead letter a new day. */
export async function resendDeadLetters(database: Database, nowMs: number): Promise<number> {
  const { numUpdatedRows } = await database.queries
    .updateTable('outbox')
    .set({ dead_at_ms: null, due_at_ms: nowMs, created_at_ms: nowMs, attempts: 0 })
    .where('dead_at_ms', 'is not', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
