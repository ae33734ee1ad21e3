import { Failure } from '../../domain/shared/failure.ts'
import { inPersonTransaction } from '../people/people-transaction.ts'
import type { DeskDeps, StaffUser } from './desk-deps.ts'
import { recordEvent } from './events.ts'

/** A message that was given up is tried for another day. */
export const resendDelivery = (deps: DeskDeps, user: StaffUser, id: string): Promise<void> =>
  inPersonTransaction(deps, async ({ queries }) => {
    const nowMs = deps.now()
    const job = await queries
      .updateTable('outbox')
      .set({ dead_at_ms: null, due_at_ms: nowMs, created_at_ms: nowMs, attempts: 0 })
      .where('id', '=', id)
      .where('dead_at_ms', 'is not', null)
      .returning('payload')
      .executeTakeFirst()
    if (!job) throw new Failure('path.unknown')
    const { leadId = null } = JSON.parse(job.payload) as { leadId?: string }
    const lead =
      leadId === null
        ? undefined
        : await queries.selectFrom('leads').select('person_id').where('id', '=', leadId).executeTakeFirst()
    const personId = lead?.person_id ?? null
    await recordEvent(queries, { kind: 'resent', personId, actorId: user.id, atMs: nowMs })
  })
