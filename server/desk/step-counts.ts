import { jakartaDay } from '../../domain/analytics/days.ts'
import type { Step } from '../../domain/desk/steps.ts'
import type { Queries } from '../outside/database/tables.ts'
import type { DeskCount } from './desk-deps.ts'

/** People are counted with a step once, however often they are moved there. */
export async function stepCounts(queries: Queries, personId: string, step: Step, nowMs: number): Promise<DeskCount[]> {
  const moves = await queries
    .selectFrom('desk_events')
    .select('data')
    .where('person_id', '=', personId)
    .where('kind', 'in', ['step', 'added'])
    .execute()
  const wasReached = moves.some(({ data }) => {
    const { to, isUndone } = JSON.parse(data) as { to?: unknown; isUndone?: boolean }
    return to === step && !isUndone
  })
  return wasReached ? [] : [{ day: jakartaDay(nowMs), metric: 'desk_step', key: step, by: 1 }]
}
