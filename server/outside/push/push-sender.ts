/** A browser's subscription. */
export interface PushDevice {
  endpoint: string
  p256dh: string
  auth: string
}

export interface PushMessage {
  /** At most 3 KB: services take 4 KB, encrypted. */
  text: string
  /** How long the service keeps it for a device that is off. */
  ttlS: number
  /** 'high' wakes a phone that sleeps. */
  urgency: 'normal' | 'high'
  /** Takes the place of a message of the same topic that is not delivered yet. Letters, digits, - and _; at most 32. */
  topic?: string
}

/** Why a push service did not take a message. Its message has the service's own words. */
export class PushRefusal extends Error {
  /** The subscription is over and will never be again. */
  readonly isGone: boolean
  readonly retryAfterMs: number | undefined

  constructor(message: string, { isGone = false, retryAfterMs }: { isGone?: boolean; retryAfterMs?: number } = {}) {
    super(message)
    this.name = 'PushRefusal'
    this.isGone = isGone
    this.retryAfterMs = retryAfterMs
  }
}

/** Sends to devices through the services of their browsers. */
export interface PushSender {
  /** Browsers bind a subscription to it. */
  readonly publicKey: string
  /** Whether the address is one of a push service. Nothing is sent anywhere else. */
  isService(endpoint: string): boolean
  /** Resolves with the service's own words. Rejects with a PushRefusal. */
  send(device: PushDevice, message: PushMessage): Promise<string>
}
