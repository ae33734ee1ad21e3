import type { PeopleQuery } from '../../../../domain/desk/desk-people-contract.ts'
import { VIEWS } from '../../../../domain/desk/views.ts'

const LISTS = ['step', 'kind', 'source'] as const
const FIELDS = ['program', 'city', 'owner', 'from', 'to', 'aside'] as const
const WORDS = [...FIELDS, 'after'] as const

/** As in the address; several values are joined with commas. */
export function searchOf(query: PeopleQuery): string {
  const search = new URLSearchParams({ view: query.view })
  for (const name of LISTS) if (query[name]?.length) search.set(name, query[name].join(','))
  for (const name of WORDS) if (query[name]) search.set(name, query[name])
  return search.toString()
}

export const addressOf = (query: PeopleQuery): string => `/admin/inbox?${searchOf(query)}`

/** The server checks what it is asked; here it only has to be read back. */
export function queryOf(search: string): PeopleQuery {
  const given = new URLSearchParams(search)
  const query: Record<string, unknown> = { view: VIEWS.find((view) => view === given.get('view')) ?? 'unanswered' }
  for (const name of LISTS) if (given.get(name)) query[name] = given.get(name)?.split(',')
  for (const name of WORDS) if (given.get(name) && name !== 'after') query[name] = given.get(name)
  return query as PeopleQuery
}

/** Whether more than the view is asked for. */
export const isFiltered = (query: PeopleQuery): boolean => filtersOf(query).length > 0

export interface Filter {
  name: (typeof LISTS | typeof FIELDS)[number]
  value: string
  /** The query when it is taken away. */
  without: PeopleQuery
}

/** Everything that the view is narrowed by, one by one. */
export function filtersOf({ after: _, ...query }: PeopleQuery): Filter[] {
  const lists = LISTS.flatMap((name) =>
    (query[name] ?? []).map((value, _at, all: readonly string[]) => {
      const rest = all.filter((each) => each !== value)
      return { name, value, without: { ...query, [name]: rest.length > 0 ? rest : undefined } }
    }),
  )
  const fields = FIELDS.flatMap((name) => {
    const value = query[name]
    return value ? [{ name, value, without: { ...query, [name]: undefined } }] : []
  })
  return [...lists, ...fields]
}
