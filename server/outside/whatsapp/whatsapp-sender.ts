export interface WhatsAppMessage {
  /** Digits only, with the country code. */
  to: string
  /** Free text, allowed if the recipient wrote to us within a day. */
  text: string
  /** The same in one line, for the approved template, which may be sent at any time. */
  line: string
}

interface WhatsAppRefusalOptions {
  isRetryable: boolean
  retryAfterMs?: number | undefined
  words?: string
}

export class WhatsAppRefusal extends Error {
  /** Whether the same message may be accepted later. */
  readonly isRetryable: boolean
  readonly retryAfterMs: number | undefined
  /** What the service itself said: for the school, not for the log. */
  readonly words: string

  constructor(message: string, { isRetryable, retryAfterMs, words = message }: WhatsAppRefusalOptions) {
    super(message)
    this.name = 'WhatsAppRefusal'
    this.isRetryable = isRetryable
    this.retryAfterMs = retryAfterMs
    this.words = words
  }
}

/** Returns the message id. Rejects with a WhatsAppRefusal when the message was not accepted; the caller retries. */
export interface WhatsAppSender {
  /** Printed at start. */
  readonly description: string
  /** Messages are stored for the operator and reach nobody. */
  readonly keepsOnly?: true
  send(message: WhatsAppMessage): Promise<{ id: string }>
}
