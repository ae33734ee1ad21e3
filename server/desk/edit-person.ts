import type { Changed, DetailsRequest } from '../../domain/desk/desk-people-contract.ts'
import { type Decisions, factsOf } from '../../domain/desk/person-facts.ts'
import { plainName } from '../../domain/desk/search-words.ts'
import { dialablePhone } from '../../domain/leads/phone.ts'
import type { DeskPersonTable } from '../outside/database/tables/desk-tables.ts'
import type { Queries } from '../outside/database/tables.ts'
import { type Change, changePerson } from './change-person.ts'
import type { DeskDeps, StaffUser } from './desk-deps.ts'
import { readFacts, storeWords } from './refresh-person.ts'

type Values = NonNullable<Decisions['values']>

/** Corrects what a person is shown with. What they submitted stays as it is. */
export const editDetails = (
  deps: DeskDeps,
  user: StaffUser,
  personId: string,
  { version, ...typed }: DetailsRequest,
): Promise<Changed> =>
  changePerson(deps, { user, personId, version }, (row, queries) => {
    const values = merged(decisionsOf(row).values ?? {}, typed)
    return decideAnew(queries, row, { values }, { kind: 'details', data: { fields: Object.keys(typed) } })
  })

/** What looked like a program is a person, who waits from now on. */
export const markReal = (deps: DeskDeps, user: StaffUser, personId: string): Promise<Changed> =>
  changePerson(deps, { user, personId }, async (row, queries) => {
    if (!row.is_set_aside) return null
    const change = await decideAnew(queries, row, { isReal: true }, { kind: 'is_real' })
    return { ...change, set: { ...change.set, waiting_since_ms: row.is_partial ? null : deps.now() } }
  })

/** Submissions under several names are of one person. */
export const confirmSame = (deps: DeskDeps, user: StaffUser, personId: string): Promise<Changed> =>
  changePerson(deps, { user, personId }, async (row, queries) => {
    const found = await readFacts(queries, row.person_id)
    const settledNames = [...new Set((found?.leads ?? []).map(({ name }) => plainName(name)).filter(Boolean))]
    return decideAnew(queries, row, { settledNames }, { kind: 'merged', data: { confirmed: true }, canUndo: true })
  })

/** Also brings the search in line. */
export async function decideAnew(
  queries: Queries,
  row: DeskPersonTable,
  decided: Decisions,
  change: Omit<Change, 'set'>,
): Promise<Change> {
  const decisions = { ...decisionsOf(row), ...decided }
  const found = await readFacts(queries, row.person_id)
  if (!found) return { set: {}, ...change }
  await storeWords(queries, row.person_id, found.leads, decisions)
  return { set: { ...factsOf(found.leads, decisions), decisions: JSON.stringify(decisions) }, ...change }
}

export const decisionsOf = ({ decisions }: DeskPersonTable): Decisions => JSON.parse(decisions)

/** An emptied field falls back to what was submitted. */
function merged(before: Values, { phone, ...typed }: Omit<DetailsRequest, 'version'>): Values {
  const dialable = phone?.trim() ? (dialablePhone(phone) ?? phone) : phone
  const entries = Object.entries({ ...before, ...typed, ...(dialable !== undefined && { phone: dialable }) })
  return Object.fromEntries(entries.map(([field, value]) => [field, value?.trim()]).filter(([, value]) => value))
}
