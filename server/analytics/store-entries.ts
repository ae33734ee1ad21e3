import type { AnalyticsEntry } from '../../domain/analytics/analytics-contract.ts'
import { type AnalyticsSession, advance, beginsSession, type Metric } from '../../domain/analytics/session.ts'
import type { Database, Queries } from '../outside/database/tables.ts'
import { createTally, storeTally } from './counts.ts'
import { inChunks } from './in-chunks.ts'
import { eventRow, sessionOf, sessionRow } from './rows.ts'

/** An event of a session, or a count by the server itself. */
export type Entry = { entry: AnalyticsEntry; atMs: number } | { counted: { day: string; metric: Metric; key: string } }

/** Stores sessions, events and roll-ups in one transaction. Events of unknown sessions are dropped. */
export function storeEntries(database: Database, entries: readonly Entry[]): Promise<void> {
  return database.relaxedTransaction(async (queries) => {
    const tally = createTally()
    const happened = entries.filter((one) => 'entry' in one)
    for (const one of entries) if ('counted' in one) tally.count(one.counted.day, one.counted.metric, one.counted.key)
    const begun = new Set(happened.filter(({ entry }) => beginsSession(entry)).map(({ entry }) => entry.sessionId))
    const sessions = await loadSessions(database, queries, sessionIds(happened), begun)
    const kept = happened.filter(({ entry, atMs }) => {
      const session = advance(sessions.get(entry.sessionId), entry, atMs, tally.count)
      if (session) sessions.set(entry.sessionId, session)
      return session !== undefined
    })
    await storeSessions(queries, [...sessions.values()])
    for (const chunk of inChunks(kept.map(eventRow))) {
      await queries.insertInto('analytics_events').values(chunk).execute()
    }
    await storeTally(queries, tally)
  })
}

const sessionIds = (happened: readonly { entry: AnalyticsEntry }[]): string[] =>
  [...new Set(happened.map(({ entry }) => entry.sessionId))].sort()

/**
 * On PostgreSQL, locks the rows until the transaction ends and inserts placeholders for new sessions: another process
 * may store events of the same session at the same time.
 */
async function loadSessions(
  database: Database,
  queries: Queries,
  ids: readonly string[],
  begun: ReadonlySet<string>,
): Promise<Map<string, AnalyticsSession>> {
  const isShared = database.engine === 'postgres'
  const sessions = new Map<string, AnalyticsSession>()
  for (const chunk of inChunks(ids)) {
    const rows = await queries
      .selectFrom('analytics_sessions')
      .selectAll()
      .where('id', 'in', chunk)
      .orderBy('id')
      .$if(isShared, (query) => query.forUpdate())
      .execute()
    for (const row of rows) sessions.set(row.id, sessionOf(row))
  }
  const unknown = ids.filter((id) => begun.has(id) && !sessions.has(id))
  if (!isShared || unknown.length === 0) return sessions
  const begunElsewhere = await insertPlaceholders(queries, unknown)
  if (begunElsewhere.length === 0) return sessions
  return new Map([...sessions, ...(await loadSessions(database, queries, begunElsewhere, begun))])
}

/** Returns the ids that another process inserted first, after waiting for its transaction. */
async function insertPlaceholders(queries: Queries, ids: readonly string[]): Promise<string[]> {
  const taken = new Set<string>()
  for (const chunk of inChunks(ids)) {
    const rows = await queries
      .insertInto('analytics_sessions')
      .values(chunk.map((id) => ({ ...PLACEHOLDER, id })))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .execute()
    for (const { id } of rows) taken.add(id)
  }
  return ids.filter((id) => !taken.has(id))
}

const PLACEHOLDER = {
  day: '',
  started_at_ms: 0,
  last_seen_at_ms: 0,
  chat_step: 0,
  form_step: 0,
  messages: 0,
  events: 0,
  has_reply: 0,
} as const

async function storeSessions(queries: Queries, sessions: readonly AnalyticsSession[]): Promise<void> {
  const rows = sessions.map(sessionRow).sort((a, b) => (a.id < b.id ? -1 : 1))
  for (const chunk of inChunks(rows)) {
    await queries
      .insertInto('analytics_sessions')
      .values(chunk)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => ({
          user_id: eb.ref('excluded.user_id'),
          day: eb.ref('excluded.day'),
          started_at_ms: eb.ref('excluded.started_at_ms'),
          last_seen_at_ms: eb.ref('excluded.last_seen_at_ms'),
          ended_at_ms: eb.ref('excluded.ended_at_ms'),
          drop_reason: eb.ref('excluded.drop_reason'),
          success: eb.ref('excluded.success'),
          chat_step: eb.ref('excluded.chat_step'),
          form_step: eb.ref('excluded.form_step'),
          messages: eb.ref('excluded.messages'),
          events: eb.ref('excluded.events'),
          first_sent_at_ms: eb.ref('excluded.first_sent_at_ms'),
          has_reply: eb.ref('excluded.has_reply'),
        })),
      )
      .execute()
  }
}
