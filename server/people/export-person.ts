import { locatePerson } from './locate-person.ts'
import type { PersonDeps, Reach } from './person-data.ts'

/** All stored data about a person, by part; empty lists for an unknown one. */
export async function exportPerson(
  { database, personParts }: PersonDeps,
  contact: string,
  reach: Reach,
): Promise<Record<string, readonly object[]>> {
  const { queries } = database
  const person = await locatePerson(queries, contact, reach)
  const found: Record<string, readonly object[]> = {}
  for (const part of personParts) found[part.name] = await part.find(queries, person)
  return found
}
