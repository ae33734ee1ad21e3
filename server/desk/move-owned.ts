import type { DeskPersonTable } from '../outside/database/tables/desk-tables.ts'
import type { Queries } from '../outside/database/tables.ts'
import { peopleApartFrom } from '../people/people-apart.ts'

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
  /** From whom each was kept apart. */
  apart?: { kept: string[]; other: string[] }
}

/** What a merge is about to move, to take it back. */
export async function mergeOfRows(queries: Queries, kept: DeskPersonTable, other: DeskPersonTable): Promise<Merge> {
  const apart = {
    kept: await peopleApartFrom(queries, kept.person_id),
    other: await peopleApartFrom(queries, other.person_id),
  }
  return { kept, other, ...(await ownedBy(queries, other.person_id)), apart }
}

async function ownedBy(queries: Queries, personId: string): Promise<Owned> {
  const leads = await queries.selectFrom('leads').select('id').where('person_id', '=', personId).execute()
  const keys = await queries.selectFrom('person_keys').select('value').where('person_id', '=', personId).execute()
  const events = await queries.selectFrom('desk_events').select('id').where('person_id', '=', personId).execute()
  return {
    leadIds: leads.map(({ id }) => id),
    noteIds: await notesOf(queries, personId),
    keys: keys.map(({ value }) => value),
    eventIds: events.map(({ id }) => id),
  }
}

export async function notesOf(queries: Queries, personId: string): Promise<string[]> {
  const notes = await queries.selectFrom('desk_notes').select('id').where('person_id', '=', personId).execute()
  return notes.map(({ id }) => id)
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
