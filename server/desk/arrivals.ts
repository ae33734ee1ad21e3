import { sql } from 'kysely'
import { DAY_MS, daysBetween, type Period } from '../../domain/analytics/days.ts'
import { JAKARTA_OFFSET_MS } from '../../domain/desk/opening-hours.ts'
import type { Queries } from '../outside/database/tables.ts'
import { type NamedCount, named } from './named-counts.ts'
import { type Filter, filtered } from './people-filter.ts'

/** Real people, once each: no samples, and nobody who only began to leave a contact and was never reached. */
const realPeople = (queries: Queries, filter: Filter, nowMs: number) =>
  filtered(queries, filter, { userId: '', nowMs })
    .where('is_demo', '=', 0)
    .where((eb) => eb.or([eb('is_partial', '=', 0), eb('step', '<>', 'new')]))

export async function countReal(queries: Queries, filter: Filter, nowMs: number): Promise<number> {
  const { count } = await realPeople(queries, filter, nowMs)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many people came first on each of these days. */
export async function arrivalsByDay(
  queries: Queries,
  { from, to }: Period,
  nowMs: number,
): Promise<{ day: string; count: number }[]> {
  const dayNumber = sql<number>`(arrived_at_ms + ${sql.lit(JAKARTA_OFFSET_MS)}) / ${sql.lit(DAY_MS)}`
  const counts = await realPeople(queries, { view: 'all', from, to }, nowMs)
    .select([dayNumber.as('day'), (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy(dayNumber)
    .execute()
  const byDay = new Map(counts.map(({ day, count }) => [Number(day), Number(count)]))
  return daysBetween(from, to).map((day) => ({ day, count: byDay.get(Date.parse(day) / DAY_MS) ?? 0 }))
}

/** The people of these days by what a row says of them, the most frequent first. */
export async function arrivalsBy(
  queries: Queries,
  column: 'source' | 'kind' | 'program' | 'city' | 'step',
  { from, to }: Period,
  nowMs: number,
): Promise<NamedCount[]> {
  const counts = await realPeople(queries, { view: 'all', from, to }, nowMs)
    .select((eb) => [eb.ref(column).as('name'), eb.fn.countAll<number>().as('count')])
    .groupBy(column)
    .execute()
  return named(Object.fromEntries(counts.map(({ name, count }) => [name ?? 'unknown', Number(count)])))
}
