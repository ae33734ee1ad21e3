import type { AddPersonRequest, NoteRequest } from '../../../../domain/desk/desk-people-contract.ts'
import { ownKey } from '../own-keys.ts'
import { linesOf, type Seen, type Wish, withWish } from './wish.ts'

const keyOf = (accountId: string): string => ownKey(accountId, 'waiting')

/** What an account has done without a network. Notes and people are stored once by their key; a wish knows what it was made for. */
export type Waiting = { atMs: number } & (
  | { verb: 'note'; personId: string; body: NoteRequest }
  | { verb: 'change'; personId: string; seen: Seen; wish: Wish }
  | { verb: 'add'; personId: null; body: AddPersonRequest }
)

export const waitingChanges = (accountId: string): Waiting[] => stored(accountId).filter(isReadable)

export const keepWaiting = (accountId: string, change: Waiting): void =>
  store(accountId, [...stored(accountId), change])

/** People as they will be when what waits is sent. */
export function withWaiting<Person extends Seen>(accountId: string, people: Person[]): Person[] {
  const wishes = waitingChanges(accountId).filter((change) => change.verb === 'change')
  if (wishes.length === 0) return people
  return people.map((person) =>
    wishes.filter(({ personId }) => personId === person.id).reduce((shown, { wish }) => withWish(shown, wish), person),
  )
}

/** Newest first, as in a story. */
export const waitingNotes = (accountId: string, id: string): { text: string; key: string; atMs: number }[] =>
  waitingChanges(accountId)
    .flatMap(({ atMs, ...change }) =>
      change.verb === 'note' && change.personId === id ? [{ ...change.body, atMs }] : [],
    )
    .reverse()

export const isWaitingFor = (accountId: string, id: string): boolean =>
  waitingChanges(accountId).some(({ verb, personId }) => verb === 'change' && personId === id)

/** Takes out what was sent; what waits behind it may have to be for what it made. */
export function removeWaiting(accountId: string, sent: Waiting, adapt: (other: Waiting) => Waiting): void {
  const entries = stored(accountId)
  const at = entries.findIndex((entry) => JSON.stringify(entry) === JSON.stringify(sent))
  const others = entries.filter((_, index) => index !== at)
  store(
    accountId,
    others.map((entry) => (isReadable(entry) ? adapt(entry) : entry)),
  )
}

/** All that is kept; what this page cannot read stays for one that can. */
function stored(accountId: string): unknown[] {
  const text = localStorage.getItem(keyOf(accountId))
  if (text === null) return []
  try {
    const entries: unknown = JSON.parse(text)
    return Array.isArray(entries) ? entries : [entries]
  } catch {
    return [text]
  }
}

const store = (accountId: string, entries: readonly unknown[]): void =>
  entries.length > 0
    ? localStorage.setItem(keyOf(accountId), JSON.stringify(entries))
    : localStorage.removeItem(keyOf(accountId))

function isReadable(entry: unknown): entry is Waiting {
  if (!isObject(entry) || typeof entry.atMs !== 'number') return false
  const { verb, personId, body, seen, wish } = entry
  if (verb === 'add') return isObject(body)
  if (typeof personId !== 'string') return false
  if (verb === 'note') return isObject(body)
  return verb === 'change' && isObject(seen) && isObject(wish) && linesOf(wish).length > 0
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
