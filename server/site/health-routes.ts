import { setTimeout as delay } from 'node:timers/promises'
import { Hono } from 'hono'
import { Failure } from '../../domain/shared/failure.ts'
import type { SiteEnvironment } from '../http/environment.ts'
import type { Database } from '../outside/database/tables.ts'
import type { Version } from './version.ts'
import { createWriteProbe } from './write-probe.ts'

const ANSWER_LIMIT_MS = 3000

interface HealthParts {
  database: Database
  version: Version
  isStopping: () => boolean
}

/** For monitoring: /healthz checks the process, /readyz also a write to the database, and fails once the process is stopping. */
export const healthRoutes = ({ database, version, isStopping }: HealthParts) => {
  const probe = createWriteProbe(database)
  return new Hono<SiteEnvironment>()
    .get('/healthz', (c) => c.json({ status: 'ok', ...version }))
    .get('/readyz', async (c) => {
      if (isStopping()) throw new Failure('service.unavailable', { retryAfterS: 1 })
      const timeout = delay(ANSWER_LIMIT_MS, undefined, { ref: false }).then(() =>
        Promise.reject(new Error('the database is silent')),
      )
      await Promise.race([probe(), timeout]).catch((cause: unknown) => {
        throw new Failure('service.unavailable', { cause, retryAfterS: 1 })
      })
      return c.json({ status: 'ready' })
    })
}
