import { mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const IN_MEMORY = '/dev/shm'
/** Hundreds of small databases have room in it. */
const ENOUGH_BYTES = 6e9

/** A new folder for data that nobody needs after the run: in memory where there is plenty, else on the disk. */
export const quickFolder = (prefix: string): string => mkdtempSync(join(hasMemory() ? IN_MEMORY : tmpdir(), prefix))

function hasMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return bavail * bsize > ENOUGH_BYTES
  } catch {
    return false
  }
}
