import type { AddPersonRequest, Changed, PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { get, type Outcome, post } from '../../../lib/api-client.ts'
import { sendWish, type WishOutcome } from './send-wish.ts'
import { removeWaiting, type Waiting, waitingChanges } from './waiting-changes.ts'
import { seenOf } from './wish.ts'

export type SentWaiting = WishOutcome | Stored | { kind: 'unreachable' }

type Stored = { kind: 'stored'; person: PersonRow | null } & Pick<Changed, 'isReopened'>

/**
 * Sends what waits, each person's in its order. What is unreachable, or needs somebody to sign in, stays. What the server
 * fails at stays, too, and holds up nobody else's: then the answer is 'again'. Other tabs wait their turn. Where somebody else
 * has signed in meanwhile, nothing is sent.
 */
export async function sendWaitingChanges(
  accountId: string,
  onOutcome: (change: Waiting, outcome: SentWaiting) => void,
): Promise<'done' | 'again'> {
  const held = new Set<string>()
  const next = () => waitingChanges(accountId).find((change) => !held.has(subjectOf(change)))
  let isServersTurn = false
  const send = async () => {
    const frame = await get('/api/desk/frame')
    isServersTurn = isServersFault(frame)
    if (frame.kind !== 'answered' || frame.answer?.me.id !== accountId) return
    for (let change = next(); change; change = next()) {
      const outcome = await attempt(change)
      if (isServersFault(outcome)) held.add(subjectOf(change))
      else if (await staysWaiting(outcome)) return
      else {
        const sent = change
        removeWaiting(accountId, sent, (other) => rebased(other, sent, outcome))
        onOutcome(sent, outcome)
      }
    }
  }
  await (navigator.locks ? navigator.locks.request('desk-waiting', send) : send())
  return held.size > 0 || isServersTurn ? 'again' : 'done'
}

const subjectOf = (change: Waiting): string => (change.verb === 'add' ? change.body.key : change.personId)

/** What was wished later was wished for what the earlier one made. */
const rebased = (other: Waiting, sent: Waiting, outcome: SentWaiting): Waiting =>
  other.verb === 'change' && other.personId === sent.personId && outcome.kind === 'done'
    ? { ...other, seen: seenOf(outcome.person) }
    : other

/**
 * True if it may be taken later: when the network or the server is back, or somebody has signed in. Without a session
 * the desk's calls are 404 like what is not there; its frame is always there.
 */
export async function staysWaiting(outcome: SentWaiting | Outcome<unknown>): Promise<boolean> {
  if (outcome.kind !== 'refused') return outcome.kind === 'unreachable'
  if (outcome.status === 404) return (await get('/api/desk/frame')).kind !== 'answered'
  return outcome.status === 401 || isServersFault(outcome)
}

/** True if there is no such person any more. */
export const isGone = async (outcome: SentWaiting | Outcome<unknown>): Promise<boolean> =>
  outcome.kind === 'refused' && outcome.status === 404 && !(await staysWaiting(outcome))

/** It fails, or has too much to do: the same call may succeed in a moment. */
export const isServersFault = (outcome: SentWaiting | Outcome<unknown>): boolean =>
  outcome.kind === 'refused' && (outcome.status >= 500 || outcome.status === 429)

async function attempt(change: Waiting): Promise<SentWaiting> {
  if (change.verb === 'change') return sendWish(change.seen, change.wish)
  if (change.verb === 'add') return stored(await add(change.body))
  return stored(await post(`/api/desk/people/${change.personId}/notes`, change.body))
}

/** Nobody is there to be asked whose contact it is: whoever has another name is somebody else. */
async function add(body: AddPersonRequest): Promise<Outcome<Changed>> {
  const outcome = await post('/api/desk/people', { sameAs: null, ...body })
  const isUnknown = outcome.kind === 'refused' && outcome.error?.code === 'desk.other_name'
  return isUnknown ? post('/api/desk/people', { ...body, sameAs: null }) : outcome
}

const stored = (outcome: Outcome<Changed>): SentWaiting =>
  outcome.kind === 'answered' ? { kind: 'stored', person: null, ...outcome.answer } : outcome
