import type { Kysely } from 'kysely'

/** Times are epoch milliseconds, flags 0 or 1, JSON and ids text: so every query runs on both engines. */
export interface Tables {
  settings: { key: string; value: string; created_at_ms: number }
  mailbox: { id: string; to_address: string; subject: string; text: string; html: string; created_at_ms: number }
  whatsapp_messages: { id: string; to_number: string; text: string; created_at_ms: number }
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
