import { personParts } from '../site/person-parts.ts'
import { locatePerson } from './locate-person.ts'
import { lockPeople } from './people-lock.ts'
import type { PersonDeps, Reach } from './person-data.ts'

/**
 * Removes everything that is stored about a person, all or nothing, and tells how much of each part. Nobody is told of
 * them any more. What remains is the random key of each submission, so that a browser's late repeat is answered but not
 * kept; what the person sends anew is kept anew.
 */
export function erasePerson(deps: PersonDeps, contact: string, reach: Reach): Promise<Record<string, number>> {
  return deps.database.queries.transaction().execute(async (queries) => {
    await lockPeople(deps.database, queries)
    const person = await locatePerson(queries, contact, reach)
    const erased: Record<string, number> = {}
    for (const part of personParts(deps)) erased[part.name] = await part.erase(queries, person)
    return erased
  })
}
