import { randomUUID } from 'node:crypto'
import type { Queries } from '../outside/database/tables.ts'
import type { FollowUp } from './follow-up.ts'

/**
 * Finds or creates the person with these keys. Several people with a common key are merged into one, unless staff keep
 * them apart: then the submission is of the one with the first key.
 */
export async function findOrCreatePerson(
  queries: Queries,
  followUp: FollowUp,
  keys: readonly string[],
  nowMs: number,
): Promise<string> {
  const { person = randomUUID(), others } = await chooseOwner(queries, keys)
  await queries
    .insertInto('people')
    .values({ id: person, created_at_ms: nowMs })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  for (const other of others) {
    await followUp.peopleMerged(queries, other, person)
    await mergePeople(queries, other, person)
  }
  if (keys.length === 0) return person
  await queries
    .insertInto('person_keys')
    .values(keys.map((value) => ({ value, person_id: person })))
    .onConflict((conflict) => conflict.column('value').doNothing())
    .execute()
  return person
}

async function chooseOwner(queries: Queries, keys: readonly string[]): Promise<{ person?: string; others: string[] }> {
  const [person, ...others] = await ownersOf(queries, keys)
  if (!person) return { others }
  if (others.length === 0) return { person, others }
  const apart = await queries
    .selectFrom('people_apart')
    .selectAll()
    .where('person_id', 'in', [person, ...others])
    .where('other_id', 'in', [person, ...others])
    .execute()
  if (apart.length === 0) return { person, others }
  const [chosen = person] = await ownersOf(queries, keys.slice(0, 1))
  const isApart = (id: string) => apart.some((pair) => pair.person_id === chosen && pair.other_id === id)
  return { person: chosen, others: [person, ...others].filter((id) => id !== chosen && !isApart(id)) }
}

export async function ownersOf(queries: Queries, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await queries
    .selectFrom('person_keys')
    .select('person_id')
    .distinct()
    .where('value', 'in', keys)
    .orderBy('person_id')
    .execute()
  return rows.map((row) => row.person_id)
}

export async function mergePeople(queries: Queries, from: string, to: string): Promise<void> {
  await queries.updateTable('leads').set({ person_id: to }).where('person_id', '=', from).execute()
  await queries.updateTable('person_keys').set({ person_id: to }).where('person_id', '=', from).execute()
  await queries.deleteFrom('people').where('id', '=', from).execute()
}

export async function deletePersonWithoutLeads(queries: Queries, personId: string): Promise<void> {
  const lead = await queries
    .selectFrom('leads')
    .select('id')
    .where('person_id', '=', personId)
    .limit(1)
    .executeTakeFirst()
  if (!lead) await queries.deleteFrom('people').where('id', '=', personId).execute()
}
