import type { DeskToday } from '../../domain/desk/desk-figures-contract.ts'
import { openTimeMs } from '../../domain/desk/timer.ts'
import type { DeskPersonTable } from '../outside/database/tables/desk-tables.ts'
import type { DeskDeps } from './desk-deps.ts'
import { readHours } from './settings.ts'
import { namesOf } from './team.ts'

/** The answer is among the last steps, unless most of them were moves of people who had been answered. */
const MOST_STEPS = 50

/** Who was answered last, by whom, and after how long; null if nobody was lately. */
export async function readLastAnswer({ database: { queries } }: DeskDeps): Promise<DeskToday['lastAnswer']> {
  const steps = await queries
    .selectFrom('desk_events')
    .innerJoin('desk_people', 'desk_people.person_id', 'desk_events.person_id')
    .select(['desk_events.actor_id', 'desk_events.data', 'desk_events.created_at_ms', 'name', 'answered_at_ms'])
    .where('desk_events.kind', '=', 'step')
    .orderBy('desk_events.seq', 'desc')
    .limit(MOST_STEPS)
    .execute()
  // An answer that was taken back is none.
  const answer = steps.find(({ data, answered_at_ms, created_at_ms }) =>
    Boolean(waitedSinceMs(data) && answered_at_ms === created_at_ms),
  )
  if (!answer) return null
  const { name, actor_id, data, created_at_ms } = answer
  const names = await namesOf(queries, [actor_id])
  const waitedMs = openTimeMs(waitedSinceMs(data) ?? created_at_ms, created_at_ms, await readHours(queries))
  return { name, byName: names.get(actor_id ?? '') ?? null, minutes: Math.round(waitedMs / 60_000) }
}

function waitedSinceMs(data: string): number | null {
  const { undo } = JSON.parse(data) as { undo?: { before?: Partial<DeskPersonTable> } }
  return undo?.before?.waiting_since_ms ?? null
}
