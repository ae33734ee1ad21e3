import { OPEN_STEPS } from '../../domain/desk/steps.ts'
import type { Queries } from '../outside/database/tables.ts'

interface Leaving {
  memberId: string
  byId: string | null
  atMs: number
}

/**
 * Whom somebody who leaves the team took care of or was answering is nobody's, so that the others find them. In a
 * transaction that has locked people: a claim at the same moment comes before it or is refused.
 */
export async function releasePeople(queries: Queries, { memberId, byId, atMs }: Leaving): Promise<void> {
  await queries
    .updateTable('desk_people')
    .set((eb) => ({ owner_id: null, version: eb('version', '+', 1), changed_by: byId, changed_at_ms: atMs }))
    .where('owner_id', '=', memberId)
    .where('step', 'in', OPEN_STEPS)
    .execute()
  await queries
    .updateTable('desk_people')
    .set({ claimed_by: null, claimed_at_ms: null, claimed_until_ms: null })
    .where('claimed_by', '=', memberId)
    .execute()
}
