/** The outcome of a failed explanation: a message on the page, or the fallback dictionary. */
export type ExplainFailure =
  | { kind: 'too quick'; waitMs: number }
  | { kind: 'unavailable' | 'daily limit' | 'network' | 'unknown' }
  | { kind: 'fallback'; isKept: boolean }

const DEFAULT_WAIT_S = 60

export function failureOfStatus(status: number, code: string | undefined, retryAfterS: number): ExplainFailure {
  if (status === 429 && code === 'rate.limited') {
    return { kind: 'too quick', waitMs: (retryAfterS > 0 ? retryAfterS : DEFAULT_WAIT_S) * 1000 }
  }
  if (status === 429) return { kind: 'daily limit' }
  return status >= 500 ? { kind: 'fallback', isKept: false } : { kind: 'unknown' }
}

/** For an error message of the server, or of the service that the browser called itself. */
export function failureOfMessage(message: string): ExplainFailure {
  if (/429|quota|rate.?limit/i.test(message)) return { kind: 'fallback', isKept: true }
  if (/api.?key|authentication|temporarily unavailable/i.test(message)) return { kind: 'unavailable' }
  return { kind: 'fallback', isKept: false }
}
