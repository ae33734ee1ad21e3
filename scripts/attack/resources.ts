import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** Meanwhile clients' connections end, and V8 gives back what it has collected. */
const SETTLE_MS = 30_000
const LOOK_EVERY_MS = 1000

export interface Resources {
  memoryMb: number
  descriptors: number
}

/** The least that a process needs while nothing is asked of it. */
export async function resourcesWhenQuiet(pid: number | undefined): Promise<Resources | null> {
  let least = resourcesOf(pid)
  for (const until = Date.now() + SETTLE_MS; least && Date.now() < until; await pause(LOOK_EVERY_MS)) {
    const { memoryMb, descriptors } = resourcesOf(pid) ?? least
    least = { memoryMb: Math.min(memoryMb, least.memoryMb), descriptors: Math.min(descriptors, least.descriptors) }
  }
  return least
}

/** Of a process, where /proc tells; null elsewhere. */
function resourcesOf(pid: number | undefined): Resources | null {
  try {
    const kb = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1]
    return { memoryMb: Math.round(Number(kb) / 1024), descriptors: readdirSync(`/proc/${pid}/fd`).length }
  } catch {
    return null
  }
}
