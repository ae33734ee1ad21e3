import type { Generated, Kysely } from 'kysely'
import type { Role } from '../../../domain/auth/roles.ts'
import type { EventKind } from '../../../domain/desk/desk-story-contract.ts'
import type { PersonFacts } from '../../../domain/desk/person-facts.ts'
import type { LostReason, Step } from '../../../domain/desk/steps.ts'
import type { Language } from '../../../domain/shared/language.ts'

/** Types that both engines have: times are epoch milliseconds, flags 0 or 1, JSON and ids text. */
export interface Tables {
  settings: { key: string; value: string; created_at_ms: number }
  mailbox: { id: string; to_address: string; subject: string; text: string; html: string; created_at_ms: number }
  whatsapp_messages: { id: string; to_number: string; text: string; created_at_ms: number }
  people: { id: string; created_at_ms: number }
  /** Normalised e-mail addresses and phone numbers; each belongs to one person. */
  person_keys: { value: string; person_id: string }
  leads: LeadTable
  auth_user: AuthUserTable
  /** `userAgent` has browser and system alone. */
  auth_session: {
    id: string
    userId: string
    userAgent: string | null
    createdAt: string | Date
    updatedAt: string | Date
  }
  auth_account: { id: string; userId: string; providerId: string }
  /** A role that waits until the invited person has proved the address by setting a password. */
  auth_invitation: { user_id: string; role: Role; invited_at_ms: number; expires_at_ms: number }
  auth_two_step: TwoStepTable
  auth_recovery_code: { user_id: string; code_hash: string }
  /** The password was right, the code is still missing. */
  auth_pending_sign_in: { id_hash: string; user_id: string; tries: number; expires_at_ms: number }
  /** Keys of leads that were withdrawn or erased. */
  withdrawn_leads: { idempotency_key: string; withdrawn_at_ms: number }
  /** The language model's explanation, and until when a running request locks the word. */
  word_explanations: { word: string; explanation: string | null; explained_at_ms: number; asked_until_ms: number }
  analytics_sessions: AnalyticsSessionTable
  analytics_events: AnalyticsEventTable
  /** Roll-ups by day (Jakarta time), without personal data. */
  analytics_counts: { metric: string; day: string; key: string; value: number }
  /** Daily tasks, each run by one process. */
  chores: { name: string; done_day: string; locked_until_ms: number }
  outbox: OutboxTable
  outbox_pace: { recipient: string; next_at_ms: number }
  data_requests: DataRequestTable
  conversations: ConversationTable
  chat_messages: ChatMessageTable
  /** Tokens used by all processes, by day (UTC). */
  ai_usage: { day: string; tokens: number }
  desk_people: DeskPersonTable
  /** Beginnings of what a person is found by; see domain/desk/search-words.ts. */
  desk_words: { word: string; person_id: string; newest_at_ms: number }
  /** Pairs of people that staff keep apart although they share a contact; both directions are stored. */
  people_apart: { person_id: string; other_id: string }
  desk_notes: DeskNoteTable
  desk_events: DeskEventTable
  desk_settings: DeskSettingTable
  school_versions: SchoolVersionTable
  /** When an account last opened a document. */
  document_opens: { id: string; user_id: string; document: string; opened_at_ms: number }
  /** When a browser last had a word of the dictionary explained. */
  explained_words: { id: string; user_id: string; word: string; asked_at_ms: number }
  /** Photos that were sent to the desk, by a name that begins with their hash. */
  school_photos: { name: string; type: string; base64: string; created_at_ms: number }
  desk_devices: DeskDeviceTable
  /** What a member of the team is told of, as JSON, and the last day (Jakarta time) whose digest they got. */
  desk_choices: { user_id: string; value: string; digest_day: string; updated_at_ms: number }
}

/** A browser that takes notifications for a member of the team: a subscription of the Push API. */
export interface DeskDeviceTable {
  id: string
  user_id: string
  /** Whoever knows it, and the site's key, may send: as secret as a password. */
  endpoint: string
  p256dh: string
  auth: string
  /** Browser and system. */
  name: string
  created_at_ms: number
  told_at_ms: number | null
}

