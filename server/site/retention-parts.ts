import { sql } from 'kysely'
import { expiredParts } from '../auth/expired-parts.ts'
import { leadPart } from '../leads/lead-part.ts'
import type { Database } from '../outside/database/tables.ts'
import type { RetentionPart } from '../people/delete-old.ts'
import { lockPeople } from '../people/people-lock.ts'
import type { PersonDeps } from '../people/person-data.ts'

export interface KeepDays {
  events: number
  transcripts: number
  leads: number
}

/** Everything about persons that goes with time. Roll-ups are not among them: they hold nothing of a person. */
export function retentionParts(deps: PersonDeps, keep: KeepDays): RetentionPart[] {
  const { database } = deps
  const byId = (table: string, column: string, keepDays: number): RetentionPart => ({
    name: table,
    keepDays,
    deleteSome: (olderThanMs, atMost) => deleteById(database, table, column, olderThanMs, atMost),
  })
  return [
    { name: 'analytics_events', keepDays: keep.events, deleteSome: (...some) => deleteEvents(database, ...some) },
    byId('analytics_sessions', 'last_seen_at_ms', keep.events),
    byId('conversations', 'updated_at_ms', keep.transcripts),
    { name: 'leads', keepDays: keep.leads, deleteSome: (...some) => deleteLeads(deps, ...some) },
    byId('mailbox', 'created_at_ms', keep.leads),
    byId('whatsapp_messages', 'created_at_ms', keep.leads),
    byId('data_requests', 'created_at_ms', keep.leads),
    ...expiredParts(database),
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

/** Whoever has no lead left is forgotten, too, and so is the duty to tell of it. */
function deleteLeads(deps: PersonDeps, olderThanMs: number, atMost: number): Promise<number> {
  return deps.database.queries.transaction().execute(async (queries) => {
    await lockPeople(deps.database, queries)
    const old = await queries
      .selectFrom('leads')
      .select('id')
      .where('updated_at_ms', '<', olderThanMs)
      .orderBy('updated_at_ms')
      .limit(atMost)
      .execute()
    const leadIds = old.map(({ id }) => id)
    if (leadIds.length === 0) return 0
    const jobs = leadIds.flatMap((id) => [`lead:${id}`, `lead-mail:${id}`])
    await queries.deleteFrom('outbox').where('dedupe_key', 'in', jobs).execute()
    return leadPart(deps).erase(queries, { leadIds, emails: [], phones: [], userIds: [] })
  })
}
