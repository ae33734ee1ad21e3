import { personParts } from '../site/person-parts.ts'
import { locatePerson } from './locate-person.ts'
import type { PersonDeps, Reach } from './person-data.ts'

/** Everything that is stored about a person, by part. Empty lists when there is nobody. */
export async function exportPerson(
  deps: PersonDeps,
  contact: string,
  reach: Reach,
): Promise<Record<string, readonly object[]>> {
  const { queries } = deps.database
  const person = await locatePerson(queries, contact, reach)
  const found: Record<string, readonly object[]> = {}
  for (const part of personParts(deps)) found[part.name] = await part.find(queries, person)
  return found
}
