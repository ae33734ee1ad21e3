import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'

const RETRY_MS = 100
const SQLITE_BUSY = 5

/** Holds an exclusive lock on the file while `run` runs. The operating system releases the lock of a killed process. */
export async function withLock<T>(file: string, run: () => Promise<T>, onWait = () => {}): Promise<T> {
  const lock = new DatabaseSync(file)
  try {
    for (let waited = false; !take(lock); waited = true) {
      if (!waited) onWait()
      await delay(RETRY_MS)
    }
    return await run()
  } finally {
    lock.close()
  }
}

function take(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive')
    return true
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false
    throw error
  }
}
