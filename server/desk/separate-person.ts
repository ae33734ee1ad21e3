import { randomUUID } from 'node:crypto'
import type { Changed, SeparateRequest } from '../../domain/desk/desk-people-contract.ts'
import { factsOf } from '../../domain/desk/person-facts.ts'
import { UNDO_MS } from '../../domain/desk/views.ts'
import { Failure } from '../../domain/shared/failure.ts'
import type { DeskPersonTable } from '../outside/database/tables/desk-tables.ts'
import type { LeadTable } from '../outside/database/tables/lead-tables.ts'
import type { Queries } from '../outside/database/tables.ts'
import { keepApart, peopleApartFrom } from '../people/people-apart.ts'
import { inPeopleTransaction } from '../people/people-transaction.ts'
import { personKeys } from '../people/person-keys.ts'
import { rowOrFail } from './change-person.ts'
import type { DeskDeps, StaffUser } from './desk-deps.ts'
import { recordEvent } from './events.ts'
import { moveOwned } from './move-owned.ts'
import { noticeWaiting } from './notify/begin-notices.ts'
import { readParts, type StoredPart } from './parts-of-person.ts'
import { rowOf } from './person-row.ts'
import { readFacts, refreshPerson, storeWords } from './refresh-person.ts'
import { decidedIn } from './undo-change.ts'

/** Makes a person of each of these parts. All are kept apart from now on. Answers with the person who stays. */
export const separatePerson = (
  deps: DeskDeps,
  user: StaffUser,
  personId: string,
  { parts: asked, notes = {} }: SeparateRequest,
): Promise<Changed> =>
  inPeopleTransaction(deps, async (queries) => {
    const row = await rowOrFail(queries, personId)
    const leads = await queries.selectFrom('leads').selectAll().where('person_id', '=', personId).execute()
    const [staying = [], ...moving] = partsOf(leads, asked)
    const [stays, ...others] = await readParts(queries, row, [staying, ...moving], notes)
    const atMs = deps.now()
    const newIds: string[] = []
    for (const part of others) {
      const newId = await movePart(queries, { row, part, others: leads, atMs, apartFrom: newIds })
      newIds.push(newId)
      // Whoever was to be reminded was so of the person that they were.
      const sinceMs = part.decided?.waiting_since_ms ?? null
      if (sinceMs !== null) await noticeWaiting(deps, queries, { personId: newId, sinceMs, isByStaff: true })
    }
    const { values: _, settledNames: __, ...kept } = JSON.parse(row.decisions)
    const decisions = stays?.decisions ?? JSON.stringify(kept)
    const version = row.version + 1
    await refreshPerson(queries, row, {
      changes: { ...stays?.decided, decisions, version, changed_at_ms: atMs },
    })
    const waitsAgainMs = row.waiting_since_ms === null ? (stays?.decided?.waiting_since_ms ?? null) : null
    if (waitsAgainMs !== null) await noticeWaiting(deps, queries, { personId, sinceMs: waitsAgainMs, isByStaff: true })
    const line = { kind: 'separated', actorId: user.id, atMs } as const
    for (const newId of newIds) await recordEvent(queries, { ...line, personId: newId, data: { otherId: personId } })
    const { id } = await recordEvent(queries, {
      ...line,
      personId,
      data: { otherIds: newIds, undo: { separate: { before: decidedIn(row), newIds }, version } },
    })
    const undo = { eventId: id, untilMs: atMs + UNDO_MS }
    return { person: rowOf(await rowOrFail(queries, personId), atMs), undo }
  })

/** Those who stay first. Every part has somebody. */
function partsOf(leads: readonly LeadTable[], asked: SeparateRequest['parts']): LeadTable[][] {
  const partOf = (id: string) => asked.findIndex((leadIds) => leadIds.includes(id))
  const parts = [-1, ...asked.keys()].map((part) => leads.filter(({ id }) => partOf(id) === part))
  if (parts.some((part) => part.length === 0)) throw new Failure('body.invalid', { details: [{ path: ['parts'] }] })
  return parts
}

interface Parting {
  row: DeskPersonTable
  part: StoredPart
  /** All submissions of the person, these among them. */
  others: readonly LeadTable[]
  atMs: number
  apartFrom: readonly string[]
}

async function movePart(queries: Queries, parting: Parting): Promise<string> {
  const { row, part, others, atMs, apartFrom } = parting
  const { merge } = part
  const newId = merge?.other.person_id ?? randomUUID()
  await queries.insertInto('people').values({ id: newId, created_at_ms: atMs }).execute()
  await moveOwned(queries, {
    leadIds: part.leads.map(({ id }) => id),
    keys: merge?.keys ?? exclusiveKeys(part.leads, others),
    noteIds: part.noteIds,
    eventIds: part.eventIds,
    to: newId,
  })
  await insertPart(queries, newId, parting)
  const known = await peopleApartFrom(queries, row.person_id)
  for (const other of new Set([row.person_id, ...known, ...apartFrom])) await keepApart(queries, newId, other)
  return newId
}

/** Contacts that others have, too, stay with the first: a key belongs to one person. */
function exclusiveKeys(moving: readonly LeadTable[], all: readonly LeadTable[]): string[] {
  const shared = new Set(all.filter((lead) => !moving.includes(lead)).flatMap(personKeys))
  return [...new Set(moving.flatMap(personKeys))].filter((key) => !shared.has(key))
}

async function insertPart(queries: Queries, newId: string, { part, atMs }: Parting): Promise<void> {
  const { decided, decisions = '{}' } = part
  const found = await readFacts(queries, newId)
  if (!found) return
  const { step = 'new', ...more } = decided ?? {}
  const columns = { ...factsOf(found.leads, JSON.parse(decisions)), ...found.times, ...more, step }
  await queries
    .insertInto('desk_people')
    .values({ ...columns, person_id: newId, version: 0, changed_at_ms: atMs, decisions })
    .execute()
  await storeWords(queries, newId, found.leads, JSON.parse(decisions))
}
