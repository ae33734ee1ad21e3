import { percentile } from '../../domain/analytics/buckets.ts'
import type { Queries } from '../outside/database/tables.ts'
import type { DeskCount } from './desk-deps.ts'

export interface DailyCount {
  day: string
  key: string
  value: number
}

/** The totals of some days, both included. */
export const dailyCounts = (
  queries: Queries,
  metric: DeskCount['metric'] | 'session',
  from: string,
  to: string,
): Promise<DailyCount[]> =>
  queries
    .selectFrom('analytics_counts')
    .select(['day', 'key', 'value'])
    .where('metric', '=', metric)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute()

export const sumOf = (counts: readonly DailyCount[], key?: string): number =>
  counts.filter((count) => key === undefined || count.key === key).reduce((sum, { value }) => sum + value, 0)

/** Of the metric 'answer_time', in minutes; null if nobody was answered. */
export function medianMinutes(counts: readonly DailyCount[]): number | null {
  const buckets = new Map<number, number>()
  for (const { key, value } of counts) buckets.set(Number(key), (buckets.get(Number(key)) ?? 0) + value)
  const medianMs = percentile(buckets, 0.5)
  return medianMs === null ? null : Math.round(medianMs / 60_000)
}
