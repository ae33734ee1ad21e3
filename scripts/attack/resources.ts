import type { ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** Until clients' connections have ended, and until collected memory is given back. */
const CONNECTIONS_END_MS = 12_000
const SETTLE_MS = 10_000
const LOOK_EVERY_MS = 1000

export interface Resources {
  memoryMb: number
  descriptors: number
}

/** What a process needs while nothing is asked of it, without garbage; it must collect at SIGUSR2. */
export async function resourcesWhenQuiet(child: ChildProcess): Promise<Resources | null> {
  const { pid } = child
  await pause(CONNECTIONS_END_MS)
  child.kill('SIGUSR2')
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
