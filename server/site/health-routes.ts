import { setTimeout as delay } from 'node:timers/promises'
import { Hono } from 'hono'
import type { TutorModel } from '../../domain/chat/tutor-model.ts'
import { Failure } from '../../domain/shared/failure.ts'
import type { SiteEnvironment } from '../http/environment.ts'
import type { Database } from '../outside/database/tables.ts'
import { askTutor } from './ask-tutor.ts'
import type { Version } from './version.ts'
import { createWriteProbe } from './write-probe.ts'

const ANSWER_LIMIT_MS = 3000

interface HealthParts {
  database: Database
  tutor: TutorModel
  version: Version
  isStopping: () => boolean
}

/**
 * For monitoring: /healthz checks the process, /readyz also a write to the database, and fails once the process is
 * stopping. The first time it waits for the embedded tutor, so that no visitor has to.
 */
export const healthRoutes = ({ database, tutor, version, isStopping }: HealthParts) => {
  const probe = createWriteProbe(database)
  // Leads are taken without a tutor, too: one that cannot answer does not take the site out of service.
  let tutorTried: Promise<unknown> | null = null
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
      tutorTried ??= askTutor(tutor).catch(() => null)
      await tutorTried
      return c.json({ status: 'ready' })
    })
}
