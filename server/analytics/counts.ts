import type { Count, Metric } from '../../domain/analytics/session.ts'
import type { Queries } from '../outside/database/tables.ts'
import { inChunks } from './in-chunks.ts'

/** Sums up changes of roll-ups, so that each count is written once. */
export function createTally() {
  const changes = new Map<string, { metric: Metric; day: string; key: string; value: number }>()
  const count: Count = (day, metric, key, by = 1) => {
    const id = `${metric}\n${day}\n${key}`
    const change = changes.get(id)
    if (change) change.value += by
    else changes.set(id, { metric, day, key, value: by })
  }
  /** Sorted, so that concurrent processes lock rows in the same order and cannot deadlock. */
  const rows = () =>
    [...changes]
      .filter(([, { value }]) => value !== 0)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, row]) => row)
  return { count, rows }
}

export type Tally = ReturnType<typeof createTally>

export async function storeTally(queries: Queries, tally: Tally): Promise<void> {
  for (const chunk of inChunks(tally.rows())) {
    await queries
      .insertInto('analytics_counts')
      .values(chunk)
      .onConflict((conflict) =>
        conflict
          .columns(['metric', 'day', 'key'])
          .doUpdateSet((eb) => ({ value: eb('analytics_counts.value', '+', eb.ref('excluded.value')) })),
      )
      .execute()
  }
}
