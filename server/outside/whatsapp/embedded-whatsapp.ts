import { randomUUID } from 'node:crypto'
import type { Database } from '../database/tables.ts'
import type { WhatsAppSender } from './whatsapp-sender.ts'

/** Stores messages in the database, where the operator can read them. */
export const embeddedWhatsApp = (database: Database, now: () => number): WhatsAppSender => ({
  description: 'embedded store (messages are kept, not sent; set WHATSAPP_TOKEN to send for real)',
  keepsOnly: true,
  send: async (message) => {
    const id = randomUUID()
    await database.queries
      .insertInto('whatsapp_messages')
      .values({ id, to_number: message.to, text: message.text, created_at_ms: now() })
      .execute()
    return { id }
  },
})
