import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { PeopleQuery } from '../../domain/desk/desk-people-contract.ts'
import { startOfDay } from '../../domain/desk/opening-hours.ts'
import { OPEN_STEPS } from '../../domain/desk/steps.ts'
import type { View } from '../../domain/desk/views.ts'
import type { Queries, Tables } from '../outside/database/tables.ts'

const DAY_MS = 24 * 60 * 60_000

type Builder = ExpressionBuilder<Tables, 'desk_people'>
export type Filter = Omit<PeopleQuery, 'after'>
export interface FilterContext {
  userId: string
  nowMs: number
}

/** By what a view is sorted. Every view has an index for it. */
export const SORTED_BY = {
  unanswered: { column: 'waiting_since_ms', direction: 'asc' },
  due: { column: 'next_contact_at_ms', direction: 'asc' },
  mine: { column: 'newest_at_ms', direction: 'desc' },
  all: { column: 'newest_at_ms', direction: 'desc' },
} as const satisfies Record<View, object>

const VIEW_CONDITIONS: Record<View, (eb: Builder, context: FilterContext) => Expression<SqlBool>[]> = {
  unanswered: (eb) => [eb('waiting_since_ms', 'is not', null)],
  mine: (eb, { userId }) => [eb('owner_id', '=', userId), eb('step', 'in', OPEN_STEPS)],
  due: (eb, { nowMs }) => [
    eb('next_contact_at_ms', 'is not', null),
    eb('next_contact_at_ms', '<', startOfDay(nowMs) + DAY_MS),
  ],
  all: () => [],
}

/** People of a view who pass the filter. */
export const filtered = (queries: Queries, filter: Filter, context: FilterContext) =>
  queries.selectFrom('desk_people').where((eb) => eb.and(conditionsOf(eb, filter, context)))

function conditionsOf(eb: Builder, filter: Filter, context: FilterContext): Expression<SqlBool>[] {
  const { step, kind, source, program, city, owner, from, to } = filter
  return [
    asideCondition(eb, filter),
    ...VIEW_CONDITIONS[filter.view](eb, context),
    ...(step?.length ? [eb('step', 'in', step)] : []),
    ...(kind?.length ? [eb('kind', 'in', kind)] : []),
    ...(source?.length ? [eb('source', 'in', source)] : []),
    ...(program ? [eb('program', '=', program)] : []),
    ...(city ? [eb('city', '=', city)] : []),
    ...ownerCondition(eb, owner),
    // Nobody's newest submission is older than the first: lists in that order end there.
    ...(from ? [eb('arrived_at_ms', '>=', dayStart(from)), eb('newest_at_ms', '>=', dayStart(from))] : []),
    ...(to ? [eb('arrived_at_ms', '<', dayStart(to) + DAY_MS)] : []),
  ]
}

/**
 * Few people wait or are due, and those views have small indexes. The sum keeps SQLite, which guesses without statistics,
 * from taking the index of everybody instead.
 */
function asideCondition(eb: Builder, { view, aside }: Filter): Expression<SqlBool> {
  const column = view === 'unanswered' || view === 'due' ? sql<number>`is_set_aside + 0` : eb.ref('is_set_aside')
  return eb(column, '=', aside ? 1 : 0)
}

function ownerCondition(eb: Builder, owner: string | undefined): Expression<SqlBool>[] {
  if (!owner) return []
  return [owner === 'none' ? eb('owner_id', 'is', null) : eb('owner_id', '=', owner)]
}

const dayStart = (day: string): number => startOfDay(Date.parse(`${day}T00:00:00+07:00`))
