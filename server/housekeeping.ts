import type { Logger } from 'pino'
import { describeError } from './http/safe-log.ts'

const EVERY_MS = 6 * 60 * 60 * 1000

export interface Housekeeping {
  start(): void
  stop(): void
  /** Does everything that is due once; what fails is logged and tried the next time. */
  tidy(): Promise<void>
}

/** Forgets what has been kept long enough, when the site starts and four times a day. */
export function createHousekeeping(tasks: Record<string, () => Promise<number>>, log: Logger): Housekeeping {
  let timer: NodeJS.Timeout | undefined
  const tidy = async () => {
    for (const [name, task] of Object.entries(tasks)) {
      try {
        const forgotten = await task()
        if (forgotten > 0) log.info({ name, forgotten }, 'old records were deleted')
      } catch (error) {
        log.error({ name, error: describeError(error) }, 'old records were not deleted')
      }
    }
  }
  return {
    start: () => {
      tidy()
      timer = setInterval(tidy, EVERY_MS).unref()
    },
    stop: () => clearInterval(timer),
    tidy,
  }
}
