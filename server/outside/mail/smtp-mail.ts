import type { Transporter } from 'nodemailer'
import type { MailSender } from './mail-sender.ts'

/** The library is loaded with the first mail. */
export function smtpMail(smtpUrl: string, from: string): MailSender {
  let transporter: Promise<Transporter> | null = null
  const connect = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 })
  }
  return {
    description: `SMTP at ${URL.parse(smtpUrl)?.host ?? 'the given address'}`,
    send: async ({ to, subject, text, html }) => {
      transporter ??= connect()
      const { response } = await (await transporter).sendMail({ from, to, subject, text, html })
      return response ?? ''
    },
  }
}
