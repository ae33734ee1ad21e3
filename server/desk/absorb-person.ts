import type { Decisions } from '../../domain/desk/person-facts.ts'
import { isFurther } from '../../domain/desk/steps.ts'
import type { DeskPersonTable } from '../outside/database/tables/desk-tables.ts'
import type { Queries } from '../outside/database/tables.ts'
import { keepApart, peopleApartFrom } from '../people/people-apart.ts'
import { findRow, refreshPerson } from './refresh-person.ts'

/** Moves all that the desk knows of one person to another. The first is deleted next, or has no submissions left. */
export async function absorbPerson(queries: Queries, from: string, to: string): Promise<void> {
  const [gone, kept] = [await findRow(queries, from), await findRow(queries, to)]
  if (!gone) return
  for (const table of ['desk_notes', 'desk_events'] as const)
    await queries.updateTable(table).set({ person_id: to }).where('person_id', '=', from).execute()
  await moveApart(queries, from, to)
  if (!kept) {
    await queries.updateTable('desk_people').set({ person_id: to }).where('person_id', '=', from).execute()
    await queries.deleteFrom('desk_words').where('person_id', '=', from).execute()
    const row = { ...gone, person_id: to }
    return refreshPerson(queries, row)
  }
  await queries.deleteFrom('desk_people').where('person_id', '=', from).execute()
  await queries.deleteFrom('desk_words').where('person_id', '=', from).execute()
  await refreshPerson(queries, kept, { changes: { ...joined(kept, gone), version: kept.version + 1 } })
}

/** The further step, and whatever only one of them has. */
function joined(kept: DeskPersonTable, gone: DeskPersonTable): Partial<DeskPersonTable> {
  const decisions: Decisions = { ...JSON.parse(gone.decisions), ...JSON.parse(kept.decisions) }
  return {
    ...(isFurther(gone.step, kept.step) && {
      step: gone.step,
      lost_reason: gone.lost_reason,
      lost_words: gone.lost_words,
    }),
    owner_id: kept.owner_id ?? gone.owner_id,
    claimed_by: kept.claimed_by ?? gone.claimed_by,
    claimed_at_ms: kept.claimed_at_ms ?? gone.claimed_at_ms,
    claimed_until_ms: kept.claimed_until_ms ?? gone.claimed_until_ms,
    next_contact_at_ms: kept.next_contact_at_ms ?? gone.next_contact_at_ms,
    next_contact_words: kept.next_contact_words ?? gone.next_contact_words,
    waiting_since_ms: earlier(kept.waiting_since_ms, gone.waiting_since_ms),
    answered_at_ms: earlier(kept.answered_at_ms, gone.answered_at_ms),
    decisions: JSON.stringify(decisions),
  }
}

const earlier = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b)

async function moveApart(queries: Queries, from: string, to: string): Promise<void> {
  const others = await peopleApartFrom(queries, from)
  await queries
    .deleteFrom('people_apart')
    .where((eb) => eb.or([eb('person_id', '=', from), eb('other_id', '=', from)]))
    .execute()
  for (const other of others) if (other !== to) await keepApart(queries, to, other)
}
