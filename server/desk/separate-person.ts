import { randomUUID } from 'node:crypto'
import type { Changed } from '../../domain/desk/desk-people-contract.ts'
import { factsOf } from '../../domain/desk/person-facts.ts'
import { Failure } from '../../domain/shared/failure.ts'
import type { DeskPersonTable, LeadTable, Queries } from '../outside/database/tables.ts'
import { inPeopleTransaction } from '../people/people-transaction.ts'
import { personKeys } from '../people/person-keys.ts'
import { keepApart } from './absorb-person.ts'
import { rowOrFail } from './change-person.ts'
import type { DeskDeps, StaffUser } from './desk-deps.ts'
import { recordEvent } from './events.ts'
import { rowOf } from './person-row.ts'
import { readFacts, refreshPerson, storeWords } from './refresh-person.ts'

/** Makes another person of some submissions. The two are kept apart from now on. Answers with the new person. */
export const separatePerson = (
  deps: DeskDeps,
  user: StaffUser,
  personId: string,
  leadIds: readonly string[],
): Promise<Changed> =>
  inPeopleTransaction(deps, async (queries) => {
    const row = await rowOrFail(queries, personId)
    const leads = await queries.selectFrom('leads').selectAll().where('person_id', '=', personId).execute()
    const moving = leads.filter(({ id }) => leadIds.includes(id))
    if (moving.length === 0 || moving.length === leads.length)
      throw new Failure('body.invalid', { details: [{ path: ['leadIds'] }] })
    const newId = randomUUID()
    const atMs = deps.now()
    await movePart(queries, { row, newId, moving, staying: leads.filter((lead) => !moving.includes(lead)), atMs })
    const data = { leadIds: moving.map(({ id }) => id), otherId: newId }
    await recordEvent(queries, { kind: 'separated', personId, actorId: user.id, data, atMs })
    await recordEvent(queries, {
      kind: 'separated',
      personId: newId,
      actorId: user.id,
      data: { otherId: personId },
      atMs,
    })
    return { person: rowOf(await rowOrFail(queries, newId), atMs), undo: null }
  })

interface Parting {
  row: DeskPersonTable
  newId: string
  moving: readonly LeadTable[]
  staying: readonly LeadTable[]
  atMs: number
}

async function movePart(queries: Queries, { row, newId, moving, staying, atMs }: Parting): Promise<void> {
  await queries.insertInto('people').values({ id: newId, created_at_ms: atMs }).execute()
  await moveOwned(queries, {
    leadIds: moving.map(({ id }) => id),
    keys: exclusiveKeys(moving, staying),
    noteIds: [],
    to: newId,
  })
  await insertLike(queries, row, newId)
  const { values: _, settledNames: __, ...decisions } = JSON.parse(row.decisions)
  await refreshPerson(queries, row, {
    changes: { decisions: JSON.stringify(decisions), version: row.version + 1, changed_at_ms: atMs },
  })
  await keepApart(queries, row.person_id, newId)
}

/** Contacts that both parts have stay with the first: a key belongs to one person. */
function exclusiveKeys(moving: readonly LeadTable[], staying: readonly LeadTable[]): string[] {
  const shared = new Set(staying.flatMap(personKeys))
  return [...new Set(moving.flatMap(personKeys))].filter((key) => !shared.has(key))
}

export async function moveOwned(
  queries: Queries,
  { leadIds, noteIds, keys, to }: { leadIds: string[]; noteIds: string[]; keys: string[]; to: string },
): Promise<void> {
  const person_id = to
  if (leadIds.length > 0) await queries.updateTable('leads').set({ person_id }).where('id', 'in', leadIds).execute()
  if (noteIds.length > 0)
    await queries.updateTable('desk_notes').set({ person_id }).where('id', 'in', noteIds).execute()
  if (keys.length > 0) await queries.updateTable('person_keys').set({ person_id }).where('value', 'in', keys).execute()
}

/** As far as the other one is: whether somebody waits for an answer is not known of each alone. */
async function insertLike(queries: Queries, row: DeskPersonTable, newId: string): Promise<void> {
  const found = await readFacts(queries, newId)
  if (!found) return
  await queries
    .insertInto('desk_people')
    .values({
      ...factsOf(found.leads),
      ...found.times,
      person_id: newId,
      version: 0,
      changed_at_ms: found.times.newest_at_ms,
      step: row.step,
      lost_reason: row.lost_reason,
      lost_words: row.lost_words,
      owner_id: row.owner_id,
      waiting_since_ms: row.waiting_since_ms,
      answered_at_ms: row.answered_at_ms,
      decisions: '{}',
    })
    .execute()
  await storeWords(queries, newId, found.leads)
}
