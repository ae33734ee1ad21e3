import type { RegisterRequest } from '../../../domain/leads/lead-contract.ts'
import { waitingList } from './waiting-list.ts'

const ANSWER_LIMIT_MS = 20_000
const FIRST_RETRY_MS = 5000
const LONGEST_RETRY_MS = 5 * 60_000
/** Refusals that pass: the request was fine, the moment was not. */
const PASSING = new Set([408, 425, 429])

/** Why the server will never take a lead: the status of its answer, and the fields that it names. */
export interface Refusal {
  status: number
  fields: readonly string[]
}
type Sent = 'taken' | 'later' | 'unreachable' | Refusal
type TellRefused = (lead: RegisterRequest, refusal: Refusal) => Promise<void>

let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined
/** Sent for the first time just now, or on their way to be told of: not to be sent by the retry. */
const spokenFor = new Set<string>()
let tellRefused: TellRefused = async () => {}

/**
 * Keeps a lead and sends it at once, whatever else waits or hangs: its key makes a second try harmless. Gives the refusal
 * when the server will never take it: then its form says so.
 */
export async function sendLead(lead: RegisterRequest): Promise<Refusal | null> {
  const { idempotencyKey } = lead
  waitingList.add(lead)
  spokenFor.add(idempotencyKey)
  const sent = await send(lead)
  spokenFor.delete(idempotencyKey)
  if (sent === 'later' || sent === 'unreachable') {
    scheduleRetry()
    return null
  }
  waitingList.remove(idempotencyKey)
  sendWaiting()
  return sent === 'taken' ? null : sent
}

/**
 * Sends again what waits, the newest first, one tab at a time. One that the server cannot take now does not hold up the
 * others; all that is left is tried again. One that is refused for good leaves the list when the visitor has been told.
 */
export function sendWaiting(): Promise<void> {
  clearTimeout(timer)
  return oneTabAtATime(async () => {
    let isLeft = false
    const waiting = waitingList.all().filter((lead) => !spokenFor.has(lead.idempotencyKey))
    for (const lead of waiting.reverse()) {
      const sent = await send(lead)
      if (sent === 'taken') waitingList.remove(lead.idempotencyKey)
      else if (typeof sent === 'object') giveUp(lead, sent)
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

function giveUp(lead: RegisterRequest, refusal: Refusal): void {
  spokenFor.add(lead.idempotencyKey)
  // Not told, it is tried and told again at the next visit.
  tellRefused(lead, refusal)
    .then(() => waitingList.remove(lead.idempotencyKey))
    .catch(() => {})
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
    const { ok, status } = response
    if (ok) return 'taken'
    if (status < 400 || status >= 500 || PASSING.has(status)) return 'later'
    return { status, fields: await fieldsNamedIn(response) }
  } catch {
    return 'unreachable'
  }
}

async function fieldsNamedIn(response: Response): Promise<string[]> {
  const answer = await response.json().catch(() => null)
  const details: unknown = answer?.error?.details
  return Array.isArray(details) ? details.map((detail) => String(detail?.path?.[0])) : []
}

function scheduleRetry(): void {
  const waitMs = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures)
  failures += 1
  clearTimeout(timer)
  timer = setTimeout(sendWaiting, waitMs)
}

/** Two tabs that send the same lead do no harm, but one is enough. */
async function oneTabAtATime(run: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return run()
  return navigator.locks.request('waiting-leads', run)
}
