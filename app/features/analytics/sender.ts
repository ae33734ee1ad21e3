import type { AnalyticsEntry } from '../../../domain/analytics/analytics-contract.ts'
import type { BodyOf } from '../../lib/api-calls.ts'
import { post } from '../../lib/api-client.ts'

const PATH = '/api/analytics/track'
const GATHER_MS = 3000
const MOST_AT_ONCE = 20
const MOST_WAITING = 200

/** Sends events in batches. What cannot be sent is dropped. */
export function createSender(userId: string) {
  let waiting: AnalyticsEntry[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const send = (isLeaving: boolean): void => {
    clearTimeout(timer)
    timer = undefined
    if (!navigator.onLine) return
    while (waiting.length > 0) {
      const events = waiting.slice(0, MOST_AT_ONCE)
      waiting = waiting.slice(MOST_AT_ONCE)
      sendBatch(userId, events, isLeaving)
    }
  }
  addEventListener('online', () => send(false))

  return {
    add: (entry: AnalyticsEntry): void => {
      if (waiting.length < MOST_WAITING) waiting.push(entry)
      if (waiting.length >= MOST_AT_ONCE) send(false)
      else timer ??= setTimeout(send, GATHER_MS, false)
    },
    /** Uses a beacon, which survives the page. */
    sendBeforeLeaving: () => send(true),
  }
}

async function sendBatch(userId: string, events: AnalyticsEntry[], isLeaving: boolean): Promise<void> {
  const batch = { action: 'batch' as const, userId, events }
  if (isLeaving && isBeaconTaken(batch)) return
  const { kind } = await post(PATH, batch, { keepalive: true })
  if (kind !== 'answered') complain(events)
}

const isBeaconTaken = (batch: BodyOf<typeof PATH>): boolean =>
  navigator.sendBeacon?.(PATH, new Blob([JSON.stringify(batch)], { type: 'application/json' })) ?? false

function complain(events: readonly AnalyticsEntry[]): void {
  const isStart = events.some(({ action }) => action === 'start_session')
  console.warn(isStart ? 'Failed to start session' : 'Failed to track interaction')
}
