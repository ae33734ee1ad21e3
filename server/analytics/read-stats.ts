import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { percentile } from '../../domain/analytics/buckets.ts'
import { daysBetween } from '../../domain/analytics/days.ts'
import { CHAT_PATH, FORM_PATH } from '../../domain/analytics/events.ts'
import { funnelOf } from '../../domain/analytics/funnel.ts'
import type { Metric } from '../../domain/analytics/session.ts'
import type { Stats } from '../../domain/analytics/stats-contract.ts'
import { CLS_SCALE } from '../../domain/analytics/vitals.ts'
import type { Database } from '../outside/database/tables.ts'

/** Long ranges are read in parts, so that other requests are answered in between. */
const DAYS_PER_QUERY = 31
/** Of free values such as sources only the most frequent are returned. */
const MAX_KEYS = 50

const METRICS = [
  'session',
  'ended',
  'chat_furthest',
  'form_furthest',
  'event',
  'event_failed',
  'first_reply',
  'vital',
  'use',
  'lead',
  'lead_kind',
  'lead_city',
  'lead_program',
  'lead_source',
] as const satisfies Metric[]

type Counts = Record<string, number>

/** Reads only roll-ups, no sessions or events. */
export async function readStats(database: Database, from: string, to: string): Promise<Stats> {
  const counts = await readCounts(database, from, to)
  const read = (metric: (typeof METRICS)[number]): Counts => withoutZeros(counts.get(metric) ?? {})
  const firstReply = bucketCounts(Object.entries(read('first_reply')))
  return {
    from,
    to,
    leads: {
      total: read('lead').complete ?? 0,
      byDay: await leadsByDay(database, from, to),
      byKind: read('lead_kind'),
      bySource: mostFrequent(read('lead_source')),
      byProgram: read('lead_program'),
      byCity: read('lead_city'),
    },
    sessions: { started: read('session').started ?? 0, ended: read('ended') },
    funnel: {
      chat: funnelOf(CHAT_PATH, read('chat_furthest')),
      form: funnelOf(FORM_PATH, read('form_furthest')),
    },
    firstReply: { sessions: sum(firstReply), medianMs: rounded(percentile(firstReply, 0.5)) },
    events: read('event'),
    failedEvents: read('event_failed'),
    use: read('use'),
    webVitals: vitalsOf(read('vital')),
  }
}

async function readCounts({ queries }: Database, from: string, to: string): Promise<Map<string, Counts>> {
  const counts = new Map<string, Counts>(METRICS.map((metric) => [metric, {}]))
  for (const [first, last] of pieces(from, to)) {
    const rows = await queries
      .selectFrom('analytics_counts')
      .select(['metric', 'key', (eb) => eb.fn.sum<number>('value').as('value')])
      .where('metric', 'in', METRICS)
      .where('day', '>=', first)
      .where('day', '<=', last)
      .groupBy(['metric', 'key'])
      .execute()
    for (const { metric, key, value } of rows) {
      const ofMetric = counts.get(metric)
      if (ofMetric) ofMetric[key] = (ofMetric[key] ?? 0) + Number(value)
    }
    await yieldToEventLoop()
  }
  return counts
}

const withoutZeros = (counts: Counts): Counts =>
  Object.fromEntries(Object.entries(counts).filter(([, value]) => value !== 0))

async function leadsByDay({ queries }: Database, from: string, to: string): Promise<{ day: string; leads: number }[]> {
  const rows = await queries
    .selectFrom('analytics_counts')
    .select(['day', 'value'])
    .where('metric', '=', 'lead')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('key', '=', 'complete')
    .execute()
  const byDay = new Map(rows.map(({ day, value }) => [day, value]))
  return daysBetween(from, to).map((day) => ({ day, leads: byDay.get(day) ?? 0 }))
}

function vitalsOf(counts: Counts): Stats['webVitals'] {
  const byKind = Map.groupBy(Object.entries(counts), ([key]) => key.slice(0, key.lastIndexOf('|')))
  return [...byKind].map(([kind, entries]) => {
    const [vital = '', page = '', device = ''] = kind.split('|')
    const buckets = bucketCounts(entries.map(([key, value]) => [key.slice(kind.length + 1), value]))
    const at = (share: number) => {
      const value = percentile(buckets, share) ?? 0
      return vital === 'CLS' ? Math.round(value) / CLS_SCALE : Math.round(value)
    }
    return { vital, page, device, views: sum(buckets), p50: at(0.5), p75: at(0.75), p95: at(0.95) }
  })
}

const bucketCounts = (entries: readonly (readonly [bucket: string, count: number])[]): Map<number, number> =>
  new Map(entries.map(([bucket, count]) => [Number(bucket), count]))

const sum = (counts: ReadonlyMap<number, number>): number => [...counts.values()].reduce((all, one) => all + one, 0)

const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value))

const mostFrequent = (counts: Counts): Counts =>
  Object.fromEntries(
    Object.entries(counts)
      .sort(([, a], [, b]) => b - a)
      .slice(0, MAX_KEYS),
  )

function pieces(from: string, to: string): [first: string, last: string][] {
  const days = daysBetween(from, to)
  const starts = days.filter((_, index) => index % DAYS_PER_QUERY === 0)
  return starts.map((first, index) => [first, days[(index + 1) * DAYS_PER_QUERY - 1] ?? to])
}
