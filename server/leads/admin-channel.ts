import { html } from 'hono/html'
import type { Logger } from 'pino'
import type { DeliveryOutcome } from '../outbox/delivery.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { Database, Queries } from '../outside/database/tables.ts'
import { type WhatsAppMessage, WhatsAppRefusal, type WhatsAppSender } from '../outside/whatsapp/whatsapp-sender.ts'

/** WhatsApp accepts one message per recipient in six seconds. */
const PACE_MS = 6000

export interface AdminChannelParts {
  database: Database
  outbox: Outbox
  whatsApp: WhatsAppSender
  log: Logger
  school: string
  adminNumber: string
  /** Gets by mail what WhatsApp did not take for a day; null if mail is not configured. */
  adminEmail: string | null
}

export interface AdminChannel {
  maySend(nowMs: number): Promise<boolean>
  send(message: Omit<WhatsAppMessage, 'to'>): Promise<DeliveryOutcome>
  mail(queries: Queries, mail: { subject: string; text: string; dedupeKey: string }): Promise<void>
}

/** Messages to the school: by WhatsApp at its pace, by mail when that failed. */
export const adminChannel = (parts: AdminChannelParts): AdminChannel => {
  const { database, outbox, whatsApp, log, adminNumber, adminEmail } = parts
  return {
    maySend: (nowMs) => claimSendSlot(database, adminNumber, nowMs),
    send: (message) => send(whatsApp, log, { to: adminNumber, ...message }),
    mail: async (queries, { subject, text, dedupeKey }) => {
      if (!adminEmail) return
      const payload = { to: adminEmail, subject, text, html: String(html`<pre>${text}</pre>`) }
      await outbox.enqueue(queries, { kind: 'mail', payload, dedupeKey })
    },
  }
}

async function send(whatsApp: WhatsAppSender, log: Logger, message: WhatsAppMessage): Promise<DeliveryOutcome> {
  try {
    const { id } = await whatsApp.send(message)
    return { result: 'done', externalId: id }
  } catch (error) {
    if (!(error instanceof WhatsAppRefusal)) throw error
    log.error(`Failed to send WhatsApp notification: ${error.message}`)
    if (!error.isRetryable) return { result: 'refused', problem: error.message }
    return { result: 'retry', problem: error.message, ...(error.retryAfterMs && { afterMs: error.retryAfterMs }) }
  }
}

/** Atomic: of several processes only one gets the next slot. */
async function claimSendSlot(database: Database, recipient: string, nowMs: number): Promise<boolean> {
  await database.queries
    .insertInto('outbox_pace')
    .values({ recipient, next_at_ms: 0 })
    .onConflict((conflict) => conflict.column('recipient').doNothing())
    .execute()
  const { numUpdatedRows } = await database.queries
    .updateTable('outbox_pace')
    .set({ next_at_ms: nowMs + PACE_MS })
    .where('recipient', '=', recipient)
    .where('next_at_ms', '<=', nowMs)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
