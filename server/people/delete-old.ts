import { setTimeout as pause } from 'node:timers/promises'
import { DAY_MS } from '../../domain/analytics/days.ts'

export interface PartCount {
  old: number
  all: number
  /** 0 without rows. */
  newestMs: number
}

export interface RetentionPart {
  name: string
  keepDays: number
  /** Left out where it would cost too much, or where nothing is lost. */
  count?(olderThanMs: number): Promise<PartCount>
  /** Deletes up to `limit` older rows and returns how many; 0 means done. */
  deleteBatch(olderThanMs: number, limit: number): Promise<number>
}

const BATCH_SIZE = 200
const PAUSE_MS = 20

/** Deletes expired data in small batches, so that other queries do not wait. */
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
