import { randomUUID } from 'node:crypto'
import type { Queries } from '../outside/database/tables.ts'
import type { FollowUp } from './follow-up.ts'
import type { PersonTransaction } from './people-transaction.ts'

interface Sought {
  keys: readonly string[]
  /** Whose submission it is so far. */
  present: string | undefined
  nowMs: number
}

/**
 * Finds or creates the person with these keys, and locks them. Several people with a common key are merged into one,
 * unless staff keep them apart: then the submission is of the one with the first key.
 */
export async function findOrCreatePerson(
  people: PersonTransaction,
  followUp: FollowUp,
  { keys, present, nowMs }: Sought,
): Promise<{ id: string; isNew: boolean }> {
  const { queries } = people
  await people.lockKeys('contact', keys)
  const { person: found = await withoutKeys(queries, present), others } = await chooseOwner(queries, keys)
  const person = found ?? randomUUID()
  if (found) await people.lockPerson(found)
  else await queries.insertInto('people').values({ id: person, created_at_ms: nowMs }).execute()
  if (others.length > 0) people.requireAll()
  for (const other of others) {
    await followUp.peopleMerged(queries, other, person)
    await mergePeople(queries, other, person)
  }
  const isNew = found === undefined
  if (keys.length === 0) return { id: person, isNew }
  await queries
    .insertInto('person_keys')
    .values(keys.map((value) => ({ value, person_id: person })))
    .onConflict((conflict) => conflict.column('value').doNothing())
    .execute()
  return { id: person, isNew }
}

/** Whoever has given no contact yet stays the same person with the first one. */
async function withoutKeys(queries: Queries, personId: string | undefined): Promise<string | undefined> {
  if (personId === undefined) return undefined
  const key = await queries
    .selectFrom('person_keys')
    .select('value')
    .where('person_id', '=', personId)
    .limit(1)
    .executeTakeFirst()
  return key ? undefined : personId
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