/** How far the school is with a person, and what lists show of them. */
export interface DeskPersonTable extends PersonFacts {
  person_id: string
  /** Counts changes of step, owner, next contact and details. */
  version: number
  changed_by: string | null
  changed_at_ms: number
  step: Step
  lost_reason: LostReason | null
  lost_words: string | null
  owner_id: string | null
  claimed_by: string | null
  claimed_at_ms: number | null
  claimed_until_ms: number | null
  next_contact_at_ms: number | null
  next_contact_words: string | null
  /** Null once somebody has answered. */
  waiting_since_ms: number | null
  answered_at_ms: number | null
  arrived_at_ms: number
  newest_at_ms: number
  submissions: number
  /** What staff decided, as JSON; see domain/desk/person-facts.ts. */
  decisions: string
}

export interface DeskSettingTable {
  key: string
  /** JSON. */
  value: string
  version: Generated<number>
  changed_by: Generated<string | null>
  updated_at_ms: number
}

export interface DeskNoteTable {
  id: string
  /** Chosen by the browser: a note that is sent again is stored once. */
  key: string
  person_id: string
  author_id: string
  text: string
  created_at_ms: number
}

/** Content that was published at the desk. The highest version of a section holds. */
export interface SchoolVersionTable {
  section: string
  version: number
  /** Increases with every version of any section; processes ask for what is newer. */
  seq: number
  /** JSON; null is as the school's files have it. */
  value: string | null
  author_id: string
  created_at_ms: number
}

/** What was done at the desk, and by whom: the story of a person and the audit log. */
export interface DeskEventTable {
  id: string
  /** Increases with every event; browsers ask for what is newer. */
  seq: number
  person_id: string | null
  /** Null for what happens by itself. */
  actor_id: string | null
  kind: EventKind
  /** JSON. */
  data: string
  created_at_ms: number
}

export interface ConversationTable {
  id: string
  user_id: string
  language: string
  /** The tutor's memory of the conversation, as JSON. */
  memory: string
  started_at_ms: number
  updated_at_ms: number
}

export interface ChatMessageTable {
  id: string
  conversation_id: string
  role: 'user' | 'assistant'
  content: string
  /** 'model' is the hosted language model, 'tutor' the embedded one. */
  speaker: 'visitor' | 'model' | 'tutor'
  created_at_ms: number
  /** How the tutor understood the message that a reply answers, as JSON. */
  trace: string | null
}

/** The auth library's table and types: on SQLite flags are 0 or 1 and times text, on PostgreSQL booleans and Dates. */
export interface AuthUserTable {
  id: string
  name: string
  email: string
  emailVerified: 0 | 1 | boolean
  role: string | null
  banned: 0 | 1 | boolean | null
  createdAt: string | Date
}

export interface TwoStepTable {
  user_id: string
  /** Encrypted. */
  secret: string
  /** The 30 seconds whose code was used last: a code works once. */
  last_step: number
  /** Renewed to forget trusted devices. */
  device_key: string
  created_at_ms: number
  /** Null until the first code proved that the app has the secret. */
  confirmed_at_ms: number | null
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
  /** Codes of odd values and bot signs, as a JSON list. */
  marks: string
  is_suspect: 0 | 1
  language: string
  /** Scope, wording version and time of the consent, as JSON. */
  consent: string
  conversation_excerpt: string | null
  /** A keyed hash of the client's address that changes daily. */
  source: string | null
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
  /** The message id and last status at the external service. */
  external_id: string | null
  external_status: string | null
  created_at_ms: number
  /** Of due jobs the lowest turn is first. */
  turn: number
}

/** Staff see a request only after it was confirmed by mail. */
export interface DataRequestTable {
  id: string
  /** Empty after the erasure of the person. */
  email: string
  kind: 'copy' | 'erasure'
  token_hash: string
  language: Language | null
  created_at_ms: number
  confirmed_at_ms: number | null
  done_at_ms: number | null
}

export type Queries = Kysely<Tables>

/** Transactions are passed as arguments: a query inside a transaction that does not use it is refused. */
export interface Database {
  readonly engine: 'sqlite' | 'postgres'
  /** Printed at start, without secrets. */
  readonly description: string
  readonly queries: Queries
  /** For the sign-in library, which passes no transaction on: queries inside these transactions join them. */
  readonly joinable: Queries
  /** Does not wait for the disk (synchronous=normal): survives a killed process, but maybe not a power cut. */
  relaxedTransaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>
  /** For rate limits shared by several processes; null on SQLite, where they are in memory. */
  readonly sharedPool: import('pg').Pool | null
  close(): Promise<void>
}
