import { locatePerson } from './locate-person.ts'
import type { PersonDeps, Reach } from './person-data.ts'

/** Everything that is stored about a person, by part. Empty lists when there is nobody. */
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
