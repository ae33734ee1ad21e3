import type { SelectQueryBuilder } from 'kysely'
import type { PeopleList, PeopleQuery, PersonRow } from '../../domain/desk/desk-people-contract.ts'
import { MOST_COUNTED } from '../../domain/desk/views.ts'
import type { DeskPersonTable } from '../outside/database/tables/desk-tables.ts'
import type { Database, Queries, Tables } from '../outside/database/tables.ts'
import { type Filter, type FilterContext, filtered, SORTED_BY } from './people-filter.ts'
import { rowOf } from './person-row.ts'

const PAGE_ROWS = 50
const MAX_PARTIAL = 20
/** Chats that ended early are of no use later. */
const PARTIAL_MS = 14 * 24 * 60 * 60_000

/** The first page counts, too: one more than is told apart. */
const COUNTED_ROWS = MOST_COUNTED + 1

export async function listPeople(
  { queries }: Pick<Database, 'queries'>,
  { after, ...filter }: PeopleQuery,
  context: FilterContext,
): Promise<PeopleList> {
  const earlier = cursorFrom(after)
  const limit = earlier ? PAGE_ROWS + 1 : COUNTED_ROWS
  const ids = await pageOf(queries, { filter, context, after: earlier, limit })
  const page = ids.slice(0, PAGE_ROWS)
  const last = page.at(-1)
  const total = earlier?.total ?? ids.length
  const hasPartial = filter.view === 'unanswered' && !after
  const partial = hasPartial ? await partialPeople(queries, filter, context) : { rows: [], total: 0 }
  return {
    rows: await rowsByIds(queries, page, context.nowMs),
    next: ids.length > PAGE_ROWS && last ? `${total}.${last.sorted}.${last.person_id}` : null,
    total,
    partial: partial.rows,
    partialTotal: partial.total,
  }
}

interface Cursor {
  sorted: number
  person_id: string
}

/** One page of a view, found in its index alone. */
export function pageOf(
  queries: Queries,
  page: { filter: Filter; context: FilterContext; after: Cursor | null; limit: number },
): Promise<Cursor[]> {
  const { filter, context, after, limit } = page
  const { column, direction } = SORTED_BY[filter.view]
  const beyond = direction === 'asc' ? '>' : '<'
  return filtered(queries, filter, context)
    .select(['person_id', (eb) => eb.ref(column).$castTo<number>().as('sorted')])
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb(eb.refTuple(column, 'person_id'), beyond, eb.tuple(after?.sorted ?? 0, after?.person_id ?? '')),
      ),
    )
    .orderBy(column, direction)
    .orderBy('person_id', direction)
    .limit(limit)
    .execute()
}

/** Counts no further than lists are counted: nobody waits for the number of everybody. */
export async function countSome(
  queries: Queries,
  filter: Filter,
  context: FilterContext,
  atMost = COUNTED_ROWS,
): Promise<number> {
  const some = filtered(queries, filter, context).select('person_id').limit(atMost)
  return counted(queries, some)
}

/** All of them, for a file of all of them. */
export async function countPeople(queries: Queries, filter: Filter, context: FilterContext): Promise<number> {
  const { count } = await filtered(queries, filter, context)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function partialPeople(
  queries: Queries,
  filter: Filter,
  context: FilterContext,
): Promise<{ rows: PersonRow[]; total: number }> {
  const found = filtered(queries, { ...filter, view: 'all' }, context)
    .where('is_partial', '=', 1)
    .where('step', '=', 'new')
    .where('newest_at_ms', '>', context.nowMs - PARTIAL_MS)
  const rows = await found.selectAll().orderBy('newest_at_ms', 'desc').limit(MAX_PARTIAL).execute()
  const total =
    rows.length < MAX_PARTIAL ? rows.length : await counted(queries, found.select('person_id').limit(COUNTED_ROWS))
  return { rows: rows.map((row) => rowOf(row, context.nowMs)), total }
}

async function counted(queries: Queries, people: SelectQueryBuilder<Tables, 'desk_people', { person_id: string }>) {
  const { count } = await queries
    .selectFrom(people.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** In the order of the ids. */
export async function rowsByIds(
  queries: Queries,
  ids: readonly { person_id: string }[],
  nowMs: number,
): Promise<PersonRow[]> {
  const rows = await storedRows(
    queries,
    ids.map(({ person_id }) => person_id),
  )
  return rows.map((row) => rowOf(row, nowMs))
}

export async function storedRows(queries: Queries, ids: readonly string[]): Promise<DeskPersonTable[]> {
  if (ids.length === 0) return []
  const rows = await queries.selectFrom('desk_people').selectAll().where('person_id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.person_id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function cursorFrom(after: string | undefined): (Cursor & { total: number }) | null {
  const [, total, sorted, person_id] = after?.match(/^(\d{1,6})\.(\d{1,15})\.(.+)$/) ?? []
  return total && sorted && person_id ? { total: Number(total), sorted: Number(sorted), person_id } : null
}
