export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** Resolves with the mail server's own words. Rejects when the mail was not accepted; the caller retries. */
export interface MailSender {
  /** Printed at start. */
  readonly description: string
  /** Messages are stored for the operator and reach nobody. */
  readonly keepsOnly?: true
  send(mail: Mail): Promise<string>
}
