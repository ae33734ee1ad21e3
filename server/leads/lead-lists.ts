import type { LeadTable } from '../outside/database/tables/lead-tables.ts'
import type { OutboxTable } from '../outside/database/tables/outbox-tables.ts'
import type { Database } from '../outside/database/tables.ts'
import { findLeads } from './lead-notification.ts'

const MAX_ROWS = 200

export type LeadList = 'complete' | 'partial' | 'suspect'

export function recentLeads(database: Database, list: LeadList): Promise<LeadTable[]> {
  return database.queries
    .selectFrom('leads')
    .selectAll()
    .where('is_suspect', '=', list === 'suspect' ? 1 : 0)
    .$if(list !== 'suspect', (query) => query.where('status', '=', list === 'partial' ? 'partial' : 'complete'))
    .orderBy('created_at_ms', 'desc')
    .limit(MAX_ROWS)
    .execute()
}

export interface DeadLetter extends Pick<OutboxTable, 'id' | 'kind' | 'attempts' | 'last_problem' | 'dead_at_ms'> {
  /** The lead of a failed notification; null for a mail, or if it was erased since. */
  lead: LeadTable | null
  /** The recipient of a mail. */
  to: string | null
}

/** Notifications and mails that were given up. */
export async function deadLetters({ queries }: Database): Promise<DeadLetter[]> {
  const jobs = await queries
    .selectFrom('outbox')
    .select(['id', 'kind', 'payload', 'attempts', 'last_problem', 'dead_at_ms'])
    .where('dead_at_ms', 'is not', null)
    .orderBy('dead_at_ms', 'desc')
    .limit(MAX_ROWS)
    .execute()
  const letters = jobs.map(({ payload, ...job }) => ({ ...job, ...(JSON.parse(payload) as About) }))
  const ids = letters.flatMap(({ leadId }) => leadId ?? [])
  const leads = new Map(ids.length === 0 ? [] : (await findLeads(queries, ids)).map((lead) => [lead.id, lead]))
  return letters.map(({ id, kind, attempts, last_problem, dead_at_ms, leadId, to }) => ({
    id,
    kind,
    attempts,
    last_problem,
    dead_at_ms,
    lead: (leadId && leads.get(leadId)) || null,
    to: to ?? null,
  }))
}

interface About {
  leadId?: string
  to?: string
}

/** Resets all dead letters, so that they are tried for another day. */
export async function resendDeadLetters(database: Database, nowMs: number): Promise<number> {
  const { numUpdatedRows } = await database.queries
    .updateTable('outbox')
    .set({ dead_at_ms: null, due_at_ms: nowMs, created_at_ms: nowMs, attempts: 0 })
    .where('dead_at_ms', 'is not', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
