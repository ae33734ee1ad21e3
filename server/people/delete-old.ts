import { setTimeout as pause } from 'node:timers/promises'
import { DAY_MS } from '../../domain/analytics/days.ts'

/** Something that is not kept for ever. */
export interface RetentionPart {
  name: string
  keepDays: number
  /** Deletes some of what is older, few enough to hold nobody up. Gives how many; 0 means that all are gone. */
  deleteSome(olderThanMs: number, atMost: number): Promise<number>
}

const AT_ONCE = 200
const PAUSE_MS = 20

/** Deletes everything that is older than its time, in small steps. */
export async function deleteOld(
  parts: readonly RetentionPart[],
  nowMs: number,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {}
  for (const { name, keepDays, deleteSome } of parts) {
    let some: number
    do {
      if (signal?.aborted) return deleted
      some = await deleteSome(nowMs - keepDays * DAY_MS, AT_ONCE)
      deleted[name] = (deleted[name] ?? 0) + some
      if (some > 0) await pause(PAUSE_MS)
    } while (some > 0)
  }
  return deleted
}
