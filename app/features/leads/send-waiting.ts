import type { RegisterRequest } from '../../../domain/leads/lead-contract.ts'
import { waitingList } from './waiting-list.ts'

const ANSWER_LIMIT_MS = 20_000
const FIRST_RETRY_MS = 5000
const LONGEST_RETRY_MS = 5 * 60_000
/** Refusals that pass: the request was fine, the moment was not. */
const PASSING = new Set([408, 425, 429])

type Sent = 'taken' | 'refused' | 'later' | 'unreachable'

let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Sends what waits, the newest first, one tab at a time. One that the server cannot take now does not hold up the others;
 * all that is left is tried again. Gives the keys that were refused for good.
 */
export function sendWaiting(): Promise<string[]> {
  clearTimeout(timer)
  return oneTabAtATime(async () => {
    const refused: string[] = []
    let isLeft = false
    for (const lead of waitingList.all().reverse()) {
      const sent = await send(lead)
      if (sent === 'taken' || sent === 'refused') waitingList.remove(lead.idempotencyKey)
      else isLeft = true
      if (sent === 'refused') refused.push(lead.idempotencyKey)
      if (sent === 'unreachable') break
    }
    if (isLeft) scheduleRetry()
    else failures = 0
    return refused
  })
}

/** Tries again whenever there is a new chance: now, when the network returns, when the page is looked at again. */
export function keepSending(): void {
  sendWaiting()
  addEventListener('online', () => sendWaiting())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && sendWaiting())
}

async function send(lead: RegisterRequest): Promise<Sent> {
  try {
    const response = await fetch('/api/register', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(lead),
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    })
    if (response.ok) return 'taken'
    return response.status >= 400 && response.status < 500 && !PASSING.has(response.status) ? 'refused' : 'later'
  } catch {
    return 'unreachable'
  }
}

function scheduleRetry(): void {
  const waitMs = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures)
  failures += 1
  timer = setTimeout(sendWaiting, waitMs)
}

/** Two tabs that send the same lead do no harm, but one is enough. */
async function oneTabAtATime(run: () => Promise<string[]>): Promise<string[]> {
  if (!navigator.locks) return run()
  return navigator.locks.request('waiting-leads', run)
}
