import type { Stats } from '../../domain/analytics/stats-contract.ts'
import { TOPIC_USE } from '../../domain/chat/intents.ts'
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

/** Courtesies are no topic. */
const COURTESIES = ['greeting', 'thanks_bye']

/** What Ms Kiky was asked about. */
export const topicsOf = ({ use }: Pick<Stats, 'use'>): NamedCount[] =>
  named(use).flatMap(({ name, count }) => {
    const topic = name.startsWith(TOPIC_USE) ? name.slice(TOPIC_USE.length) : ''
    return topic && !COURTESIES.includes(topic) ? [{ name: topic, count }] : []
  })

export const reached = (funnel: Stats['funnel']['chat'], wanted: string): number =>
  funnel.find(({ step }) => step === wanted)?.reached ?? 0
