import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { Failure } from '../../domain/shared/failure.ts'

interface GroupCommitOptions<Entry> {
  /** Must store all entries or none. */
  commit(entries: readonly Entry[]): Promise<void>
  /** How long the first entry waits for others. */
  delayMs: number
  /** Maximum entries per transaction: larger ones would delay other requests. */
  batchSize: number
  /** Further entries are refused while so many wait. */
  maxWaiting: number
}

export interface GroupCommit<Entry> {
  /** Resolves when the entries are stored. Rejects when that failed or too many entries wait. */
  add(entries: readonly Entry[]): Promise<void>
  /** Stores the waiting entries. */
  stop(): Promise<void>
}

interface Waiting<Entry> {
  entries: readonly Entry[]
  resolve(): void
  reject(error: unknown): void
}

/** Groups small writes into one transaction, which waits for the disk once. */
export function createGroupCommit<Entry>({
  commit,
  delayMs,
  batchSize,
  maxWaiting,
}: GroupCommitOptions<Entry>): GroupCommit<Entry> {
  // The commit must not run in the transaction of the first caller of add().
  const outsideTransaction = AsyncLocalStorage.snapshot()
  let waiting: Waiting<Entry>[] = []
  let size = 0
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null

  const run = async () => {
    while (waiting.length > 0) {
      const group = takeGroup()
      await commit(group.flatMap(({ entries }) => entries)).then(
        () => {
          for (const { resolve } of group) resolve()
        },
        (error) => {
          for (const { reject } of group) reject(error)
        },
      )
      await yieldToEventLoop()
    }
  }
  const start = () => {
    clearTimeout(timer)
    timer = undefined
    running ??= outsideTransaction(run).finally(() => {
      running = null
    })
    return running
  }
  const takeGroup = () => {
    let count = 0
    let last = 0
    while (last < waiting.length && (last === 0 || count + (waiting[last]?.entries.length ?? 0) <= batchSize)) {
      count += waiting[last]?.entries.length ?? 0
      last += 1
    }
    const group = waiting.slice(0, last)
    waiting = waiting.slice(last)
    size -= count
    return group
  }

  return {
    add: (entries) => {
      if (size + entries.length > maxWaiting)
        return Promise.reject(new Failure('service.unavailable', { retryAfterS: 5 }))
      size += entries.length
      return new Promise((resolve, reject) => {
        waiting.push({ entries, resolve, reject })
        if (!running) timer ??= setTimeout(start, delayMs)
      })
    },
    stop: async () => {
      await start()
    },
  }
}
