import { randomUUID } from 'node:crypto'
import type { Notice } from '../../domain/desk/notices.ts'
import type { Language } from '../../domain/shared/language.ts'
import type { Queries } from '../outside/database/tables.ts'
import type { Mail } from '../outside/mail/mail-sender.ts'

/** Payloads by job kind. */
export interface Payloads {
  'whatsapp.lead': { leadId: string }
  /** The number of leads that were set aside within a time. */
  'whatsapp.digest': { fromMs: number; untilMs: number }
  /** A change at the desk, for another system. */
  'desk.webhook': { eventId: string }
  /** Somebody of the team is to be told: whom, and where, is decided when it is due. */
  'desk.notice': Notice
  'desk.push': { deviceId: string; notice: Notice }
  /** A request for a reset link; the account may not exist. */
  'account.reset': { email: string; language: Language }
  /** Somebody guesses at a password; the account may not exist. */
  'account.attacked': { email: string; language: Language }
  /** Cleared after sending: it may contain a code or sign-in link. */
  mail: Mail
}
export type JobKind = keyof Payloads

export interface NewJob<Kind extends JobKind> {
  kind: Kind
  payload: Payloads[Kind]
  /** Of several jobs with the same key only the first is stored. */
  dedupeKey?: string
  /** Now, unless given. */
  dueAtMs?: number
  /** How many jobs of the same source came before: sources take turns, so that none has to wait for all of another. */
  turn?: number
}

export interface Outbox {
  /** Stores a job in the given transaction and wakes the worker. */
  enqueue<Kind extends JobKind>(queries: Queries, job: NewJob<Kind>): Promise<void>
  /** Calls the listener shortly after a job was stored. */
  onWork(listener: () => void): void
}

/** Lets the surrounding transaction commit first, and groups jobs that are enqueued together. */
const NOTIFY_DELAY_MS = 50

export function createOutbox(now: () => number): Outbox {
  const listeners: (() => void)[] = []
  let timer: NodeJS.Timeout | null = null
  const notifySoon = () => {
    if (listeners.length === 0 || timer) return
    timer = setTimeout(() => {
      timer = null
      for (const listener of listeners) listener()
    }, NOTIFY_DELAY_MS)
    timer.unref()
  }
  return {
    enqueue: async (queries, { kind, payload, dedupeKey, dueAtMs = now(), turn = 0 }) => {
      const id = randomUUID()
      await queries
        .insertInto('outbox')
        .values({
          id,
          dedupe_key: dedupeKey ?? id,
          kind,
          payload: JSON.stringify(payload),
          attempts: 0,
          due_at_ms: dueAtMs,
          locked_until_ms: 0,
          created_at_ms: now(),
          turn,
        })
        .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
        .execute()
      notifySoon()
    },
    onWork: (listener) => {
      listeners.push(listener)
    },
  }
}
