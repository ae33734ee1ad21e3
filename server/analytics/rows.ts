import type { AnalyticsEntry } from '../../domain/analytics/analytics-contract.ts'
import { withoutPersonalData } from '../../domain/analytics/personal-data.ts'
import type { AnalyticsSession } from '../../domain/analytics/session.ts'
import type { AnalyticsEventTable, AnalyticsSessionTable } from '../outside/database/tables/analytics-tables.ts'

export const sessionOf = (row: AnalyticsSessionTable): AnalyticsSession => ({
  id: row.id,
  userId: row.user_id,
  day: row.day,
  startedAtMs: row.started_at_ms,
  lastSeenAtMs: row.last_seen_at_ms,
  endedAtMs: row.ended_at_ms,
  dropReason: row.drop_reason,
  success: row.success === null ? null : row.success === 1,
  chatStep: row.chat_step,
  formStep: row.form_step,
  messages: row.messages,
  events: row.events,
  firstSentAtMs: row.first_sent_at_ms,
  hasReply: row.has_reply === 1,
})

export const sessionRow = (session: AnalyticsSession): AnalyticsSessionTable => ({
  id: session.id,
  user_id: session.userId,
  day: session.day,
  started_at_ms: session.startedAtMs,
  last_seen_at_ms: session.lastSeenAtMs,
  ended_at_ms: session.endedAtMs,
  drop_reason: session.dropReason,
  success: flag(session.success),
  chat_step: session.chatStep,
  form_step: session.formStep,
  messages: session.messages,
  events: session.events,
  first_sent_at_ms: session.firstSentAtMs,
  has_reply: session.hasReply ? 1 : 0,
})

export function eventRow({ entry, atMs }: { entry: AnalyticsEntry; atMs: number }): AnalyticsEventTable {
  const base = { session_id: entry.sessionId, success: null, duration_ms: null, created_at_ms: atMs }
  switch (entry.action) {
    case 'track_interaction': {
      const { eventType, eventData = {}, success, duration } = entry
      return {
        ...base,
        kind: 'interaction',
        name: eventType,
        data: JSON.stringify(withoutPersonalData(eventData)),
        success: flag(success ?? null),
        duration_ms: duration === undefined ? null : Math.round(duration),
      }
    }
    case 'track_journey_step': {
      const { step, data = {}, success } = entry
      return {
        ...base,
        kind: 'step',
        name: step,
        data: JSON.stringify(withoutPersonalData(data)),
        success: flag(success ?? null),
      }
    }
    case 'start_session':
      return {
        ...base,
        kind: 'session',
        name: 'start',
        data: JSON.stringify(withoutPersonalData(entry.userInfo ?? {})),
      }
    case 'end_session':
      return {
        ...base,
        kind: 'session',
        name: 'end',
        data: JSON.stringify({ dropReason: entry.dropReason ?? null }),
        success: flag(entry.success ?? null),
      }
    case 'track_vitals':
      return {
        ...base,
        kind: 'vitals',
        name: entry.device,
        data: JSON.stringify({ page: entry.page, ...entry.vitals }),
      }
  }
}

const flag = (value: boolean | null): 0 | 1 | null => (value === null ? null : value ? 1 : 0)
