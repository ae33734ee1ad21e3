import type { DeskEventTable, DeskPersonTable } from '../outside/database/tables/desk-tables.ts'
import type { LeadTable } from '../outside/database/tables/lead-tables.ts'
import type { Queries } from '../outside/database/tables.ts'
import type { Merge } from './move-owned.ts'

interface Told {
  leadId?: string
  leadIds?: readonly string[]
  /** Notes that came along with the submissions. */
  noteIds?: readonly string[]
  isPartial?: boolean
  isUndone?: boolean
  to?: unknown
  undo?: { before?: Partial<DeskPersonTable>; merge?: Merge }
}

export type StoryLine = Pick<DeskEventTable, 'id' | 'kind' | 'actor_id' | 'created_at_ms'> & { data: Told }

/** Oldest first, without what was taken back. */
export async function readStoryLines(queries: Queries, personId: string): Promise<StoryLine[]> {
  const events = await queries
    .selectFrom('desk_events')
    .select(['id', 'kind', 'actor_id', 'data', 'created_at_ms'])
    .where('person_id', '=', personId)
    .orderBy('seq')
    .execute()
  return events
    .map((event) => ({ ...event, data: JSON.parse(event.data) as Told }))
    .filter(({ data }) => !data.isUndone)
}

const JOINING: readonly string[] = ['joined', 'merged']

/** Since when a submission is the person's. */
export const joinedAtMs = (
  story: readonly StoryLine[],
  { id, created_at_ms }: Pick<LeadTable, 'id' | 'created_at_ms'>,
): number =>
  story.findLast(({ kind, data }) => JOINING.includes(kind) && data.leadIds?.includes(id))?.created_at_ms ??
  created_at_ms
