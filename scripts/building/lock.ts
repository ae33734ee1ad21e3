import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

const LOOK_AGAIN_MS = 100

/** Runs alone among all processes that name this file. A lock whose owner has died is taken over. */
export async function withLock<T>(file: string, run: () => Promise<T>): Promise<T> {
  while (!take(file)) await delay(LOOK_AGAIN_MS)
  try {
    return await run()
  } finally {
    rmSync(file, { force: true })
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    if (isAbandoned(file)) rmSync(file, { force: true })
    return false
  }
}

function isAbandoned(file: string): boolean {
  try {
    const owner = Number(readFileSync(file, 'utf8'))
    if (!owner) return false
    process.kill(owner, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
