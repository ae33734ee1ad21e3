import type { NoteRequest, StepRequest } from '../../../../domain/desk/desk-people-contract.ts'
import { get, type Outcome, post } from '../../../lib/api-client.ts'

const STORAGE_KEY = 'desk-waiting'

/** A change that was made without a network. Notes are stored once by their key; a step carries its version. */
export type Waiting = { personId: string; atMs: number } & (
  | { verb: 'notes'; body: NoteRequest }
  | { verb: 'step'; body: StepRequest }
)

export function waitingChanges(): Waiting[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

export const keepWaiting = (change: Waiting): void => store([...waitingChanges(), change])

const store = (changes: Waiting[]): void =>
  changes.length > 0 ? localStorage.setItem(STORAGE_KEY, JSON.stringify(changes)) : localStorage.removeItem(STORAGE_KEY)

/** Sends what waits in its order; what is unreachable, or needs somebody to sign in, stays. Other tabs wait their turn. */
export async function sendWaitingChanges(
  onOutcome: (change: Waiting, outcome: Outcome<unknown>) => void,
): Promise<void> {
  const send = async () => {
    for (const change of waitingChanges()) {
      const outcome = await attempt(change)
      if (await staysWaiting(outcome)) return
      store(waitingChanges().filter((other) => JSON.stringify(other) !== JSON.stringify(change)))
      onOutcome(change, outcome)
    }
  }
  await (navigator.locks ? navigator.locks.request('desk-waiting', send) : send())
}

/** Without a session the desk's calls are 404 like what is not there; its frame is always there. */
async function staysWaiting(outcome: Outcome<unknown>): Promise<boolean> {
  if (outcome.kind !== 'refused') return outcome.kind === 'unreachable'
  if (outcome.status === 404) return (await get('/api/desk/frame')).kind !== 'answered'
  return outcome.status >= 500 || outcome.status === 401
}

const attempt = (change: Waiting) =>
  change.verb === 'notes'
    ? post(`/api/desk/people/${change.personId}/notes`, change.body)
    : post(`/api/desk/people/${change.personId}/step`, change.body)
