import { Failure } from '../../domain/shared/failure.ts'
import { eraseLocated } from '../people/erase-person.ts'
import { exportLocated } from '../people/export-person.ts'
import { locateById } from '../people/locate-person.ts'
import { inPeopleTransaction } from '../people/people-transaction.ts'
import { rowOrFail } from './change-person.ts'
import type { DeskDeps, StaffUser } from './desk-deps.ts'
import { newestSeq, recordEvent } from './events.ts'

const ERASE_WORDS = ['HAPUS', 'ERASE']

/** All data of a person. The download is in the story and the audit log. */
export const exportOfPerson = (deps: DeskDeps, user: StaffUser, personId: string): Promise<object> =>
  inPeopleTransaction(deps, async (queries) => {
    await rowOrFail(queries, personId)
    await recordEvent(queries, { kind: 'exported', personId, actorId: user.id, atMs: deps.now() })
    return exportLocated(queries, deps.personParts, await locateById(queries, personId))
  })

/** Everything about a person goes. One line stays: who erased somebody, and when. */
export const erasePersonById = (deps: DeskDeps, user: StaffUser, personId: string, word: string): Promise<void> =>
  inPeopleTransaction(deps, async (queries) => {
    if (!ERASE_WORDS.includes(word.trim().toUpperCase()))
      throw new Failure('body.invalid', { details: [{ path: ['word'] }] })
    await rowOrFail(queries, personId)
    await eraseLocated(queries, deps, await locateById(queries, personId))
    await queries
      .updateTable('desk_events')
      .set({ actor_id: user.id })
      .where('seq', '=', await newestSeq(queries))
      .where('kind', '=', 'erased')
      .execute()
  })
