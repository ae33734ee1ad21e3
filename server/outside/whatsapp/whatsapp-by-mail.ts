import { randomUUID } from 'node:crypto'
import { escapeHtml } from '../../../domain/shared/escape.ts'
import { describeError } from '../../log/log.ts'
import type { MailSender } from '../mail/mail-sender.ts'
import { serviceWords } from '../service-words.ts'
import { WhatsAppRefusal, type WhatsAppSender } from './whatsapp-sender.ts'

/** For a school without the WhatsApp API: its messages to the admin go by mail. */
export const whatsAppByMail = (mail: MailSender, adminEmail: string): WhatsAppSender => ({
  description: 'not set up; leads are mailed to ADMIN_EMAIL (set WHATSAPP_TOKEN to send by WhatsApp)',
  send: async ({ text }) => {
    try {
      await mail.send({ to: adminEmail, subject: firstLine(text), text, html: `<pre>${escapeHtml(text)}</pre>` })
      return { id: randomUUID() }
    } catch (error) {
      throw refusalOf(error)
    }
  },
})

const firstLine = (text: string): string => text.split('\n', 1).join('').slice(0, 100)

/** Without the mail server's own words, which may contain addresses. */
function refusalOf(error: unknown): WhatsAppRefusal {
  const { responseCode = 0 } = error as { responseCode?: number }
  const { name, code } = describeError(error)
  const problem = ['mail:', name, code, responseCode].filter(Boolean).join(' ')
  return new WhatsAppRefusal(problem, { isRetryable: responseCode < 500, words: serviceWords(error) })
}
