import type { Logger } from 'pino'
import type { Database, Queries } from '../outside/database/tables.ts'
import type { Job } from './claim.ts'
import type { Delivery, DeliveryOutcome } from './delivery.ts'
import type { JobKind } from './outbox.ts'

const FIRST_RETRY_MS = 5000
const LONGEST_RETRY_MS = 30 * 60_000
export const GIVE_UP_AFTER_MS = 24 * 60 * 60_000

/** What has become of jobs that were delivered together. */
export interface Settlement {
  delivery: Delivery<JobKind>
  jobs: readonly Job<JobKind>[]
  outcome: DeliveryOutcome
  atMs: number
}

interface SettleDeps {
  database: Database
  log: Logger
  random: () => number
}

/** Stores what has become of jobs; may be repeated. What was sent is noted in one statement, so that none is half noted. */
export async function settle(deps: SettleDeps, settlement: Settlement): Promise<void> {
  const { outcome, jobs } = settlement
  if (outcome.result === 'done') return noteDone(deps, settlement, outcome)
  for (const job of jobs) {
    const isOver = outcome.result === 'refused' || settlement.atMs - job.createdAtMs >= GIVE_UP_AFTER_MS
    await (isOver ? giveUp(deps, settlement, job, outcome.problem) : tryLater(deps, settlement, job, outcome))
  }
}

type Outcome<Result> = Extract<DeliveryOutcome, { result: Result }>

async function noteDone({ database }: SettleDeps, { delivery, jobs, atMs }: Settlement, outcome: Outcome<'done'>) {
  const external = outcome.externalId && { external_id: outcome.externalId, external_status: 'accepted' }
  const cleared = delivery.clearsPayload && { payload: '{}' }
  const ids = jobs.map(({ id }) => id)
  await database.queries.transaction().execute(async (queries) => {
    await update(queries, ids)
      .set({ done_at_ms: atMs, locked_until_ms: 0, ...external, ...cleared })
      .execute()
    await outcome.alsoStore?.(queries)
  })
}

async function tryLater(
  { database, log, random }: SettleDeps,
  { delivery, atMs }: Settlement,
  { id, attempts }: Job<JobKind>,
  { problem, ...outcome }: Outcome<'retry' | 'refused'>,
) {
  const afterMs = 'afterMs' in outcome ? outcome.afterMs : undefined
  const due_at_ms = atMs + (afterMs ?? retryDelayMs(attempts, random()))
  await update(database.queries, [id]).set({ due_at_ms, locked_until_ms: 0, last_problem: problem }).execute()
  if (attempts === 1) log.warn({ job: id, kind: delivery.kind, problem }, 'outbox job is tried again later')
}

async function giveUp(
  { database, log }: SettleDeps,
  { delivery, atMs }: Settlement,
  job: Job<JobKind>,
  problem: string,
): Promise<void> {
  await database.queries.transaction().execute(async (queries) => {
    await update(queries, [job.id]).set({ dead_at_ms: atMs, locked_until_ms: 0, last_problem: problem }).execute()
    await delivery.onGivenUp?.(queries, job)
  })
  log.error({ job: job.id, kind: delivery.kind, problem }, 'outbox job given up')
}

const update = (queries: Queries, ids: readonly string[]) => queries.updateTable('outbox').where('id', 'in', ids)

/** Exponential backoff with jitter, up to half an hour. */
const retryDelayMs = (attempts: number, random: number): number =>
  Math.round(Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, attempts - 1)) * (0.5 + random / 2))
