import { Failure } from '../../domain/shared/failure.ts'
import type { Queries } from '../outside/database/tables.ts'
import type { Merge } from './move-owned.ts'
import { findRow } from './refresh-person.ts'

/** So long an open page, or a change that waits for a network, may still be about somebody who was merged. */
const REMEMBERED_MS = 60 * 24 * 60 * 60_000

/** The id under which somebody is known now; of who was merged that of whom they are part of. */
export async function currentIdOf(queries: Queries, personId: string, nowMs: number): Promise<string> {
  if (await findRow(queries, personId)) return personId
  const merges = await queries
    .selectFrom('desk_events')
    .select(['person_id', 'data'])
    .where('created_at_ms', '>', nowMs - REMEMBERED_MS)
    .where('kind', '=', 'merged')
    .execute()
  const into = merges.find(({ data }) => mergedIdIn(data) === personId)?.person_id
  if (!into) throw new Failure('path.unknown')
  return into
}

/** Who became part of another, by the line of the story; undefined if that was taken back. */
export const mergedIdIn = (data: string): string | undefined =>
  (JSON.parse(data) as { undo?: { merge?: Merge } }).undo?.merge?.other.person_id
