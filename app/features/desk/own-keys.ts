const PREFIX = 'desk-own-'

/** Under which an account keeps what it has not finished: whoever signs in next on the device neither sees nor sends it. */
export const ownKey = (accountId: string, name: string): string => `${PREFIX}${accountId}-${name}`

/** Removes everything of the desk, but what somebody has not finished. */
export const forgetSeen = (...storages: Storage[]): void =>
  remove(storages, (key) => key.startsWith('desk-') && !key.startsWith(PREFIX))

/** Removes what the account has not finished. */
export const forgetOwn = (accountId: string, ...storages: Storage[]): void =>
  remove(storages, (key) => key.startsWith(ownKey(accountId, '')))

export interface Unfinished {
  /** Changes that are to be sent. */
  waiting: number
  /** What was typed and not saved. */
  drafts: number
}

/** Several drafts under one key, by their ids. */
const DRAFTS = 'template-drafts'
/** What is not written: a choice, and what shows whose the rest is. */
const PROOF = 'proof'
const NOT_WRITTEN = ['template', PROOF]

/** What the account has not finished. */
export function countUnfinished(accountId: string, ...storages: Storage[]): Unfinished {
  const counts = storages.flatMap((storage) => Object.keys(storage).map((key) => countOf(accountId, storage, key)))
  const sum = (kind: keyof Unfinished) => counts.reduce((total, count) => total + (count[kind] ?? 0), 0)
  return { waiting: sum('waiting'), drafts: sum('drafts') }
}

function countOf(accountId: string, storage: Storage, key: string): Partial<Unfinished> {
  const name = nameOf(accountId, key)
  if (name === null || NOT_WRITTEN.includes(name)) return {}
  if (name === 'waiting') return { waiting: sizeOf(storage, key) }
  if (name.endsWith('-change')) return { waiting: 1 }
  return { drafts: name === DRAFTS ? sizeOf(storage, key) : 1 }
}

/** The own words among it, for whoever cannot save them any more. */
export function unfinishedTexts(accountId: string, ...storages: Storage[]): string[] {
  return storages.flatMap((storage) =>
    Object.keys(storage).flatMap((key) => {
      const name = nameOf(accountId, key)
      if (name === 'waiting') return listIn(storage, key).flatMap(textOf)
      return name?.startsWith('note-') ? textOf({ body: { text: readIn(storage, key) } }) : []
    }),
  )
}

const listIn = (storage: Storage, key: string): unknown[] => [readIn(storage, key)].flat()

function readIn(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Of a note, or of somebody who was added. */
function textOf(entry: unknown): string[] {
  const { text, name, phone, email, note } = (entry as { body?: Record<string, unknown> } | null)?.body ?? {}
  const words = [text, name, phone, email, note].filter((word) => typeof word === 'string' && word.trim() !== '')
  return words.length > 0 ? [words.join(', ')] : []
}

export const keepProof = (accountId: string, proof: string, storage: Storage): void =>
  storage.setItem(ownKey(accountId, PROOF), proof)

/** Whose proofs are kept on this device. */
export const keptProofs = (storage: Storage): { accountId: string; proof: string }[] =>
  Object.keys(storage).flatMap((key) => {
    const accountId =
      key.startsWith(PREFIX) && key.endsWith(`-${PROOF}`) ? key.slice(PREFIX.length, -PROOF.length - 1) : ''
    return accountId ? [{ accountId, proof: storage.getItem(key) ?? '' }] : []
  })

function nameOf(accountId: string, key: string): string | null {
  const start = ownKey(accountId, '')
  return key.startsWith(start) ? key.slice(start.length) : null
}

/** Of a list or an object; what cannot be read is one. */
function sizeOf(storage: Storage, key: string): number {
  try {
    return Object.keys(JSON.parse(storage.getItem(key) ?? '{}')).length
  } catch {
    return 1
  }
}

function remove(storages: readonly Storage[], isMeant: (key: string) => boolean): void {
  for (const storage of storages) for (const key of Object.keys(storage).filter(isMeant)) storage.removeItem(key)
}
