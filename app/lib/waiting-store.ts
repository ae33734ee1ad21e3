import type { BodyOf, PostPath } from './api-calls.ts'

const STORAGE_KEY = 'waiting-requests'
/** Where earlier builds kept bare bodies. They are read along, and move with the next write. */
const OLD_LISTS = [
  ['waiting-leads', '/api/register', 'idempotencyKey'],
  ['chat-details', '/api/chat/capture-lead', 'captureId'],
] as const

/** A request that the server has not confirmed yet. A later one with the same key replaces it. */
export type WaitingRequest = { [Path in PostPath]: { path: Path; key: string; body: BodyOf<Path> } }[PostPath]

/** What the storage refused, kept as long as the page is open. */
let inMemory: WaitingRequest[] = []

/** Requests in the order they were made. Survives reloads and closed tabs. */
export const waitingStore = {
  all: (): WaitingRequest[] => [
    ...readStored().filter(({ key }) => inMemory.every((newer) => newer.key !== key)),
    ...inMemory,
  ],

  add(request: WaitingRequest): void {
    const others = ({ key }: WaitingRequest) => key !== request.key
    inMemory = inMemory.filter(others)
    if (!writeStored([...readStored().filter(others), request])) inMemory.push(request)
  },

  /** Only this very request: one that replaced it meanwhile stays. */
  remove(request: WaitingRequest): void {
    const removed = JSON.stringify(request)
    const others = (each: WaitingRequest) => JSON.stringify(each) !== removed
    inMemory = inMemory.filter(others)
    writeStored(readStored().filter(others))
  },
}

function readStored(): WaitingRequest[] {
  const old = OLD_LISTS.flatMap(([storageKey, path, field]) =>
    readList(storageKey).map((body) => ({ path, key: body?.[field], body })),
  )
  return [...old, ...readList(STORAGE_KEY)].filter((request) => typeof request?.key === 'string' && request.body)
}

// biome-ignore lint/suspicious/noExplicitAny: whatever is in the storage
function readList(storageKey: string): any[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

/** False when the storage is full or closed. */
function writeStored(requests: readonly WaitingRequest[]): boolean {
  try {
    if (requests.length) localStorage.setItem(STORAGE_KEY, JSON.stringify(requests))
    else localStorage.removeItem(STORAGE_KEY)
    for (const [oldKey] of OLD_LISTS) localStorage.removeItem(oldKey)
    return true
  } catch {
    return false
  }
}
