import type { Kysely } from 'kysely'

/** Times are epoch milliseconds, flags 0 or 1, JSON and ids text: so every query runs on both engines. */
export interface Tables {
  settings: { key: string; value: string; created_at_ms: number }
  mailbox: { id: string; to_address: string; subject: string; text: string; html: string; created_at_ms: number }
  whatsapp_messages: { id: string; to_number: string; text: string; created_at_ms: number }
  people: { id: string; created_at_ms: number }
  /** Normalised e-mail addresses and phone numbers, each of one person. */
  person_keys: { value: string; person_id: string }
  leads: LeadTable
  /** Conversations whose visitor took everything back. */
  withdrawn_leads: { idempotency_key: string; withdrawn_at_ms: number }
  outbox: OutboxTable
  outbox_pace: { recipient: string; next_at_ms: number }
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

export type Queries = Kysely<Tables>

/** The site's one store. Queries made inside a transaction join it, however deep the call. */
export interface Database {
  readonly engine: 'sqlite' | 'postgres'
  /** For the start's report, without secrets. */
  readonly description: string
  readonly queries: Queries
  /** Tables for the limits of several processes, or null when one process's memory is enough. */
  readonly sharedPool: import('pg').Pool | null
  close(): Promise<void>
}
