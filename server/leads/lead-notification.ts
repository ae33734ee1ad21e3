import { html } from 'hono/html'
import type { Logger } from 'pino'
import { adminMessage } from '../../domain/leads/admin-message.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { Delivery, DeliveryOutcome } from '../outbox/worker.ts'
import type { Database, LeadTable, Queries } from '../outside/database/tables.ts'
import { WhatsAppRefusal, type WhatsAppSender } from '../outside/whatsapp/whatsapp-sender.ts'
import { summaryOf } from './lead-summary.ts'
import { LEADS_PER_MESSAGE, messageOf } from './shared-message.ts'

const PACE_MS = 6000

interface Parts {
  database: Database
  outbox: Outbox
  whatsApp: WhatsAppSender
  log: Logger
  school: string
  adminNumber: string
  /** Gets leads by mail when WhatsApp failed for a day; null if mail is not configured. */
  adminEmail: string | null
}

/** Sends new leads to the school. Waiting leads share a message: WhatsApp accepts one per recipient in six seconds. */
export function leadNotification(parts: Parts): Delivery<'whatsapp.lead'> {
  const { database, outbox, whatsApp, log, school, adminNumber, adminEmail } = parts
  return {
    kind: 'whatsapp.lead',
    batch: LEADS_PER_MESSAGE,
    mayDeliver: (nowMs) => claimSendSlot(database, adminNumber, nowMs),
    deliver: async (jobs) => {
      const leads = await findLeads(
        database.queries,
        jobs.map(({ payload }) => payload.leadId),
      )
      if (leads.length === 0) return { result: 'done' }
      return send(whatsApp, log, { to: adminNumber, ...messageOf(leads, school) })
    },
    onGivenUp: async (queries, { payload }) => {
      const [lead] = await findLeads(queries, [payload.leadId])
      if (!lead || !adminEmail) return
      const text = adminMessage(summaryOf(lead), school)
      await outbox.enqueue(queries, {
        kind: 'mail',
        payload: { to: adminEmail, subject: 'New lead', text, html: String(html`<pre>${text}</pre>`) },
        dedupeKey: `lead-mail:${lead.id}`,
      })
    },
  }
}

async function send(
  whatsApp: WhatsAppSender,
  log: Logger,
  message: Parameters<WhatsAppSender['send']>[0],
): Promise<DeliveryOutcome> {
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

export const findLeads = (queries: Queries, ids: readonly string[]): Promise<LeadTable[]> =>
  queries.selectFrom('leads').selectAll().where('id', 'in', ids).orderBy('created_at_ms').execute()
