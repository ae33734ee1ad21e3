import type { PersonRow } from '../../domain/desk/desk-people-contract.ts'
import type { DeskPersonTable } from '../outside/database/tables/desk-tables.ts'

/** A stored person as the browser gets it. Claims that are over are left out. */
export const rowOf = (row: DeskPersonTable, nowMs: number): PersonRow => ({
  id: row.person_id,
  version: row.version,
  name: row.name,
  phone: row.phone,
  phoneTyped: row.phone_typed,
  email: row.email,
  city: row.city,
  goal: row.goal,
  program: row.program,
  startDate: row.start_date,
  company: row.company,
  language: row.language,
  kind: row.kind,
  source: row.source,
  submissions: row.submissions,
  isPartial: row.is_partial === 1,
  isSetAside: row.is_set_aside === 1,
  isDemo: row.is_demo === 1,
  wantsNews: row.wants_news === 1,
  excerpt: row.excerpt,
  step: row.step,
  lostReason: row.lost_reason,
  lostWords: row.lost_words,
  ownerId: row.owner_id,
  claim: claimOf(row, nowMs),
  nextContact: row.next_contact_at_ms === null ? null : { atMs: row.next_contact_at_ms, words: row.next_contact_words },
  waitingSinceMs: row.waiting_since_ms,
  answeredAtMs: row.answered_at_ms,
  arrivedAtMs: row.arrived_at_ms,
  newestAtMs: row.newest_at_ms,
  asksIfSame: row.asks_if_same === 1,
})

export function claimOf(
  { claimed_by, claimed_at_ms, claimed_until_ms }: DeskPersonTable,
  nowMs: number,
): PersonRow['claim'] {
  if (!claimed_by || claimed_until_ms === null || claimed_until_ms <= nowMs) return null
  return { byId: claimed_by, atMs: claimed_at_ms ?? nowMs, untilMs: claimed_until_ms }
}
