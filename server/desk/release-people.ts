import { OPEN_STEPS } from '../../domain/desk/steps.ts'
import type { Queries } from '../outside/database/tables.ts'

/** Whom somebody who leaves the team took care of is nobody's, so that the others find them. */
export async function releasePeople(
  queries: Queries,
  { memberId, byId, atMs }: { memberId: string; byId: string; atMs: number },
): Promise<void> {
  await queries
    .updateTable('desk_people')
    .set((eb) => ({ owner_id: null, version: eb('version', '+', 1), changed_by: byId, changed_at_ms: atMs }))
    .where('owner_id', '=', memberId)
    .where('step', 'in', OPEN_STEPS)
    .execute()
}
