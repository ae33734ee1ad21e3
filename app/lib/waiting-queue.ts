import { type Outcome, post, type Refused } from './api-client.ts'
import { type WaitingRequest, waitingStore } from './waiting-store.ts'

const TIMEOUT_MS = 20_000
const FIRST_RETRY_MS = 5000
const LONGEST_RETRY_MS = 5 * 60_000
/** 4xx that say nothing against the request itself. */
const TEMPORARY = new Set([408, 425, 429])

type OnRefused = (request: WaitingRequest, refusal: Refused) => Promise<void>
type OnSent = (request: WaitingRequest) => void

let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined
/** Being sent by `sendReliably`, or refused and not yet reported: the retry leaves them alone. */
const inHand = new Set<string>()
let onRefused: OnRefused = async () => {}
let onSent: OnSent = () => {}

/**
 * Stores a request, sends it at once, and again until the server confirms it: it must be idempotent. Gives the refusal
 * when the first answer is a final one, and 'kept' when the request has to wait.
 */
export async function sendReliably(request: WaitingRequest): Promise<Refused | 'kept' | null> {
  const id = JSON.stringify(request)
  waitingStore.add(request)
  inHand.add(id)
  const outcome = await attempt(request)
  inHand.delete(id)
  if (isTemporary(outcome)) {
    tellThisTab()
    scheduleRetry()
    return 'kept'
  }
  waitingStore.remove(request)
  sendWaiting()
  return outcome.kind === 'refused' ? outcome : null
}

/** What had to wait, in this tab or another; without what is being sent for the first time. Changes with `storage`. */
export const waitingRequests = (): WaitingRequest[] =>
  waitingStore.all().filter((request) => !inHand.has(JSON.stringify(request)))

/** Sends what waits, the newest first, in one tab at a time. */
export function sendWaiting(): Promise<void> {
  clearTimeout(timer)
  return oneTabAtATime(async () => {
    let isLeft = false
    for (const request of waitingRequests().reverse()) {
      const outcome = await attempt(request)
      if (isTemporary(outcome)) isLeft = true
      else if (outcome.kind === 'refused') giveUp(request, outcome)
      else {
        waitingStore.remove(request)
        tellThisTab()
        onSent(request)
      }
      if (outcome.kind === 'unreachable') break
    }
    if (isLeft) scheduleRetry()
    else failures = 0
  })
}

/**
 * Sends what waits now, when the network returns, and when the page is looked at again. A request that is refused for
 * good leaves the queue when `report` has resolved; `tellSent` hears of one that had to wait and was taken.
 */
export function keepSending(report: OnRefused, tellSent: OnSent = () => {}): void {
  onRefused = report
  onSent = tellSent
  sendWaiting()
  addEventListener('online', () => sendWaiting())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && sendWaiting())
}

function giveUp(request: WaitingRequest, refusal: Refused): void {
  inHand.add(JSON.stringify(request))
  // What could not be reported is sent and reported again at the next visit.
  onRefused(request, refusal)
    .then(() => waitingStore.remove(request))
    .catch(() => {})
}

/** As the browser tells the others. */
const tellThisTab = () => dispatchEvent(new Event('storage'))

const attempt = ({ path, body }: WaitingRequest) => post(path, body, { keepalive: true, timeoutMs: TIMEOUT_MS })

function isTemporary(outcome: Outcome<unknown>): boolean {
  if (outcome.kind !== 'refused') return outcome.kind === 'unreachable'
  const { status } = outcome
  return status < 400 || status >= 500 || TEMPORARY.has(status)
}

function scheduleRetry(): void {
  const waitMs = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures)
  failures += 1
  clearTimeout(timer)
  timer = setTimeout(sendWaiting, waitMs)
}

/** Two tabs that send the same request do no harm, but one is enough. */
async function oneTabAtATime(run: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return run()
  return navigator.locks.request('waiting-requests', run)
}
