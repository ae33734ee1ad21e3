import { sql } from 'kysely'
import type { Database } from '../outside/database/tables.ts'
import type { RetentionPart } from './retention.ts'

export interface KeepDays {
  events: number
  transcripts: number
  leads: number
}

/** Everything about persons that goes with time. Roll-ups are not among them: they hold nothing of a person. */
export function retentionParts(database: Database, keep: KeepDays): RetentionPart[] {
  const byId = (table: string, column: string, keepDays: number): RetentionPart => ({
    name: table,
    keepDays,
    deleteSome: (olderThanMs, atMost) => deleteById(database, table, column, olderThanMs, atMost),
  })
  return [
    { name: 'analytics_events', keepDays: keep.events, deleteSome: (...some) => deleteEvents(database, ...some) },
    byId('analytics_sessions', 'last_seen_at_ms', keep.events),
    byId('conversations', 'updated_at_ms', keep.transcripts),
    { name: 'leads', keepDays: keep.leads, deleteSome: (...some) => deleteLeads(database, ...some) },
    byId('mailbox', 'created_at_ms', keep.leads),
    byId('whatsapp_messages', 'created_at_ms', keep.leads),
    byId('data_requests', 'created_at_ms', keep.leads),
  ]
}

async function deleteById({ queries }: Database, table: string, column: string, olderThanMs: number, atMost: number) {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where id in (
      select id from ${sql.table(table)} where ${sql.ref(column)} < ${olderThanMs}
      order by ${sql.ref(column)} limit ${atMost}
    )`.execute(queries)
  return Number(numAffectedRows ?? 0)
}

/** Events have no ids: they go up to the moment of the last of so many. */
async function deleteEvents({ queries }: Database, olderThanMs: number, atMost: number): Promise<number> {
  const last = await queries
    .selectFrom('analytics_events')
    .select('created_at_ms')
    .where('created_at_ms', '<', olderThanMs)
    .orderBy('created_at_ms')
    .limit(1)
    .offset(atMost - 1)
    .executeTakeFirst()
  const { numDeletedRows } = await queries
    .deleteFrom('analytics_events')
    .where('created_at_ms', '<=', last?.created_at_ms ?? olderThanMs - 1)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Whoever has no lead left is forgotten, too. */
function deleteLeads(database: Database, olderThanMs: number, atMost: number): Promise<number> {
  return database.queries.transaction().execute(async (queries) => {
    const deleted = await deleteById(database, 'leads', 'updated_at_ms', olderThanMs, atMost)
    if (deleted > 0) {
      await queries
        .deleteFrom('people')
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('leads').select('leads.id').whereRef('leads.person_id', '=', 'people.id'))),
        )
        .execute()
    }
    return deleted
  })
}
