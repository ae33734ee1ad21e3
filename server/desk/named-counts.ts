import type { Stats } from '../../domain/analytics/stats-contract.ts'
import { TOPIC_USE } from '../../domain/chat/intents.ts'

export interface NamedCount {
  name: string
  count: number
}

/** The most frequent first. */
export const named = (counts: Record<string, number>): NamedCount[] =>
  Object.entries(counts)
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count)

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
