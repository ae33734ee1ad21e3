import { randomUUID } from 'node:crypto'
import type { Queries } from '../outside/database/tables.ts'
import { type ChoosePerson, choosePerson } from './choose-person.ts'
import type { FollowUp } from './follow-up.ts'
import { keepApart } from './people-apart.ts'
import type { PersonTransaction } from './people-transaction.ts'

interface Sought {
  keys: readonly string[]
  name: string | null
  /** Whose submission it is so far. */
  present: string | undefined
  choose?: ChoosePerson | undefined
  nowMs: number
}

/**
 * Finds or creates the person with these keys, and locks them. Several people with a common key are merged into one,
 * unless staff keep them apart: then the submission is of the one with its name, or of somebody new.
 */
export async function findOrCreatePerson(
  people: PersonTransaction,
  followUp: FollowUp,
  { nowMs, ...sought }: Sought,
): Promise<{ id: string; isNew: boolean }> {
  const { queries } = people
  const { keys, present } = sought
  await people.lockKeys('contact', keys)
  const chosen = await choosePerson(queries, await ownersOf(queries, keys), sought)
  const { person: found = await withoutKeys(queries, present), others, apartFrom } = chosen
  const person = found ?? randomUUID()
  if (found) await people.lockPerson(found)
  else await queries.insertInto('people').values({ id: person, created_at_ms: nowMs }).execute()
  if (others.length > 0) people.requireAll()
  for (const other of others) {
    await followUp.peopleMerged(queries, other, person)
    await mergePeople(queries, other, person)
  }
  for (const other of apartFrom) await keepApart(queries, person, other)
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
