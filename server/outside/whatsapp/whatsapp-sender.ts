export interface WhatsAppMessage {
  /** Digits only, with the country code. */
  to: string
  text: string
}

/** Sends one message and gives its id. Rejects when it was not accepted: the caller keeps it and tries again. */
export interface WhatsAppSender {
  /** For the start's report. */
  readonly description: string
  send(message: WhatsAppMessage): Promise<{ id: string }>
}
