import { randomUUID } from 'node:crypto'
import type { Database } from '../database/tables.ts'
import type { MailSender } from './mail-sender.ts'

/** Stores mails in the database, where the operator can read them. */
export const embeddedMailbox = (database: Database, now: () => number): MailSender => ({
  description: 'embedded mailbox (set SMTP_URL to send for real)',
  keepsOnly: true,
  send: async (mail) => {
    await database.queries
      .insertInto('mailbox')
      .values({
        id: randomUUID(),
        to_address: mail.to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        created_at_ms: now(),
      })
      .execute()
    return 'kept in the embedded mailbox'
  },
})
