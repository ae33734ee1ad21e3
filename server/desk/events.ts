import { randomUUID } from 'node:crypto'
import { PostgresAdapter, sql } from 'kysely'
import type { EventKind } from '../../domain/desk/desk-story-contract.ts'
import type { Queries } from '../outside/database/tables.ts'

/** Other processes listen to it. */
export const DESK_CHANNEL = 'desk_events'
/** Advisory lock key, unique in this database. */
const NEXT_NUMBER = 5_030_004

export interface NewEvent {
  kind: EventKind
  personId: string | null
  actorId: string | null
  data?: object
  atMs: number
}

/**
 * Adds a line to the story of a person and to the audit log, and tells open windows. Near the end of a transaction: until
 * it ends, others wait for their number. So numbers are in the order of commits, and nobody who asks for newer ones misses
 * any.
 */
export async function recordEvent(queries: Queries, event: NewEvent): Promise<{ id: string; seq: number }> {
  const id = randomUUID()
  // A statement of its own: the next one must see what was committed while this one waited.
  if (queries.getExecutor().adapter instanceof PostgresAdapter)
    await sql`select pg_advisory_xact_lock(${sql.lit(NEXT_NUMBER)}), pg_notify(${DESK_CHANNEL}, '')`.execute(queries)
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
  return { id, seq }
}

export async function newestSeq(queries: Queries): Promise<number> {
  const { seq } = await queries
    .selectFrom('desk_events')
    .select((eb) => eb.fn.max<number | null>('seq').as('seq'))
    .executeTakeFirstOrThrow()
  return seq ?? 0
}
