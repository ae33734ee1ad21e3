import type { Queries } from '../outside/database/tables.ts'
import { locatePerson } from './locate-person.ts'
import { lockPeople } from './people-lock.ts'
import type { Person, PersonDeps, Reach } from './person-data.ts'

/**
 * Erases all data about a person in one transaction and returns the counts by part. Only the idempotency keys of their
 * submissions remain, so that a late retry by a browser does not store them again.
 */
export const erasePerson = (deps: PersonDeps, contact: string, reach: Reach): Promise<Record<string, number>> =>
  deps.database.queries.transaction().execute((queries) => erasePersonIn(queries, deps, contact, reach))

/** The same inside an existing transaction. */
export async function erasePersonIn(
  queries: Queries,
  deps: PersonDeps,
  contact: string,
  reach: Reach,
): Promise<Record<string, number>> {
  await lockPeople(deps.database, queries)
  return eraseLocated(queries, deps, await locatePerson(queries, deps.personParts, contact, reach))
}

/** The same of a person who was found, in a transaction that has locked people. */
export async function eraseLocated(
  queries: Queries,
  { personParts }: PersonDeps,
  person: Person,
): Promise<Record<string, number>> {
  const erased: Record<string, number> = {}
  for (const part of personParts) erased[part.name] = await part.erase(queries, person)
  return erased
}
