import type { Queries } from '../outside/database/tables.ts'
import { locatePerson } from './locate-person.ts'
import type { Person, PersonDeps, Reach } from './person-data.ts'

/** All stored data about a person, by part; empty lists for an unknown one. */
export async function exportPerson(
  { database, personParts }: PersonDeps,
  contact: string,
  reach: Reach,
): Promise<Record<string, readonly object[]>> {
  const { queries } = database
  return exportLocated(queries, personParts, await locatePerson(queries, personParts, contact, reach))
}

export async function exportLocated(
  queries: Queries,
  personParts: PersonDeps['personParts'],
  person: Person,
): Promise<Record<string, readonly object[]>> {
  const found: Record<string, readonly object[]> = {}
  for (const part of personParts) found[part.name] = await part.find(queries, person)
  return found
}
