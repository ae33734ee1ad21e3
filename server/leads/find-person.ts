import { randomUUID } from 'node:crypto'
import type { Queries } from '../outside/database/tables.ts'

/**
 * The person with one of these keys; all keys are theirs from now on. Two people who turn out to be one are joined.
 * A key is taken before it is looked up, so that two requests of a new person at once make one person.
 */
export async function findOrMakePerson(queries: Queries, keys: readonly string[], nowMs: number): Promise<string> {
  const newcomer = randomUUID()
  await queries.insertInto('people').values({ id: newcomer, created_at_ms: nowMs }).execute()
  if (keys.length === 0) return newcomer
  await queries
    .insertInto('person_keys')
    .values(keys.map((value) => ({ value, person_id: newcomer })))
    .onConflict((conflict) => conflict.column('value').doNothing())
    .execute()
  const rows = await queries
    .selectFrom('person_keys')
    .select('person_id')
    .distinct()
    .where('value', 'in', keys)
    .execute()
  const owners = rows.map((row) => row.person_id)
  const person = owners.find((owner) => owner !== newcomer) ?? newcomer
  for (const other of new Set([...owners, newcomer])) if (other !== person) await joinPeople(queries, other, person)
  return person
}

async function joinPeople(queries: Queries, from: string, to: string): Promise<void> {
  await queries.updateTable('leads').set({ person_id: to }).where('person_id', '=', from).execute()
  await queries.updateTable('person_keys').set({ person_id: to }).where('person_id', '=', from).execute()
  await queries.deleteFrom('people').where('id', '=', from).execute()
}

/** A person of whom nothing is left but the name of a row. */
export async function forgetIfAlone(queries: Queries, personId: string): Promise<void> {
  const lead = await queries
    .selectFrom('leads')
    .select('id')
    .where('person_id', '=', personId)
    .limit(1)
    .executeTakeFirst()
  if (!lead) await queries.deleteFrom('people').where('id', '=', personId).execute()
}
