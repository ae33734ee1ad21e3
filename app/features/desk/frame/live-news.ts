import type { DeskChange, DeskChanges } from '../../../../domain/desk/desk-contract.ts'
import { get, type Outcome } from '../../../lib/api-client.ts'

const POLL_MS = 2000
/** The server says something every ten seconds: a stream that is silent for longer has lost its network unnoticed. */
const SILENCE_MS = 14_000
const POLL_TIMEOUT_MS = 5000

export interface NewsListeners {
  onChange(change: DeskChange | 'reload'): void
  onReached(): void
  onLost(): void
}

/** What others do: by server-sent events, and by asking every two seconds for as long as these do not come through. */
export function followNews(
  { cursor: firstCursor, isCopy }: { cursor: number; isCopy(): Promise<boolean> },
  { onChange, onReached, onLost }: NewsListeners,
) {
  let cursor = firstCursor
  let events: EventSource | null = null
  let isStreaming = false
  let heardAtMs = 0
  let isAsking = false
  // Without a session there is nothing to ask for before somebody comes back to this tab.
  let isSignedOut = false
  const hear = (change: DeskChange) => {
    if (change.cursor <= cursor) return
    cursor = change.cursor
    onChange(change)
  }
  const take = (answer: DeskChanges) => {
    if (answer.reload) onChange('reload')
    else answer.changes.forEach(hear)
    cursor = Math.max(cursor, answer.cursor)
  }
  const poll = async () => {
    if (!navigator.onLine) onLost()
    isStreaming &&= performance.now() - heardAtMs < SILENCE_MS
    // What hangs must not take up every connection that a browser has.
    if (!isStreaming && !isAsking) await ask()
  }
  const ask = async () => {
    if (isSignedOut || document.visibilityState === 'hidden') return
    isAsking = true
    const outcome = await get(`/api/desk/changes?after=${cursor}`, { timeoutMs: POLL_TIMEOUT_MS })
    isAsking = false
    weigh(outcome)
  }
  const hearSomething = () => {
    heardAtMs = performance.now()
  }
  const weigh = (outcome: Outcome<DeskChanges>) => {
    if (outcome.kind === 'unreachable') onLost()
    isSignedOut = outcome.kind === 'refused' && [401, 404].includes(outcome.status)
    if (outcome.kind !== 'answered' || !outcome.answer) return
    onReached()
    take(outcome.answer)
    if (events?.readyState === EventSource.CLOSED) listen()
  }
  const listen = () => {
    events?.close()
    events = new EventSource(`/api/desk/events?after=${cursor}`)
    events.onopen = () => {
      isStreaming = true
      hearSomething()
      onReached()
    }
    events.onerror = () => {
      isStreaming = false
    }
    events.addEventListener('beat', hearSomething)
    events.addEventListener('change', ({ data }) => hear(JSON.parse(data)))
    events.addEventListener('reload', () => onChange('reload'))
  }
  listen()
  isCopy().then((isOld) => isOld && !isStreaming && onLost())
  const timer = setInterval(poll, POLL_MS)
  const wake = () => {
    isSignedOut = false
    isStreaming &&= events?.readyState === EventSource.OPEN
    // A stream that outlived a short gap says nothing of its own accord.
    ask()
  }
  addEventListener('online', wake)
  document.addEventListener('visibilitychange', wake)
  return {
    askNow: wake,
    stop: () => {
      events?.close()
      clearInterval(timer)
      removeEventListener('online', wake)
      document.removeEventListener('visibilitychange', wake)
    },
  }
}
