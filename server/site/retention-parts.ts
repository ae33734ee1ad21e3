import type { PrivacyFacts } from '../../domain/privacy/privacy-facts.ts'
import { eventRetention } from '../analytics/event-retention.ts'
import { expiredParts } from '../auth/expired-parts.ts'
import { leadRetention } from '../leads/lead-retention.ts'
import type { Database } from '../outside/database/tables.ts'
import type { RetentionPart } from '../people/delete-old.ts'
import { rowsOlderThan } from '../people/rows-older-than.ts'

export type KeepDays = PrivacyFacts['keepDays']

interface RetentionDeps {
  database: Database
  now: () => number
}

/** All personal data that expires. Roll-ups are kept: they contain no personal data. */
export const retentionParts = (deps: RetentionDeps, keep: KeepDays): RetentionPart[] => [
  eventRetention(deps.database, keep.events),
  rowsOlderThan(deps.database, 'analytics_sessions', 'last_seen_at_ms', keep.events),
  rowsOlderThan(deps.database, 'conversations', 'updated_at_ms', keep.transcripts),
  leadRetention(deps, keep.leads),
  rowsOlderThan(deps.database, 'mailbox', 'created_at_ms', keep.leads),
  rowsOlderThan(deps.database, 'whatsapp_messages', 'created_at_ms', keep.leads),
  rowsOlderThan(deps.database, 'data_requests', 'created_at_ms', keep.leads),
  ...expiredParts(deps.database),
]
