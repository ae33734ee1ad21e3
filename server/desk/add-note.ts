import { randomUUID } from 'node:crypto'
import type { Changed, NoteRequest } from '../../domain/desk/desk-people-contract.ts'
import type { Queries } from '../outside/database/tables.ts'
import { inPersonTransaction } from '../people/people-transaction.ts'
import { rowOrFail } from './change-person.ts'
import type { DeskDeps, StaffUser } from './desk-deps.ts'
import { recordEvent } from './events.ts'
import { currentIdOf } from './merged-into.ts'
import { rowOf } from './person-row.ts'

/** Notes are only ever added, so that two people never overwrite each other's. */
export const addNote = (deps: DeskDeps, user: StaffUser, askedId: string, note: NoteRequest): Promise<Changed> =>
  inPersonTransaction(deps, async ({ queries, lockPerson }) => {
    const personId = await currentIdOf(queries, askedId, deps.now())
    await lockPerson(personId)
    const row = await rowOrFail(queries, personId)
    await storeNote(queries, { ...note, personId, authorId: user.id, atMs: deps.now() })
    return { person: rowOf(row, deps.now()), undo: null }
  })

/** A key that is known stores nothing. */
export async function storeNote(
  queries: Queries,
  { key, text, personId, authorId, atMs }: NoteRequest & { personId: string; authorId: string; atMs: number },
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('desk_notes')
    .values({
      id: randomUUID(),
      key: `${authorId}:${key}`,
      person_id: personId,
      author_id: authorId,
      text: text.trim(),
      created_at_ms: atMs,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows) await recordEvent(queries, { kind: 'note', personId, actorId: authorId, atMs })
}
