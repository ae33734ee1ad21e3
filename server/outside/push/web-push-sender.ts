import { type PushDevice, type PushMessage, PushRefusal, type PushSender } from './push-sender.ts'
import { isPushService } from './push-services.ts'
import type { VapidKeys } from './vapid-keys.ts'

interface WebPushSettings {
  /** A mailto: or https: address. */
  subject: string
  keys: VapidKeys
  /** Another push service, such as one of a test. */
  extraOrigin: string | null
}

const TIMEOUT_MS = 10_000
const GONE = [404, 410]
/** Of a service's answer, for people to read. */
const MOST_WORDS = 300

/** The Web Push protocol (RFC 8030, 8188, 8291, 8292). The library is loaded with the first message. */
export function webPushSender({ subject, keys, extraOrigin }: WebPushSettings): PushSender {
  const isService = (endpoint: string) => isPushService(endpoint, extraOrigin)
  const requestOf = async ({ endpoint, p256dh, auth }: PushDevice, { text, ttlS, urgency, topic }: PushMessage) => {
    const { default: webPush } = await import('web-push')
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      TTL: ttlS,
      urgency,
      ...(topic && { topic }),
      vapidDetails: { subject, ...keys },
    })
  }
  return {
    publicKey: keys.publicKey,
    isService,
    send: async (device, message) => {
      if (!isService(device.endpoint)) throw new PushRefusal('not a push service', { isGone: true })
      const { endpoint, headers, body } = await requestOf(device, message)
      const { 'Content-Length': _, ...sent } = headers as Record<string, string>
      // Not the library's own request: it has no end for an answer that never ends.
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: sent,
        body: new Uint8Array(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch((cause: unknown) => {
        throw new PushRefusal(`no answer (${cause instanceof Error ? cause.name : 'error'})`)
      })
      return wordsOrRefusal(response)
    },
  }
}

async function wordsOrRefusal(response: Response): Promise<string> {
  const answer = await response.text().catch(() => '')
  const words = `${response.status} ${answer || response.statusText}`.trim().slice(0, MOST_WORDS)
  if (response.ok) return words
  const retryAfterS = Number(response.headers.get('retry-after'))
  throw new PushRefusal(words, {
    isGone: GONE.includes(response.status),
    ...(retryAfterS > 0 && { retryAfterMs: retryAfterS * 1000 }),
  })
}
