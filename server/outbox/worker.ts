import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { describeError } from '../log/log.ts'
import { isDatabaseUnavailable } from '../outside/database/database-unavailable.ts'
import type { Database } from '../outside/database/tables.ts'
import { claimJobs, extendLease, type Job } from './claim.ts'
import type { Delivery } from './delivery.ts'
import { dueJobs } from './due-jobs.ts'
import type { JobKind, Outbox } from './outbox.ts'
import { type Settlement, settle } from './settle.ts'

interface WorkerParts {
  database: Database
  outbox: Outbox
  // biome-ignore lint/suspicious/noExplicitAny: each delivery knows its own kind of job
  deliveries: readonly Delivery<any>[]
  log: Logger
  now: () => number
  random?: () => number
}

const LEASE_MS = 60_000
const POLL_INTERVAL_MS = 1000
/** Longer than any worker waits for a silent database, and until it asks again. */
const TAKE_OVER_AFTER_OUTAGE_MS = 30_000

export interface OutboxWorker {
  /** Delivers all due jobs. */
  work(): Promise<void>
  start(): void
  /** Lets a running delivery finish; starts no new one. */
  stop(): Promise<void>
}

/**
 * Delivers outbox jobs and retries them until they are done, refused or a day old. Outcomes that the database could not
 * take are kept in memory and stored first when it is back. Leases may end in an outage, while their holder still lives:
 * for a while after it, nobody takes over the jobs of others.
 */
export function createOutboxWorker({
  database,
  outbox,
  deliveries,
  log,
  now,
  random = Math.random,
}: WorkerParts): OutboxWorker {
  const worker = randomUUID()
  const unsettled: Settlement[] = []
  let takeOverFromMs = 0
  let running: Promise<void> | null = null
  let again = false
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  const work = async () => {
    try {
      await settleAll()
      for (const delivery of deliveries) {
        while (!stopped && (await deliverBatch(delivery))) {
          // until nothing is due
        }
      }
    } catch (error) {
      if (isDatabaseUnavailable(error)) takeOverFromMs = now() + TAKE_OVER_AFTER_OUTAGE_MS
      throw error
    }
  }
  const run = () => {
    if (stopped) return
    if (running) {
      again = true
      return
    }
    running = work()
      .catch(logFailure)
      .finally(() => {
        running = null
        if (!again) return
        again = false
        run()
      })
  }
  const logFailure = (error: unknown) => log.error({ error: describeError(error) }, 'outbox failed')

  return {
    work,
    start: () => {
      // enqueue may be called inside a transaction, which the worker's queries must not join.
      outbox.onWork(AsyncLocalStorage.bind(run))
      timer = setInterval(run, POLL_INTERVAL_MS)
      timer.unref()
      run()
    },
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await running
      await settleAll().catch(logFailure)
    },
  }

  async function deliverBatch(delivery: Delivery<JobKind>): Promise<boolean> {
    const nowMs = now()
    const leasesEndedBy = nowMs < takeOverFromMs ? 0 : nowMs
    const due = { kind: delivery.kind, nowMs, leasesEndedBy }
    if (!(await dueJobs(database.queries, due).limit(1).executeTakeFirst())) return false
    if (delivery.mayDeliver && !(await delivery.mayDeliver(nowMs))) return false
    const jobs = await claimJobs(database, due, { worker, limit: delivery.batch, leaseMs: LEASE_MS })
    if (jobs.length === 0) return false
    const outcome = await delivery.deliver(jobs)
    if (outcome.result === 'refused' && jobs.length > 1) await deliverOneByOne(delivery, jobs)
    else await settleWhenPossible({ delivery, jobs, outcome, atMs: now() })
    return true
  }

  /** A refusal of one job must not fail the rest of its batch. */
  async function deliverOneByOne(delivery: Delivery<JobKind>, jobs: readonly Job<JobKind>[]): Promise<void> {
    for (const job of jobs) {
      await extendLease(database, jobs.slice(jobs.indexOf(job)), now() + LEASE_MS)
      await settleWhenPossible({ delivery, jobs: [job], outcome: await delivery.deliver([job]), atMs: now() })
    }
  }

  async function settleWhenPossible(settlement: Settlement): Promise<void> {
    unsettled.push(settlement)
    await settleAll()
  }

  /** Anything but an outage would fail again: such a job is due again when its lease ends. */
  async function settleAll(): Promise<void> {
    for (let next = unsettled[0]; next; next = unsettled[0]) {
      await settle({ database, log, random }, next).catch((error: unknown) => {
        if (!isDatabaseUnavailable(error)) unsettled.shift()
        throw error
      })
      unsettled.shift()
    }
  }
}
