import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { Failure } from '../../domain/shared/failure.ts'

interface GroupCommitOptions<Entry> {
  /** Stores all of them or none. */
  commit(entries: readonly Entry[]): Promise<void>
  /** How long the first may wait for others. */
  delayMs: number
  /** How many are stored at once: more would hold up whoever waits for a page. */
  batchSize: number
  /** More than this are refused until some are stored. */
  maxWaiting: number
}

export interface GroupCommit<Entry> {
  /** Resolves when the entries are stored. Rejects when they could not be, or when too many wait. */
  add(entries: readonly Entry[]): Promise<void>
  /** Stores what waits. */
  stop(): Promise<void>
}

interface Waiting<Entry> {
  entries: readonly Entry[]
  resolve(): void
  reject(error: unknown): void
}

/** Many small writes become few: they share one transaction, and so one wait for the disk. */
export function createGroupCommit<Entry>({
  commit,
  delayMs,
  batchSize,
  maxWaiting,
}: GroupCommitOptions<Entry>): GroupCommit<Entry> {
  // Whoever adds first must not lend their transaction to all.
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
