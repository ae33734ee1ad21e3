import type { RegisterRequest } from '../../../domain/leads/lead-contract.ts'
import { waitingList } from './waiting-list.ts'

const ANSWER_LIMIT_MS = 20_000
const FIRST_RETRY_MS = 5000
const LONGEST_RETRY_MS = 5 * 60_000
/** Refusals that pass: the request was fine, the moment was not. */
const PASSING = new Set([408, 425, 429])

type Sent = 'taken' | 'refused' | 'later' | 'unreachable'
type TellRefused = (lead: RegisterRequest) => Promise<void>

let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined
/** Told to the visitor by the form that sent them, or on their way to be told. */
const spokenFor = new Set<string>()
const refused = new Set<string>()
let tellRefused: TellRefused = async () => {}

/** Keeps a lead, sends it, and tells whether the server refused it for good: then its form says so. */
export async function sendLead(lead: RegisterRequest): Promise<'kept' | 'refused'> {
  spokenFor.add(lead.idempotencyKey)
  waitingList.add(lead)
  await sendWaiting()
  return refused.has(lead.idempotencyKey) ? 'refused' : 'kept'
}

/**
 * Sends what waits, the newest first, one tab at a time. One that the server cannot take now does not hold up the others;
 * all that is left is tried again. One that is refused for good leaves the list when the visitor has been told.
 */
export function sendWaiting(): Promise<void> {
  clearTimeout(timer)
  return oneTabAtATime(async () => {
    let isLeft = false
    const waiting = waitingList.all().filter((lead) => !refused.has(lead.idempotencyKey))
    for (const lead of waiting.reverse()) {
      const sent = await send(lead)
      if (sent === 'taken') waitingList.remove(lead.idempotencyKey)
      else if (sent === 'refused') giveUp(lead)
      else isLeft = true
      if (sent === 'unreachable') break
    }
    if (isLeft) scheduleRetry()
    else failures = 0
  })
}

/** Tries again whenever there is a new chance: now, when the network returns, when the page is looked at again. */
export function keepSending(tell: TellRefused): void {
  tellRefused = tell
  sendWaiting()
  addEventListener('online', () => sendWaiting())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && sendWaiting())
}

function giveUp(lead: RegisterRequest): void {
  const { idempotencyKey } = lead
  refused.add(idempotencyKey)
  const told = spokenFor.has(idempotencyKey) ? Promise.resolve() : tellRefused(lead)
  // Not told, it is tried and told again at the next visit.
  told.then(() => waitingList.remove(idempotencyKey)).catch(() => {})
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
async function oneTabAtATime(run: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return run()
  return navigator.locks.request('waiting-leads', run)
}
