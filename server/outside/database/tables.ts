import type { Kysely } from 'kysely'
import type { Role } from '../../../domain/auth/roles.ts'
import type { AuthUserTable, TwoStepTable } from './tables/account-tables.ts'
import type { AnalyticsEventTable, AnalyticsSessionTable } from './tables/analytics-tables.ts'
import type { ChatMessageTable, ConversationTable } from './tables/chat-tables.ts'
import type {
  DeskDeviceTable,
  DeskEventTable,
  DeskNoteTable,
  DeskPersonTable,
  DeskSettingTable,
  SchoolVersionTable,
} from './tables/desk-tables.ts'
import type { DataRequestTable, LeadTable } from './tables/lead-tables.ts'
import type { OutboxTable } from './tables/outbox-tables.ts'

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
