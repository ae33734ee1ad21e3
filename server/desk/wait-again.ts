import type { DeskPersonTable } from '../outside/database/tables/desk-tables.ts'
import type { Queries } from '../outside/database/tables.ts'
import type { Answered } from './answer-waiting.ts'
import type { UndoData } from './change-person.ts'

/** Nobody has answered after all: the wait that was stopped last goes on, and its answer is not counted. */
export async function waitAgain(queries: Queries, row: DeskPersonTable, nowMs: number): Promise<Answered> {
  if (row.waiting_since_ms !== null) return { set: {}, counts: [] }
  const stopped = await lastStopped(queries, row.person_id)
  if (!stopped) return { set: { waiting_since_ms: nowMs }, counts: [] }
  const { sinceMs, before, counts = [] } = stopped
  return {
    // The wait may have been that of somebody from whom the person was separated since.
    set: { waiting_since_ms: Math.max(sinceMs, row.arrived_at_ms), answered_at_ms: before.answered_at_ms ?? null },
    counts: counts
      .filter(({ metric }) => metric === 'answer_time' || metric === 'answer_level')
      .map((count) => ({ ...count, by: -count.by })),
  }
}

async function lastStopped(queries: Queries, personId: string) {
  const events = await queries
    .selectFrom('desk_events')
    .select('data')
    .where('person_id', '=', personId)
    .where('kind', 'in', ['step', 'added'])
    .orderBy('seq', 'desc')
    .execute()
  for (const { data } of events) {
    const { undo, isUndone } = JSON.parse(data) as { undo?: UndoData; isUndone?: boolean }
    const sinceMs = undo?.before?.waiting_since_ms
    if (undo?.before && typeof sinceMs === 'number' && !isUndone)
      return { sinceMs, before: undo.before, counts: undo.counts }
  }
  return null
}
