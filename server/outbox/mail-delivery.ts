import { describeError } from '../log/log.ts'
import type { MailSender } from '../outside/mail/mail-sender.ts'
import type { Delivery } from './delivery.ts'

/** A 5xx response of the mail server is final, every other failure is retried. */
export const mailDelivery = (mail: MailSender): Delivery<'mail'> => ({
  kind: 'mail',
  batch: 1,
  clearsPayload: true,
  deliver: async ([job]) => {
    if (!job) return { result: 'done' }
    try {
      await mail.send(job.payload)
      return { result: 'done' }
    } catch (error) {
      const { responseCode } = error as { responseCode?: number }
      const { name, code } = describeError(error)
      const problem = [name, code, responseCode].filter(Boolean).join(' ')
      return { result: responseCode !== undefined && responseCode >= 500 ? 'refused' : 'retry', problem }
    }
  },
})
