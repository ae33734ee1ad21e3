import { jakartaDay } from '../../domain/analytics/days.ts'
import type { Count } from '../../domain/analytics/session.ts'
import type { Offered } from '../../domain/leads/odd-values.ts'
import type { LeadTable } from '../outside/database/tables/lead-tables.ts'
import type { Queries } from '../outside/database/tables.ts'
import { createTally, storeTally } from './counts.ts'

export type CountedLead = Pick<LeadTable, 'kind' | 'city' | 'goal' | 'details'>

export const createCountLead =
  (offered: Offered) =>
  async (queries: Queries, lead: CountedLead, atMs: number): Promise<void> => {
    const tally = createTally()
    tallyLead(lead, offered, atMs, tally.count)
    await storeTally(queries, tally)
  }

export function tallyLead(
  { kind, city, goal, details }: CountedLead,
  { cities, programs }: Offered,
  atMs: number,
  count: Count,
): void {
  const day = jakartaDay(atMs)
  count(day, 'lead', 'complete')
  count(day, 'lead_kind', kind)
  count(day, 'lead_city', known(cities, city))
  count(
    day,
    'lead_program',
    known(
      programs.map(({ storedAs }) => storedAs),
      goal,
    ),
  )
  count(day, 'lead_source', sourceOf(details))
}

/** Counts only values of our lists; typed ones may be personal data. */
const known = (options: readonly string[], value: string | null): string =>
  value === null || value === '' ? 'unknown' : options.includes(value) ? value : 'other'

function sourceOf(details: string): string {
  const { utm = {}, referrer = '' } = JSON.parse(details) as { utm?: Record<string, string>; referrer?: string }
  const source = (utm.utm_source ?? URL.parse(referrer)?.hostname ?? '').toLowerCase().replace(/^www\./, '')
  return source === '' ? 'direct' : /^[a-z0-9._-]{1,40}$/.test(source) ? source : 'other'
}
