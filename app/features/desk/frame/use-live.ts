import { useEffect, useEffectEvent, useRef } from 'react'
import type { DeskChange, DeskChanges } from '../../../../domain/desk/desk-contract.ts'
import { get, type Outcome } from '../../../lib/api-client.ts'

const POLL_MS = 2000
/** The server ends every stream after a minute: one that is older has lost its network unnoticed. */
const OLDEST_STREAM_MS = 75_000
const POLL_TIMEOUT_MS = 8000

interface Listeners {
  onChange(change: DeskChange | 'reload'): void
  onReached(): void
  onLost(): void
}

/**
 * What others do: by server-sent events, and by asking every two seconds for as long as these do not come through.
 * Returns what asks at once, as after signing in.
 */
export function useLive(firstCursor: number, listeners: Listeners): () => void {
  const cursor = useRef(firstCursor)
  const askNow = useRef(() => {})
  const hear = useEffectEvent((change: DeskChange) => {
    if (change.cursor <= cursor.current) return
    cursor.current = change.cursor
    listeners.onChange(change)
  })
  const take = useEffectEvent((answer: DeskChanges) => {
    if (answer.reload) listeners.onChange('reload')
    else answer.changes.forEach(hear)
    cursor.current = Math.max(cursor.current, answer.cursor)
  })
  const reload = useEffectEvent(() => listeners.onChange('reload'))
  const reached = useEffectEvent(() => listeners.onReached())
  const lost = useEffectEvent(() => listeners.onLost())

  useEffect(() => {
    let events: EventSource | null = null
    let isStreaming = false
    let openedAtMs = 0
    // Without a session there is nothing to ask for before somebody comes back to this tab.
    let isSignedOut = false
    const poll = async () => {
      if (!navigator.onLine) lost()
      isStreaming &&= performance.now() - openedAtMs < OLDEST_STREAM_MS
      if (!isStreaming) await ask()
    }
    const ask = async () => {
      if (isSignedOut || document.visibilityState === 'hidden') return
      weigh(await get(`/api/desk/changes?after=${cursor.current}`, { timeoutMs: POLL_TIMEOUT_MS }))
    }
    const weigh = (outcome: Outcome<DeskChanges>) => {
      if (outcome.kind === 'unreachable') lost()
      isSignedOut = outcome.kind === 'refused' && [401, 404].includes(outcome.status)
      if (outcome.kind !== 'answered' || !outcome.answer) return
      reached()
      take(outcome.answer)
      if (events?.readyState === EventSource.CLOSED) listen()
    }
    const listen = () => {
      events?.close()
      events = new EventSource(`/api/desk/events?after=${cursor.current}`)
      events.onopen = () => {
        isStreaming = true
        openedAtMs = performance.now()
        reached()
      }
      events.onerror = () => {
        isStreaming = false
      }
      events.addEventListener('change', ({ data }) => hear(JSON.parse(data)))
      events.addEventListener('reload', reload)
    }
    listen()
    const timer = setInterval(poll, POLL_MS)
    const wake = () => {
      isSignedOut = false
      isStreaming &&= events?.readyState === EventSource.OPEN
      // A stream that outlived a short gap says nothing of its own accord.
      ask()
    }
    askNow.current = wake
    addEventListener('online', wake)
    document.addEventListener('visibilitychange', wake)
    return () => {
      events?.close()
      clearInterval(timer)
      removeEventListener('online', wake)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [])
  return () => askNow.current()
}
