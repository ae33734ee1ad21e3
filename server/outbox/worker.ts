import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { describeError } from '../log/log.ts'
import type { Database, Queries } from '../outside/database/tables.ts'
import { claimJobs, type Job } from './claim.ts'
import { dueJobs } from './due-jobs.ts'
import type { JobKind, Outbox } from './outbox.ts'

/** A refused job is not tried again. */
export type DeliveryOutcome =
  | { result: 'done'; externalId?: string }
  | { result: 'retry'; problem: string; afterMs?: number }
  | { result: 'refused'; problem: string }

export interface Delivery<Kind extends JobKind> {
  kind: Kind
  /** Maximum number of jobs per delivery. */
  batch: number
  /** Called only when a job is due, for example to limit the rate. */
  mayDeliver?(nowMs: number): Promise<boolean>
  /** Must not reject for failures of the external service. */
  deliver(jobs: readonly Job<Kind>[]): Promise<DeliveryOutcome>
  /** Clears the payload of done jobs, which may contain codes or personal data. */
  clearsPayload?: boolean
  /** Runs in the transaction that marks the job as dead. */
  onGivenUp?(queries: Queries, job: Job<Kind>): Promise<void>
}

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
const FIRST_RETRY_MS = 5000
const LONGEST_RETRY_MS = 30 * 60_000
export const GIVE_UP_AFTER_MS = 24 * 60 * 60_000

export interface OutboxWorker {
  /** Delivers all due jobs. */
  work(): Promise<void>
  start(): void
  /** Lets a running delivery finish; starts no new one. */
  stop(): Promise<void>
}

/** Delivers outbox jobs and retries them until they are done, refused or a day old. */
export function createOutboxWorker({
  database,
  outbox,
  deliveries,
  log,
  now,
  random = Math.random,
}: WorkerParts): OutboxWorker {
  const worker = randomUUID()
  let running: Promise<void> | null = null
  let again = false
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  const work = async () => {
    for (const delivery of deliveries) {
      while (!stopped && (await deliverBatch(delivery))) {
        // until nothing is due
      }
    }
  }
  const run = () => {
    if (stopped) return
    if (running) {
      again = true
      return
    }
    running = work()
      .catch((error) => log.error({ error: describeError(error) }, 'outbox failed'))
      .finally(() => {
        running = null
        if (!again) return
        again = false
        run()
      })
  }

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
    },
  }

  async function deliverBatch(delivery: Delivery<JobKind>): Promise<boolean> {
    const nowMs = now()
    if (!(await dueJobs(database.queries, delivery.kind, nowMs).limit(1).executeTakeFirst())) return false
    if (delivery.mayDeliver && !(await delivery.mayDeliver(nowMs))) return false
    const jobs = await claimJobs(database, delivery.kind, { worker, limit: delivery.batch, leaseMs: LEASE_MS, nowMs })
    if (jobs.length === 0) return false
    const outcome = await delivery.deliver(jobs)
    if (outcome.result === 'refused' && jobs.length > 1) await deliverOneByOne(delivery, jobs)
    else for (const job of jobs) await settle(delivery, job, outcome)
    return true
  }

  /** A refusal of one job must not fail the rest of its batch. */
  async function deliverOneByOne(delivery: Delivery<JobKind>, jobs: readonly Job<JobKind>[]): Promise<void> {
    for (const job of jobs) await settle(delivery, job, await delivery.deliver([job]))
  }

  async function settle(delivery: Delivery<JobKind>, job: Job<JobKind>, outcome: DeliveryOutcome): Promise<void> {
    const update = (queries: Queries) => queries.updateTable('outbox').where('id', '=', job.id)
    if (outcome.result === 'done') {
      const external = outcome.externalId && { external_id: outcome.externalId, external_status: 'accepted' }
      const cleared = delivery.clearsPayload && { payload: '{}' }
      await update(database.queries)
        .set({ done_at_ms: now(), locked_until_ms: 0, ...external, ...cleared })
        .execute()
      return
    }
    const isOver = outcome.result === 'refused' || now() - job.createdAtMs >= GIVE_UP_AFTER_MS
    if (!isOver) {
      const waitMs = outcome.afterMs ?? retryDelayMs(job.attempts, random())
      const later = { due_at_ms: now() + waitMs, locked_until_ms: 0, last_problem: outcome.problem }
      await update(database.queries).set(later).execute()
      if (job.attempts === 1)
        log.warn({ job: job.id, kind: delivery.kind, problem: outcome.problem }, 'outbox job is tried again later')
      return
    }
    await database.queries.transaction().execute(async (queries) => {
      await update(queries).set({ dead_at_ms: now(), locked_until_ms: 0, last_problem: outcome.problem }).execute()
      await delivery.onGivenUp?.(queries, job)
    })
    log.error({ job: job.id, kind: delivery.kind, problem: outcome.problem }, 'outbox job given up')
  }
}

/** Exponential backoff with jitter, up to half an hour. */
export const retryDelayMs = (attempts: number, random: number): number =>
  Math.round(Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, attempts - 1)) * (0.5 + random / 2))
