import type { Queries } from '../outside/database/tables.ts'
import type { Job } from './claim.ts'
import type { JobKind } from './outbox.ts'

/**
 * A refused job is not tried again. What else is to be stored of a sent one belongs into `alsoStore`, in the same
 * transaction as the outcome: a delivery that rejects after it has sent would be repeated.
 */
export type DeliveryOutcome =
  | { result: 'done'; externalId?: string; alsoStore?(queries: Queries): Promise<unknown> }
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
