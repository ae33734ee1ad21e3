import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import type { SiteEnvironment } from './environment.ts'

const PROCESS_MARK = randomBytes(4).toString('hex')
let counter = 0

const nextRequestId = (): string => `${PROCESS_MARK}-${(counter++).toString(36)}`

/** Gives the request an id and writes one line when it is answered: the route's pattern, never the address as typed. */
export const logRequests =
  (log: Logger, headers: Record<string, string>): MiddlewareHandler<SiteEnvironment> =>
  async (c, next) => {
    const startedAt = performance.now()
    const requestId = nextRequestId()
    c.set('requestId', requestId)
    for (const name in headers) c.header(name, headers[name])
    c.header('x-request-id', requestId)
    await next()
    const ms = Math.round((performance.now() - startedAt) * 10) / 10
    log.info({ requestId, method: c.req.method, route: routePath(c, -1), status: c.res.status, ms }, 'request')
  }
