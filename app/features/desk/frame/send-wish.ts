import type { Changed, ConflictDetails, PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { type Outcome, post, type Refused } from '../../../lib/api-client.ts'
import { type Seen, seenOf, type Wish, type WishLine, weighWish, wishFor } from './wish.ts'

/** Whatever is sent again is done once, so nobody has to wait for an answer that is lost. */
export const CHANGE_TIMEOUT_MS = 10_000

export type WishOutcome =
  | { kind: 'done'; person: PersonRow; undo: Changed['undo'] }
  /** Somebody else decided differently: asked line by line. */
  | { kind: 'clash'; details: ConflictDetails; wish: Wish; clashing: readonly WishLine[] }
  | { kind: 'unreachable'; seen: Seen; wish: Wish }
  | Refused

const last = new Map<string, Promise<Seen>>()

/**
 * Wishes for one person go out one after the other: each is for what became of the one before, also when it was begun
 * before the answer to that had come.
 */
export function sendInTurn(person: Seen, wish: Wish): Promise<WishOutcome> {
  const before = last.get(person.id) ?? Promise.resolve(person)
  const sent = before.then((own) => sendWish(newer(own, person), wish))
  last.set(
    person.id,
    sent.then((outcome) => (outcome.kind === 'done' ? outcome.person : person)),
  )
  return sent
}

const newer = (own: Seen, shown: Seen): Seen => (own.version > shown.version ? own : shown)

/** A wish that meets a change of somebody else is made anew if it is about something else, and done if they did the same. */
export async function sendWish(seen: Seen, wish: Wish): Promise<WishOutcome> {
  let base = seen
  let done: Changed | null = null
  for (const send of callsOf(wish)) {
    const outcome = await send(base)
    if (outcome.kind === 'refused') return isConflict(outcome) ? besideTheirs(base, wish, outcome) : outcome
    if (outcome.kind === 'unreachable' || !outcome.answer) return { kind: 'unreachable', seen: seenOf(base), wish }
    done = outcome.answer
    base = done.person
  }
  if (!done) throw new Error('There is nothing to change')
  return { kind: 'done', ...done }
}

const isConflict = ({ error }: Refused): boolean => error?.code === 'desk.conflict'

function besideTheirs(seen: Seen, wish: Wish, { error }: Refused): Promise<WishOutcome> | WishOutcome {
  const details = error?.details as ConflictDetails
  const { left, clashing } = weighWish(wish, seen, details.person)
  const rest = wishFor(left, wish)
  if (clashing.length > 0) return { kind: 'clash', details, wish: rest, clashing }
  return left.length > 0 ? sendWish(details.person, rest) : { kind: 'done', person: details.person, undo: null }
}

type Send = (person: Seen) => Promise<Outcome<Changed>>

/** A step takes the next contact along; owner and a contact alone have calls of their own. */
function callsOf({ step, ownerId, nextContact, lostReason, lostWords }: Wish): Send[] {
  const calls: Send[] = []
  const options = { timeoutMs: CHANGE_TIMEOUT_MS }
  const along = {
    ...(lostReason && { lostReason }),
    ...(lostWords && { lostWords }),
    ...(nextContact && { nextContact }),
  }
  if (step) calls.push(({ id, version }) => post(`/api/desk/people/${id}/step`, { version, step, ...along }, options))
  if (ownerId !== undefined)
    calls.push(({ id, version }) => post(`/api/desk/people/${id}/owner`, { version, ownerId }, options))
  if (nextContact !== undefined && !(step && nextContact))
    calls.push(({ id, version }) =>
      post(`/api/desk/people/${id}/next-contact`, { version, ...(nextContact ?? { atMs: null }) }, options),
    )
  return calls
}
