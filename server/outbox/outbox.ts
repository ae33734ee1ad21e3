import { randomUUID } from 'node:crypto'
import type { Language } from '../../domain/shared/language.ts'
import type { Database } from '../outside/database/tables.ts'

/** Everything that the site tells others, by kind. */
export interface Payloads {
  'whatsapp.lead': { leadId: string }
  'account.reset': { email: string; language: Language }
  mail: { to: string; subject: string; text: string; html: string }
}
export type JobKind = keyof Payloads

export interface NewJob<Kind extends JobKind> {
  kind: Kind
  payload: Payloads[Kind]
  /** A job with the same key is the same job: it is kept once. */
  dedupeKey: string
}

export interface Outbox {
  /** Keeps a job until it is done. Inside a transaction it is kept exactly if the rest is. */
  enqueue<Kind extends JobKind>(job: NewJob<Kind>): Promise<void>
  /** Tells the worker of this process that there may be something to do. */
  poke(): void
  onPoke(listener: () => void): void
}

export function createOutbox(database: Database, now: () => number): Outbox {
  let listener = () => {}
  return {
    enqueue: async ({ kind, payload, dedupeKey }) => {
      await database.queries
        .insertInto('outbox')
        .values({
          id: randomUUID(),
          dedupe_key: dedupeKey,
          kind,
          payload: JSON.stringify(payload),
          attempts: 0,
          due_at_ms: now(),
          locked_until_ms: 0,
          created_at_ms: now(),
        })
        .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
        .execute()
    },
    poke: () => listener(),
    onPoke: (next) => {
      listener = next
    },
  }
}
