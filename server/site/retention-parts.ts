import { sql } from 'kysely'
import type { PrivacyFacts } from '../../domain/privacy/privacy-facts.ts'
import { eventRetention } from '../analytics/event-retention.ts'
import { expiredParts } from '../auth/expired-parts.ts'
import { createFollowUp } from '../desk/follow-up.ts'
import { jobRetention } from '../desk/job-retention.ts'
import { leadRetention } from '../leads/lead-retention.ts'
import type { Database } from '../outside/database/tables.ts'
import type { PartCount, RetentionPart } from '../people/delete-old.ts'
import { rowsOlderThan } from '../people/rows-older-than.ts'

export type KeepDays = PrivacyFacts['keepDays']

interface RetentionDeps {
  database: Database
  now: () => number
}

/** All personal data that expires. Roll-ups are kept: they contain no personal data. */
export const retentionParts = (deps: RetentionDeps, keep: KeepDays): RetentionPart[] => {
  const { database } = deps
  const counted = (table: string, column: string, keepDays: number): RetentionPart => ({
    ...rowsOlderThan(database, table, column, keepDays),
    count: (olderThanMs) => countRows(database, table, column, olderThanMs),
  })
  return [
    eventRetention(database, keep.events),
    rowsOlderThan(database, 'analytics_sessions', 'last_seen_at_ms', keep.events),
    rowsOlderThan(database, 'document_opens', 'opened_at_ms', keep.events),
    rowsOlderThan(database, 'explained_words', 'asked_at_ms', keep.events),
    counted('conversations', 'updated_at_ms', keep.transcripts),
    {
      ...leadRetention({ ...deps, followUp: createFollowUp({ ...deps, onWaiting: async () => {} }) }, keep.leads),
      count: (olderThanMs) => countRows(database, 'leads', 'updated_at_ms', olderThanMs),
    },
    rowsOlderThan(database, 'desk_events', 'created_at_ms', keep.leads),
    jobRetention(database),
    counted('mailbox', 'created_at_ms', keep.leads),
    counted('whatsapp_messages', 'created_at_ms', keep.leads),
    counted('data_requests', 'created_at_ms', keep.leads),
    ...expiredParts(database),
  ]
}

async function countRows(
  { queries }: Database,
  table: string,
  column: string,
  olderThanMs: number,
): Promise<PartCount> {
  const time = sql.ref(column)
  const { rows } = await sql<Record<keyof PartCount, unknown>>`
    select count(*) as "all", coalesce(max(${time}), 0) as "newestMs",
      coalesce(sum(case when ${time} < ${olderThanMs} then 1 else 0 end), 0) as "old"
    from ${sql.table(table)}`.execute(queries)
  const [row] = rows
  return { old: Number(row?.old), all: Number(row?.all), newestMs: Number(row?.newestMs) }
}
