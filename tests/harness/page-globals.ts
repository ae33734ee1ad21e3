import { vi } from 'vitest'

export interface Call {
  path: string
  body: Record<string, unknown>
  signal: AbortSignal | null
}

/** What a page's modules find in a browser: a storage, events, and a network that answers as the test says. */
export function pageGlobals(answer: (call: Call) => Response | Promise<Response>) {
  const kept = new Map<string, string>()
  const calls: Call[] = []
  const events = new EventTarget()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events))
  vi.stubGlobal('fetch', async (path: string, { body, signal = null }: RequestInit) => {
    const call = { path, body: JSON.parse(String(body ?? '{}')), signal }
    calls.push(call)
    return answer(call)
  })
  return {
    kept,
    calls,
    events,
    /** The bodies that were sent to this address, oldest first. */
    sentTo: (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body),
  }
}

/** Fake timers leave `AbortSignal.timeout` alone: it would wait for real time. */
export function fakeTimeouts(): void {
  vi.useFakeTimers()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const late = new AbortController()
    setTimeout(() => late.abort(new DOMException('too late', 'TimeoutError')), ms)
    return late.signal
  })
}

/** A network that is away, until the page gives up. */
export const never = ({ signal }: Call): Promise<Response> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
