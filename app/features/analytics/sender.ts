import type { AnalyticsEntry, TrackRequest } from '../../../domain/analytics/analytics-contract.ts'

const PATH = '/api/analytics/track'
const GATHER_MS = 3000
const MOST_AT_ONCE = 20
const MOST_WAITING = 200

/** Gathers what happened and sends it in batches. What cannot be sent is lost: nobody must notice. */
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
      post({ action: 'batch', userId, events }, isLeaving)
    }
  }
  addEventListener('online', () => send(false))

  return {
    add: (entry: AnalyticsEntry): void => {
      if (waiting.length < MOST_WAITING) waiting.push(entry)
      if (waiting.length >= MOST_AT_ONCE) send(false)
      else timer ??= setTimeout(send, GATHER_MS, false)
    },
    /** A page that goes away can still hand over a beacon. */
    sendBeforeLeaving: () => send(true),
  }
}

function post(request: Extract<TrackRequest, { action: 'batch' }>, isLeaving: boolean): void {
  const body = JSON.stringify(request)
  if (isLeaving && navigator.sendBeacon?.(PATH, new Blob([body], { type: 'application/json' }))) return
  fetch(PATH, { method: 'POST', body, keepalive: true, headers: { 'content-type': 'application/json' } }).then(
    (response) => response.ok || complain(request.events),
    () => complain(request.events),
  )
}

function complain(events: readonly AnalyticsEntry[]): void {
  const isStart = events.some(({ action }) => action === 'start_session')
  console.warn(isStart ? 'Failed to start session' : 'Failed to track interaction')
}
