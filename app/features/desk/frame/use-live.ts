import { useEffect, useEffectEvent, useRef } from 'react'
import type { DeskChange, DeskChanges } from '../../../../domain/desk/desk-contract.ts'
import { get, type Outcome } from '../../../lib/api-client.ts'
import { isCopy } from './use-offline-copy.ts'

const POLL_MS = 2000
/** The server says something every ten seconds: a stream that is silent for longer has lost its network unnoticed. */
const SILENCE_MS = 14_000
const POLL_TIMEOUT_MS = 5000

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
    let heardAtMs = 0
    let isAsking = false
    // Without a session there is nothing to ask for before somebody comes back to this tab.
    let isSignedOut = false
    const poll = async () => {
      if (!navigator.onLine) lost()
      isStreaming &&= performance.now() - heardAtMs < SILENCE_MS
      // What hangs must not take up every connection that a browser has.
      if (!isStreaming && !isAsking) await ask()
    }
    const ask = async () => {
      if (isSignedOut || document.visibilityState === 'hidden') return
      isAsking = true
      const outcome = await get(`/api/desk/changes?after=${cursor.current}`, { timeoutMs: POLL_TIMEOUT_MS })
      isAsking = false
      weigh(outcome)
    }
    const hearSomething = () => {
      heardAtMs = performance.now()
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
        hearSomething()
        reached()
      }
      events.onerror = () => {
        isStreaming = false
      }
      events.addEventListener('beat', hearSomething)
      events.addEventListener('change', ({ data }) => hear(JSON.parse(data)))
      events.addEventListener('reload', reload)
    }
    listen()
    isCopy().then((isOld) => isOld && !isStreaming && lost())
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
