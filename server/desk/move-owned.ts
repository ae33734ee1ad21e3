import type { DeskPersonTable, Queries } from '../outside/database/tables.ts'

/** What a person has besides the row of the lists. */
export interface Owned {
  leadIds: string[]
  noteIds: string[]
  keys: string[]
  eventIds?: string[]
}

/** What a merge has moved, and both people as they were before. */
export interface Merge extends Owned {
  kept: DeskPersonTable
  other: DeskPersonTable
}

export async function moveOwned(
  queries: Queries,
  { leadIds, noteIds, keys, eventIds = [], to: person_id }: Owned & { to: string },
): Promise<void> {
  if (leadIds.length > 0) await queries.updateTable('leads').set({ person_id }).where('id', 'in', leadIds).execute()
  if (noteIds.length > 0)
    await queries.updateTable('desk_notes').set({ person_id }).where('id', 'in', noteIds).execute()
  if (eventIds.length > 0)
    await queries.updateTable('desk_events').set({ person_id }).where('id', 'in', eventIds).execute()
  if (keys.length > 0) await queries.updateTable('person_keys').set({ person_id }).where('value', 'in', keys).execute()
}
