import { setTimeout as pause } from 'node:timers/promises'

const LIMIT_MS = 30_000
const LOOK_EVERY_MS = 100

/** The first value that is not false, null or undefined. Rejects when none comes in time, with what was waited for. */
export async function until<T>(what: string, look: () => Promise<T | false | null | undefined>): Promise<T> {
  for (const startedAtMs = Date.now(); Date.now() - startedAtMs < LIMIT_MS; ) {
    const found = await look()
    if (found !== false && found !== null && found !== undefined) return found
    await pause(LOOK_EVERY_MS)
  }
  throw new Error(`waited in vain: ${what}`)
}
