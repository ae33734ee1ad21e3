import { randomUUID } from 'node:crypto'
import type { Language } from '../../domain/shared/language.ts'
import type { Queries } from '../outside/database/tables.ts'
import type { Mail } from '../outside/mail/mail-sender.ts'

/** Everything that the site tells others, by kind. */
export interface Payloads {
  'whatsapp.lead': { leadId: string }
  /** A wish for a reset link, whether there is such an account or not. */
  'account.reset': { email: string; language: Language }
  /** Forgotten once it was sent: a mail may hold a code or a link that lets somebody in. */
  mail: Mail
}
export type JobKind = keyof Payloads

export interface NewJob<Kind extends JobKind> {
  kind: Kind
  payload: Payloads[Kind]
  /** A job with the same key is the same job: it is kept once. Without a key each is its own. */
  dedupeKey?: string
}

export interface Outbox {
  /**
   * Keeps a job until it is done, in the given transaction, and lets the worker know.
   * A mail: `outbox.enqueue(transaction, { kind: 'mail', payload: { to, subject, text, html } })`.
   */
  enqueue<Kind extends JobKind>(queries: Queries, job: NewJob<Kind>): Promise<void>
  /** Calls the listener soon after something was kept. */
  onWork(listener: () => void): void
}

/** Long enough for the transaction around a job to end, and for jobs that come together to be seen together. */
const NOTIFY_DELAY_MS = 50

export function createOutbox(now: () => number): Outbox {
  let listener: (() => void) | null = null
  let timer: NodeJS.Timeout | null = null
  const notifySoon = () => {
    if (!listener || timer) return
    timer = setTimeout(() => {
      timer = null
      listener?.()
    }, NOTIFY_DELAY_MS)
    timer.unref()
  }
  return {
    enqueue: async (queries, { kind, payload, dedupeKey }) => {
      const id = randomUUID()
      await queries
        .insertInto('outbox')
        .values({
          id,
          dedupe_key: dedupeKey ?? id,
          kind,
          payload: JSON.stringify(payload),
          attempts: 0,
          due_at_ms: now(),
          locked_until_ms: 0,
          created_at_ms: now(),
        })
        .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
        .execute()
      notifySoon()
    },
    onWork: (next) => {
      listener = next
    },
  }
}
