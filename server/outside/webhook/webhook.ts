import { createHmac } from 'node:crypto'

export interface WebhookSettings {
  url: string
  secret: string
}

/** Why the receiver did not take a message. */
export class WebhookRefusal extends Error {
  /** The receiver wants no more of them. */
  readonly isFinal: boolean

  constructor(message: string, { isFinal }: { isFinal: boolean }) {
    super(message)
    this.isFinal = isFinal
  }
}

/** Another system that follows what happens. Resolves with its answer, rejects with a WebhookRefusal. */
export interface Webhook {
  send(message: { id: string; body: object; atMs: number }): Promise<string>
}

const TIMEOUT_MS = 10_000
const GONE = 410

/** Signed as standardwebhooks.com describes it: receivers need no code of ours to check it. */
export const signedWebhook = ({ url, secret }: WebhookSettings): Webhook => ({
  send: async ({ id, body, atMs }) => {
    const text = JSON.stringify(body)
    const timestamp = String(Math.floor(atMs / 1000))
    const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${text}`).digest('base64')
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${signature}`,
      },
      body: text,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new WebhookRefusal(`no answer (${cause instanceof Error ? cause.name : 'error'})`, { isFinal: false })
    })
    await response.body?.cancel()
    if (!response.ok) throw new WebhookRefusal(`status ${response.status}`, { isFinal: response.status === GONE })
    return `status ${response.status}`
  },
})
