import type { Kysely } from 'kysely'
import type { Language } from '../../../domain/shared/language.ts'

/** Times are epoch milliseconds, flags 0 or 1, JSON and ids text: so every query runs on both engines. */
export interface Tables {
  settings: { key: string; value: string; created_at_ms: number }
  mailbox: { id: string; to_address: string; subject: string; text: string; html: string; created_at_ms: number }
  whatsapp_messages: { id: string; to_number: string; text: string; created_at_ms: number }
  people: { id: string; created_at_ms: number }
  /** Normalised e-mail addresses and phone numbers, each of one person. */
  person_keys: { value: string; person_id: string }
  leads: LeadTable
  auth_user: AuthUserTable
  auth_session: { id: string; userId: string }
  /** Conversations whose visitor took everything back. */
  withdrawn_leads: { idempotency_key: string; withdrawn_at_ms: number }
  /** What the language model said of a word, and until when somebody is asking it just now. */
  word_explanations: { word: string; explanation: string | null; explained_at_ms: number; asked_until_ms: number }
  analytics_sessions: AnalyticsSessionTable
  analytics_events: AnalyticsEventTable
  /** Roll-ups: numbers by day in Jakarta, without anything of a person. */
  analytics_counts: { metric: string; day: string; key: string; value: number }
  /** Daily work that one process does for all. */
  chores: { name: string; done_day: string; locked_until_ms: number }
  outbox: OutboxTable
  outbox_pace: { recipient: string; next_at_ms: number }
  data_requests: DataRequestTable
  conversations: ConversationTable
  chat_messages: ChatMessageTable
  /** Tokens that all processes together spent on a day (UTC). */
  ai_usage: { day: string; tokens: number }
}

export interface ConversationTable {
  id: string
  user_id: string
  language: string
  /** What the tutor wants to be reminded of, as JSON. */
  memory: string
  started_at_ms: number
  updated_at_ms: number
}

export interface ChatMessageTable {
  id: string
  conversation_id: string
  role: 'user' | 'assistant'
  content: string
  /** Who spoke: the visitor, the hosted model or the embedded tutor. */
  speaker: 'visitor' | 'model' | 'tutor'
  created_at_ms: number
}

/** The auth library's own, in its types: a flag is 0 or 1 on SQLite and a boolean on PostgreSQL, a time a text or a Date. */
export interface AuthUserTable {
  id: string
  email: string
  emailVerified: 0 | 1 | boolean
  role: string | null
  banned: 0 | 1 | boolean | null
  createdAt: string | Date
}

export interface LeadTable {
  id: string
  idempotency_key: string
  person_id: string
  kind: string
  status: 'partial' | 'complete'
  name: string | null
  email: string | null
  phone_typed: string | null
  phone: string | null
  city: string | null
  goal: string | null
  /** The other fields, as JSON. */
  details: string
  /** What looked odd, as a JSON list of codes. */
  marks: string
  is_suspect: 0 | 1
  language: string
  /** What was agreed to, in which wording and when, as JSON. */
  consent: string
  conversation_excerpt: string | null
  created_at_ms: number
  updated_at_ms: number
}

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

export interface OutboxTable {
  id: string
  dedupe_key: string
  kind: string
  payload: string
  attempts: number
  due_at_ms: number
  locked_until_ms: number
  locked_by: string | null
  done_at_ms: number | null
  dead_at_ms: number | null
  last_problem: string | null
  /** The service's own id of the message, and what it last told of it. */
  external_id: string | null
  external_status: string | null
  created_at_ms: number
}

/** Nobody's task until the address was confirmed by mail. */
export interface DataRequestTable {
  id: string
  /** Empty once its person was erased. */
  email: string
  kind: 'copy' | 'erasure'
  token_hash: string
  language: Language | null
  created_at_ms: number
  confirmed_at_ms: number | null
  done_at_ms: number | null
}

export type Queries = Kysely<Tables>

/** The site's one store. A transaction is handed on by argument: a query inside one that does not use it is refused. */
export interface Database {
  readonly engine: 'sqlite' | 'postgres'
  /** For the start's report, without secrets. */
  readonly description: string
  readonly queries: Queries
  /** The same store for the sign-in library, which hands no transaction on: queries inside these transactions join them. */
  readonly joinable: Queries
  /** A transaction that does not wait for the disk: a killed process keeps it, a power cut may take the last moments. */
  relaxedTransaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>
  /** Tables for the limits of several processes, or null when one process's memory is enough. */
  readonly sharedPool: import('pg').Pool | null
  close(): Promise<void>
}
