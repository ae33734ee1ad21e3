import { z } from 'zod'
import { settingsGroup } from './group.ts'

export const SAMPLE_SENDER = 'no-reply@langkah.example'
/** 'halo@example.com' or 'Your School <halo@example.com>'. */
const SENDER = /^(?:[^<>\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u

export interface MailSettings {
  mail: { smtpUrl: string | null; from: string; adminEmail: string | null }
}

export const mail = settingsGroup({
  title: 'Mail',
  variables: {
    SMTP_URL: {
      about: `A mail server; without it mails stay in the embedded mailbox, read by the link that the start prints. Ends
        demo mode.`,
      example: 'smtps://user:password@mail.example.com',
      schema: z
        .string()
        .regex(/^smtps?:\/\/\S+$/, 'must look like smtps://user:password@mail.example.com')
        .optional(),
    },
    MAIL_FROM: {
      about: `The sender of mails (${SAMPLE_SENDER}). Set it with SMTP_URL: an address that your mail server may send
        from.`,
      example: 'Langkah <no-reply@example.com>',
      schema: z.string().max(200).regex(SENDER, 'must be an e-mail address, or a name with one').default(SAMPLE_SENDER),
    },
    ADMIN_EMAIL: {
      about: `Gets each lead by mail at once where WHATSAPP_TOKEN is not set, else when WhatsApp failed for a day; needs
        SMTP_URL.`,
      example: 'admin@example.com',
      schema: z.email({ error: 'must be an e-mail address' }).optional(),
    },
  },
  configure: (values): MailSettings => ({
    mail: { smtpUrl: values.SMTP_URL ?? null, from: values.MAIL_FROM, adminEmail: values.ADMIN_EMAIL ?? null },
  }),
})
