import type { Changed } from '../../domain/desk/desk-people-contract.ts'
import { UNDO_MS } from '../../domain/desk/views.ts'
import { Failure } from '../../domain/shared/failure.ts'
import type { DeskEventTable, DeskPersonTable } from '../outside/database/tables/desk-tables.ts'
import type { Queries } from '../outside/database/tables.ts'
import { mergePeople } from '../people/find-person.ts'
import { forgetApart, keepApart } from '../people/people-apart.ts'
import { inPeopleTransaction } from '../people/people-transaction.ts'
import { absorbPerson } from './absorb-person.ts'
import { rowOrFail, type UndoData } from './change-person.ts'
import type { DeskDeps, StaffUser } from './desk-deps.ts'
import { recordEvent } from './events.ts'
import { type Merge, moveOwned } from './move-owned.ts'
import { rowOf } from './person-row.ts'
import { findRow, refreshPerson } from './refresh-person.ts'

/** The time that a slow network takes is not the user's. */
const GRACE_MS = 7000

interface StoredUndo extends UndoData {
  merge?: Merge
  separate?: { before: Partial<DeskPersonTable>; newIds: readonly string[] }
}

/** Takes the user's own change back, within seconds, unless somebody has changed the person since. */
export const undoChange = (deps: DeskDeps, user: StaffUser, eventId: string): Promise<Changed> =>
  inPeopleTransaction(deps, async (queries) => {
    const event = await queries.selectFrom('desk_events').selectAll().where('id', '=', eventId).executeTakeFirst()
    const undo = event && undoOf(event, user, deps.now())
    if (!event?.person_id || !undo) throw new Failure('desk.undo_over')
    const row = await rowOrFail(queries, event.person_id)
    if (undo.version !== row.version || isTaken(row, undo, user)) throw new Failure('desk.undo_over')
    await takeBack(queries, row, undo)
    if (undo.counts)
      await deps.countDesk(
        queries,
        undo.counts.map((count) => ({ ...count, by: -count.by })),
      )
    await forgetUndo(queries, event)
    const data = { of: event.kind }
    await recordEvent(queries, { kind: 'undone', personId: row.person_id, actorId: user.id, data, atMs: deps.now() })
    return { person: rowOf(await rowOrFail(queries, row.person_id), deps.now()), undo: null }
  })

function undoOf(event: DeskEventTable, user: StaffUser, nowMs: number): StoredUndo | null {
  if (event.actor_id !== user.id || event.created_at_ms + UNDO_MS + GRACE_MS < nowMs) return null
  return (JSON.parse(event.data) as { undo?: StoredUndo }).undo ?? null
}

/** A claim that somebody else has taken over since. */
const isTaken = (row: DeskPersonTable, { before }: StoredUndo, user: StaffUser): boolean =>
  before?.claimed_until_ms !== undefined && row.claimed_by !== null && row.claimed_by !== user.id

async function takeBack(queries: Queries, row: DeskPersonTable, undo: StoredUndo): Promise<void> {
  if (undo.merge) await takeApart(queries, row, undo.merge)
  else if (undo.separate) await rejoin(queries, row, undo.separate)
  else await restore(queries, row, undo)
}

async function restore(queries: Queries, row: DeskPersonTable, { before = {} }: StoredUndo): Promise<void> {
  const changes = { ...before, version: row.version + 1 }
  // What was decided about the submissions is also what search finds.
  if (before.decisions !== undefined) return refreshPerson(queries, row, { changes })
  await queries.updateTable('desk_people').set(changes).where('person_id', '=', row.person_id).execute()
}

/** Both as they were, with what each had. What was done since stays with the kept one. */
async function takeApart(queries: Queries, row: DeskPersonTable, merge: Merge): Promise<void> {
  const { kept, other, apart, ...moved } = merge
  await queries.insertInto('people').values({ id: other.person_id, created_at_ms: other.arrived_at_ms }).execute()
  await moveOwned(queries, { ...moved, to: other.person_id })
  await queries.insertInto('desk_people').values(other).execute()
  await refreshPerson(queries, other)
  await refreshPerson(queries, kept, { changes: { ...decidedIn(kept), version: row.version + 1 } })
  if (apart) await restoreApart(queries, merge, apart)
}

/** What only the other was kept apart from, the kept one is no longer. */
async function restoreApart(
  queries: Queries,
  { kept, other }: Merge,
  apart: NonNullable<Merge['apart']>,
): Promise<void> {
  const lent = apart.other.filter((id) => !apart.kept.includes(id))
  for (const id of lent) await forgetApart(queries, kept.person_id, id)
  if (apart.other.length === 0) return
  // Somebody may have been erased since.
  const there = await queries.selectFrom('people').select('id').where('id', 'in', apart.other).execute()
  for (const { id } of there) await keepApart(queries, other.person_id, id)
}

/** Notes that were written since stay; a decision about one of them was made by somebody who knew. */
async function rejoin(
  queries: Queries,
  row: DeskPersonTable,
  { before, newIds }: NonNullable<StoredUndo['separate']>,
): Promise<void> {
  for (const newId of newIds) {
    if ((await findRow(queries, newId))?.version !== 0) throw new Failure('desk.undo_over')
    await queries.deleteFrom('desk_events').where('person_id', '=', newId).where('kind', '=', 'separated').execute()
    await absorbPerson(queries, newId, row.person_id)
    await mergePeople(queries, newId, row.person_id)
  }
  await refreshPerson(queries, row, { changes: { ...before, version: row.version + 1 } })
}

export const decidedIn = (row: DeskPersonTable): Partial<DeskPersonTable> => ({
  step: row.step,
  lost_reason: row.lost_reason,
  lost_words: row.lost_words,
  owner_id: row.owner_id,
  claimed_by: row.claimed_by,
  claimed_at_ms: row.claimed_at_ms,
  claimed_until_ms: row.claimed_until_ms,
  next_contact_at_ms: row.next_contact_at_ms,
  next_contact_words: row.next_contact_words,
  waiting_since_ms: row.waiting_since_ms,
  answered_at_ms: row.answered_at_ms,
  decisions: row.decisions,
})

/** A change is taken back once. What the story says of it did not stay. */
async function forgetUndo(queries: Queries, event: DeskEventTable): Promise<void> {
  const { undo: _, ...data } = JSON.parse(event.data)
  await queries
    .updateTable('desk_events')
    .set({ data: JSON.stringify({ ...data, isUndone: true }) })
    .where('id', '=', event.id)
    .execute()
}
