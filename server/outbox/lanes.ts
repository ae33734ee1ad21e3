import type { OutboxWorker } from './worker.ts'

/** Workers side by side: a service that hangs holds up its own lane only. */
export const inLanes = (workers: readonly OutboxWorker[]): OutboxWorker => ({
  work: async () => {
    for (const { work } of workers) await work()
  },
  start: () => {
    for (const { start } of workers) start()
  },
  stop: async () => {
    await Promise.all(workers.map(({ stop }) => stop()))
  },
})
