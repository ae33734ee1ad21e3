import type { PeopleList, PeopleQuery, PersonRow } from '../../domain/desk/desk-people-contract.ts'
import type { Database, DeskPersonTable, Queries } from '../outside/database/tables.ts'
import { type Filter, type FilterContext, filtered, SORTED_BY } from './people-filter.ts'
import { rowOf } from './person-row.ts'

const PAGE_ROWS = 50
const MAX_PARTIAL = 20
/** Chats that ended early are of no use later. */
const PARTIAL_MS = 14 * 24 * 60 * 60_000

export async function listPeople(
  { queries }: Pick<Database, 'queries'>,
  { after, ...filter }: PeopleQuery,
  context: FilterContext,
): Promise<PeopleList> {
  const ids = await pageOf(queries, { filter, context, after: cursorFrom(after), limit: PAGE_ROWS + 1 })
  const page = ids.slice(0, PAGE_ROWS)
  const last = page.at(-1)
  const hasPartial = filter.view === 'unanswered' && !after
  const partial = hasPartial ? await partialPeople(queries, filter, context) : { rows: [], total: 0 }
  return {
    rows: await rowsByIds(queries, page, context.nowMs),
    next: ids.length > PAGE_ROWS && last ? `${last.sorted}.${last.person_id}` : null,
    total: !after && ids.length <= PAGE_ROWS ? ids.length : await countPeople(queries, filter, context),
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
  const { count } = await found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { rows: rows.map((row) => rowOf(row, context.nowMs)), total: Number(count) }
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

function cursorFrom(after: string | undefined): Cursor | null {
  const [, sorted, person_id] = after?.match(/^(\d+)\.(.+)$/) ?? []
  return sorted && person_id ? { sorted: Number(sorted), person_id } : null
}
