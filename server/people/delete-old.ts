import { setTimeout as pause } from 'node:timers/promises'
import { DAY_MS } from '../../domain/analytics/days.ts'

/** Something that is not kept for ever. */
export interface RetentionPart {
  name: string
  keepDays: number
  /** Deletes some of what is older, few enough to hold nobody up. Gives how many; 0 means that all are gone. */
  deleteBatch(olderThanMs: number, limit: number): Promise<number>
}

const BATCH_SIZE = 200
const PAUSE_MS = 20

/** Deletes everything that is older than its time, in small steps. */
export async function deleteOld(
  parts: readonly RetentionPart[],
  nowMs: number,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {}
  for (const { name, keepDays, deleteBatch } of parts) {
    let count: number
    do {
      if (signal?.aborted) return deleted
      count = await deleteBatch(nowMs - keepDays * DAY_MS, BATCH_SIZE)
      deleted[name] = (deleted[name] ?? 0) + count
      if (count > 0) await pause(PAUSE_MS)
    } while (count > 0)
  }
  return deleted
}
