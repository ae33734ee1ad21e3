import type { Decisions } from '../../domain/desk/person-facts.ts'
import type { DeskPersonTable } from '../outside/database/tables/desk-tables.ts'
import type { Queries } from '../outside/database/tables.ts'
import { peopleApartFrom } from '../people/people-apart.ts'
import { findRow, readFacts, refreshPerson } from './refresh-person.ts'

/**
 * Removes from the desk what it has from submissions that are deleted next: everything of people without any other. Of
 * the others the story goes, as it may quote what is deleted.
 */
export async function forgetLeads(queries: Queries, leadIds: readonly string[]): Promise<void> {
  for (const personId of await peopleWith(queries, leadIds)) {
    const row = await findRow(queries, personId)
    if (!row) continue
    if (await readFacts(queries, personId, leadIds)) await forgetPart(queries, row, leadIds)
    else await forgetPerson(queries, personId, leadIds)
  }
}

export async function peopleWith(queries: Queries, leadIds: readonly string[]): Promise<string[]> {
  if (leadIds.length === 0) return []
  const rows = await queries
    .selectFrom('leads')
    .select('person_id')
    .distinct()
    .where('id', 'in', leadIds)
    .orderBy('person_id')
    .execute()
  return rows.map(({ person_id }) => person_id)
}

async function forgetPart(queries: Queries, row: DeskPersonTable, leadIds: readonly string[]): Promise<void> {
  await queries.deleteFrom('desk_events').where('person_id', '=', row.person_id).execute()
  const { isReal } = JSON.parse(row.decisions) as Decisions
  await refreshPerson(queries, row, { without: leadIds, changes: { decisions: JSON.stringify({ isReal }) } })
}

async function forgetPerson(queries: Queries, personId: string, leadIds: readonly string[]): Promise<void> {
  await forgetSeparations(queries, await peopleApartFrom(queries, personId), leadIds)
  for (const table of ['desk_events', 'desk_notes', 'desk_words', 'desk_people'] as const)
    await queries.deleteFrom(table).where('person_id', '=', personId).execute()
}

/** The story of somebody who was the same person once may quote what is deleted. */
async function forgetSeparations(
  queries: Queries,
  others: readonly string[],
  leadIds: readonly string[],
): Promise<void> {
  if (others.length === 0) return
  const ofOthers = queries.selectFrom('desk_events').where('person_id', 'in', others)
  const merges = await ofOthers.select(['id', 'data']).where('kind', '=', 'merged').execute()
  const told = merges.filter(({ data }) => leadIds.some((id) => data.includes(id))).map(({ id }) => id)
  await queries.deleteFrom('desk_events').where('person_id', 'in', others).where('kind', '=', 'separated').execute()
  if (told.length > 0) await queries.deleteFrom('desk_events').where('id', 'in', told).execute()
}
