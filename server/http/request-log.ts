import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import type { SiteEnvironment } from './environment.ts'

const PROCESS_PREFIX = randomBytes(4).toString('hex')
let counter = 0

export const nextRequestId = (): string => `${PROCESS_PREFIX}-${(counter++).toString(36)}`

export interface LoggedRequest {
  method: string
  route: string
  status: number
  ms: number
}

/** Sets the request id and the common headers, and logs one line with the route's pattern, never the path itself. */
export const logRequests =
  (
    log: Logger,
    securityHeaders: Record<string, string>,
    observe: (request: LoggedRequest) => void,
  ): MiddlewareHandler<SiteEnvironment> =>
  async (c, next) => {
    const startedAt = performance.now()
    const requestId = nextRequestId()
    const headers = { ...securityHeaders, 'x-request-id': requestId }
    c.set('requestId', requestId)
    c.set('commonHeaders', headers)
    await next()
    if (!c.get('hasCommonHeaders')) addMissing(c.res.headers, c.get('commonHeaders'))
    const ms = Math.round((performance.now() - startedAt) * 10) / 10
    const request = { method: c.req.method, route: routePath(c, -1), status: c.res.status, ms }
    log.info({ requestId, ...request }, 'request')
    observe(request)
  }

/** Headers that a handler set itself, such as the sign-in popup's opener policy, are not replaced. */
function addMissing(target: Headers, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) if (!target.has(name)) target.set(name, value)
}
