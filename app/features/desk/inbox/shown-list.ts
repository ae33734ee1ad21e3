import type { PeopleList, PersonRow } from '../../../../domain/desk/desk-people-contract.ts'

type More = Pick<PeopleList, 'rows' | 'next'>

const idsOf = (list: PeopleList): Set<string> => new Set([...list.rows, ...list.partial].map(({ id }) => id))

export function arrivals(shown: PeopleList, fresh: PeopleList): PersonRow[] {
  const known = idsOf(shown)
  const newestMs = Math.max(0, ...[...shown.rows, ...shown.partial].map((person) => person.newestAtMs))
  return fresh.rows.filter(({ id, newestAtMs }) => !known.has(id) && newestAtMs >= newestMs)
}

/** The fresh first page, and what was loaded below it. */
export function withTail(shown: PeopleList, fresh: PeopleList): PeopleList {
  const ids = shown.rows.map(({ id }) => id)
  const last = Math.max(-1, ...fresh.rows.map(({ id }) => ids.indexOf(id)))
  if (!fresh.next || shown.rows.length <= last + 1) return fresh
  return withMore(fresh, { rows: shown.rows.slice(last + 1), next: shown.next })
}

/** Nobody stands in the list twice, however they moved while it was loaded. */
export function withMore(shown: PeopleList, more: More): PeopleList {
  const known = idsOf(shown)
  return { ...shown, rows: [...shown.rows, ...more.rows.filter(({ id }) => !known.has(id))], next: more.next }
}

/** The same, but no longer than so many rows: of a page that is only begun the rest is asked for once more. */
export function upTo(rows: number, shown: PeopleList, more: More): PeopleList {
  const whole = withMore(shown, more)
  return whole.rows.length > rows ? { ...whole, rows: whole.rows.slice(0, rows), next: shown.next } : whole
}

export function replaced(list: PeopleList, person: PersonRow): PeopleList {
  const swap = (row: PersonRow) => (row.id === person.id ? person : row)
  return { ...list, rows: list.rows.map(swap), partial: list.partial.map(swap) }
}
