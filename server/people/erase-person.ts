import type { Queries } from '../outside/database/tables.ts'
import { locatePerson } from './locate-person.ts'
import { lockPeople } from './people-lock.ts'
import type { PersonDeps, Reach } from './person-data.ts'

/**
 * Removes everything that is stored about a person, all or nothing, and tells how much of each part. Nobody is told of
 * them any more. What remains is the random key of each submission, so that a browser's late repeat is answered but not
 * kept; what the person sends anew is kept anew.
 */
export const erasePerson = (deps: PersonDeps, contact: string, reach: Reach): Promise<Record<string, number>> =>
  deps.database.queries.transaction().execute((queries) => erasePersonIn(queries, deps, contact, reach))

/** The same as one step of a larger transaction. */
export async function erasePersonIn(
  queries: Queries,
  { database, personParts }: PersonDeps,
  contact: string,
  reach: Reach,
): Promise<Record<string, number>> {
  await lockPeople(database, queries)
  const person = await locatePerson(queries, contact, reach)
  const erased: Record<string, number> = {}
  for (const part of personParts) erased[part.name] = await part.erase(queries, person)
  return erased
}
