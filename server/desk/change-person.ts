import type { Changed } from '../../domain/desk/desk-people-contract.ts'
import type { EventKind } from '../../domain/desk/desk-story-contract.ts'
import { UNDO_MS } from '../../domain/desk/views.ts'
import { Failure } from '../../domain/shared/failure.ts'
import type { DeskPersonTable } from '../outside/database/tables/desk-tables.ts'
import type { Queries } from '../outside/database/tables.ts'
import { inPersonTransaction, type PersonTransaction } from '../people/people-transaction.ts'
import type { DeskCount, DeskDeps, StaffUser } from './desk-deps.ts'
import { recordEvent } from './events.ts'
import { currentIdOf } from './merged-into.ts'
import { noticeChange } from './notify/begin-notices.ts'
import { rowOf } from './person-row.ts'
import { findRow } from './refresh-person.ts'
import { isOnTeam, namesOf } from './team.ts'

export interface Change {
  set: Partial<DeskPersonTable>
  kind: EventKind
  data?: object
  /** Whether it may be taken back for a few seconds. */
  canUndo?: boolean
  /** Changes of daily totals, taken back as well. */
  counts?: readonly DeskCount[]
}

/** What an event keeps to take a change back. Never sent to browsers. */
export interface UndoData {
  before?: Partial<DeskPersonTable>
  /** The version that the change made. */
  version?: number
  counts?: readonly DeskCount[]
}

interface Asked {
  user: StaffUser
  personId: string
  /** The version that the user saw; left out for changes that never conflict. */
  version?: number
}

/** Changes one person in a transaction, with its line in the story. A change of an outdated version is refused. */
export const changePerson = (deps: DeskDeps, asked: Asked, decide: Decide): Promise<Changed> =>
  inPersonTransaction(deps, (people) => changePersonIn(deps, people, asked, decide))

type Decide = (row: DeskPersonTable, queries: Queries) => Change | null | Promise<Change | null>

/** The same inside an existing transaction. Of who was merged meanwhile nobody has seen what they are now. */
export async function changePersonIn(
  deps: DeskDeps,
  { queries, lockPerson }: PersonTransaction,
  { user, personId: askedId, version }: Asked,
  decide: Decide,
): Promise<Changed> {
  const nowMs = deps.now()
  const personId = await currentIdOf(queries, askedId, nowMs)
  await lockPerson(personId)
  // Asked while they were still on the team; after the lock, which whoever removes them has waited for.
  if (!(await isOnTeam(queries, user.id))) throw new Failure('auth.required')
  const row = await rowOrFail(queries, personId)
  const isSeen = personId === askedId && version === row.version
  if (version !== undefined && !isSeen) await refuseConflict(queries, row, nowMs)
  const change = await decide(row, queries)
  if (!change) return { person: rowOf(row, nowMs), undo: null }
  const isVersioned = version !== undefined
  const marks = isVersioned ? { version: row.version + 1, changed_by: user.id, changed_at_ms: nowMs } : {}
  const set = { ...change.set, ...marks }
  const after = { ...row, ...set }
  await storeColumns(queries, personId, set)
  await noticeChange(deps, queries, row, after)
  // Sample people are there to try the desk with.
  const counts = row.is_demo ? [] : (change.counts ?? [])
  const undo: UndoData = change.canUndo
    ? { before: pick(row, change.set), version: after.version, ...(counts.length > 0 && { counts }) }
    : {}
  const { id } = await recordEvent(queries, {
    kind: change.kind,
    personId,
    actorId: user.id,
    data: { ...change.data, ...(change.canUndo && { undo }) },
    atMs: nowMs,
  })
  if (counts.length > 0) await deps.countDesk(queries, counts)
  return {
    person: rowOf(after, nowMs),
    undo: change.canUndo ? { eventId: id, untilMs: nowMs + UNDO_MS } : null,
  }
}

export async function rowOrFail(queries: Queries, personId: string): Promise<DeskPersonTable> {
  const row = await findRow(queries, personId)
  if (!row) throw new Failure('path.unknown')
  return row
}

/** A change may be a line in the story alone. */
async function storeColumns(queries: Queries, personId: string, set: Partial<DeskPersonTable>): Promise<void> {
  if (Object.keys(set).length > 0)
    await queries.updateTable('desk_people').set(set).where('person_id', '=', personId).execute()
}

export const pick = (row: DeskPersonTable, changed: Partial<DeskPersonTable>): Partial<DeskPersonTable> =>
  Object.fromEntries(Object.keys(changed).map((key) => [key, row[key as keyof DeskPersonTable]]))

async function refuseConflict(queries: Queries, row: DeskPersonTable, nowMs: number): Promise<never> {
  const names = await namesOf(queries, [row.changed_by])
  const byName = (row.changed_by && names.get(row.changed_by)) || null
  throw new Failure('desk.conflict', {
    details: { person: rowOf(row, nowMs), byId: row.changed_by, byName, atMs: row.changed_at_ms },
  })
}
