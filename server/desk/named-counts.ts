import type { Stats } from '../../domain/analytics/stats-contract.ts'
import { sourceOf } from '../../domain/desk/sources.ts'

export interface NamedCount {
  name: string
  count: number
}

/** The most frequent first. */
export const named = (counts: Record<string, number>): NamedCount[] =>
  Object.entries(counts)
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count)

/** Hosts and campaigns by the source that they belong to. */
export function bySource(counts: Record<string, number>): NamedCount[] {
  const sums: Record<string, number> = {}
  for (const [key, count] of Object.entries(counts)) {
    const source = key === 'direct' ? key : sourceOf({ utm: { utm_source: key } })
    sums[source] = (sums[source] ?? 0) + count
  }
  return named(sums)
}

export const reached = (funnel: Stats['funnel']['chat'], wanted: string): number =>
  funnel.find(({ step }) => step === wanted)?.reached ?? 0
