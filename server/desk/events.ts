import { randomUUID } from 'node:crypto'
import { PostgresAdapter, sql } from 'kysely'
import type { EventKind } from '../../domain/desk/desk-story-contract.ts'
import type { Queries } from '../outside/database/tables.ts'

/** Other processes listen to it. */
export const DESK_CHANNEL = 'desk_events'

export interface NewEvent {
  kind: EventKind
  personId: string | null
  actorId: string | null
  data?: object
  atMs: number
}

/**
 * Adds a line to the story of a person and to the audit log, and tells open windows. Only inside a transaction that has
 * locked people: numbers are given in the order of commits, so that nobody who asks for newer ones misses any.
 */
export async function recordEvent(queries: Queries, event: NewEvent): Promise<{ id: string; seq: number }> {
  const id = randomUUID()
  const { seq } = await queries
    .insertInto('desk_events')
    .values({
      id,
      seq: sql<number>`(select coalesce(max(seq), 0) + 1 from desk_events)`,
      person_id: event.personId,
      actor_id: event.actorId,
      kind: event.kind,
      data: JSON.stringify(event.data ?? {}),
      created_at_ms: event.atMs,
    })
    .returning('seq')
    .executeTakeFirstOrThrow()
  if (queries.getExecutor().adapter instanceof PostgresAdapter)
    await sql`select pg_notify(${DESK_CHANNEL}, '')`.execute(queries)
  return { id, seq }
}

export async function newestSeq(queries: Queries): Promise<number> {
  const { seq } = await queries
    .selectFrom('desk_events')
    .select((eb) => eb.fn.max<number | null>('seq').as('seq'))
    .executeTakeFirstOrThrow()
  return seq ?? 0
}
