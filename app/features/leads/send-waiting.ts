import type { RegisterRequest } from '../../../domain/leads/lead-contract.ts'
import { waitingList } from './waiting-list.ts'

const FIRST_RETRY_MS = 5000
const LONGEST_RETRY_MS = 5 * 60_000
/** Refusals that pass: the request was fine, the moment was not. */
const PASSING = new Set([408, 425, 429])

type Sent = 'taken' | 'refused' | 'later'

let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Sends what waits, one tab at a time; what cannot be sent now is tried again. Gives the keys that were refused for good. */
export function sendWaiting(): Promise<string[]> {
  clearTimeout(timer)
  return oneTabAtATime(async () => {
    const refused: string[] = []
    for (const lead of waitingList.all()) {
      const sent = await send(lead)
      if (sent === 'later') {
        scheduleRetry()
        return refused
      }
      failures = 0
      waitingList.remove(lead.idempotencyKey)
      if (sent === 'refused') refused.push(lead.idempotencyKey)
    }
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
    })
    if (response.ok) return 'taken'
    return response.status >= 400 && response.status < 500 && !PASSING.has(response.status) ? 'refused' : 'later'
  } catch {
    return 'later'
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
