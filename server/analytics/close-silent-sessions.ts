import { end, SILENCE_ENDS_SESSION_MS } from '../../domain/analytics/session.ts'
import type { Database } from '../outside/database/tables.ts'
import { createTally, storeTally } from './counts.ts'
import { sessionOf } from './rows.ts'

const BATCH_SIZE = 100

/** Ends sessions without events for half an hour, as of their last event. */
export function closeSilentSessions(
  database: Database,
  nowMs: number,
): Promise<{ closed: number; mayBeMore: boolean }> {
  return database.queries.transaction().execute(async (queries) => {
    const rows = await queries
      .selectFrom('analytics_sessions')
      .selectAll()
      .where('ended_at_ms', 'is', null)
      .where('last_seen_at_ms', '<', nowMs - SILENCE_ENDS_SESSION_MS)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .$if(database.engine === 'postgres', (query) => query.forUpdate().skipLocked())
      .execute()
    const tally = createTally()
    for (const row of rows) {
      const session = sessionOf(row)
      end(session, row.last_seen_at_ms, 'timeout', false, tally.count)
      await queries
        .updateTable('analytics_sessions')
        .set({ ended_at_ms: session.endedAtMs, drop_reason: session.dropReason, success: 0 })
        .where('id', '=', row.id)
        .execute()
    }
    await storeTally(queries, tally)
    return { closed: rows.length, mayBeMore: rows.length === BATCH_SIZE }
  })
}
