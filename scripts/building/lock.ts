import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'

const LOOK_AGAIN_MS = 100
const BUSY = 5

/** Runs alone among all processes that name this file. The system itself ends the lock of a process that dies. */
export async function withLock<T>(file: string, run: () => Promise<T>, onWait = () => {}): Promise<T> {
  const lock = new DatabaseSync(file)
  try {
    for (let waited = false; !take(lock); waited = true) {
      if (!waited) onWait()
      await delay(LOOK_AGAIN_MS)
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
    if ((error as { errcode?: number }).errcode === BUSY) return false
    throw error
  }
}
