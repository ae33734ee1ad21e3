import { readdirSync, readFileSync } from 'node:fs'

export interface Resources {
  memoryMb: number
  descriptors: number
}

/** Of a process, where /proc tells; null elsewhere. */
export function resourcesOf(pid: number | undefined): Resources | null {
  try {
    const kb = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1]
    return { memoryMb: Math.round(Number(kb) / 1024), descriptors: readdirSync(`/proc/${pid}/fd`).length }
  } catch {
    return null
  }
}
