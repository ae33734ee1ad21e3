export interface AnalyticsSessionTable {
  id: string
  user_id: string | null
  day: string
  started_at_ms: number
  last_seen_at_ms: number
  ended_at_ms: number | null
  drop_reason: string | null
  success: 0 | 1 | null
  chat_step: number
  form_step: number
  messages: number
  events: number
  first_sent_at_ms: number | null
  has_reply: 0 | 1
}

export interface AnalyticsEventTable {
  session_id: string
  kind: 'interaction' | 'session' | 'step' | 'vitals'
  name: string
  data: string
  success: 0 | 1 | null
  duration_ms: number | null
  created_at_ms: number
}
