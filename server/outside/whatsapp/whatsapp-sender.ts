export interface WhatsAppMessage {
  /** Digits only, with the country code. */
  to: string
  /** Free text, for when the recipient wrote to us within a day. */
  text: string
  /** The same in one line, for the approved template that may be sent at any time. */
  line: string
}

/** Why the service did not take a message. */
export class WhatsAppRefusal extends Error {
  /** Whether the same message may be taken later. */
  readonly isRetryable: boolean
  readonly retryAfterMs: number | undefined

  constructor(
    message: string,
    { isRetryable, retryAfterMs }: { isRetryable: boolean; retryAfterMs?: number | undefined },
  ) {
    super(message)
    this.name = 'WhatsAppRefusal'
    this.isRetryable = isRetryable
    this.retryAfterMs = retryAfterMs
  }
}

/** Sends one message and gives its id. Rejects with a WhatsAppRefusal when it was not taken: the caller keeps it. */
export interface WhatsAppSender {
  /** For the start's report. */
  readonly description: string
  send(message: WhatsAppMessage): Promise<{ id: string }>
}
