export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** Hands one mail on. Rejects when it was not accepted: the caller keeps the mail and tries again. */
export interface MailSender {
  /** For the start's report. */
  readonly description: string
  send(mail: Mail): Promise<void>
}
