import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { type Logger, symbols } from 'pino'
import { timeField } from '../log/log.ts'
import type { SiteEnvironment } from './environment.ts'

const PROCESS_PREFIX = randomBytes(4).toString('hex')
let counter = 0

export const nextRequestId = (): string => `${PROCESS_PREFIX}-${(counter++).toString(36)}`

export interface LoggedRequest {
  requestId: string
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
    const request = { requestId, method: c.req.method, route: routePath(c, -1), status: c.res.status, ms }
    logRequest(log, request)
    observe(request)
  }

const INFO = 30
/** There are as many as routes. */
const quotedRoutes = new Map<string, string>()

/** As the log itself writes it, in a fraction of the time: for a cached page the line costs as much as the answer. */
export function logRequest(log: Logger, { requestId, method, route, status, ms }: LoggedRequest): void {
  if (!log.isLevelEnabled('info')) return
  const quoted = quotedRoutes.get(route) ?? JSON.stringify(route)
  quotedRoutes.set(route, quoted)
  const facts = `"requestId":"${requestId}","method":"${method}","route":${quoted},"status":${status},"ms":${ms}`
  const { [symbols.streamSym]: stream } = log as unknown as Record<symbol, { write(line: string): void }>
  stream?.write(`{"level":${INFO}${timeField()},${facts},"msg":"request"}\n`)
}

/** Headers that a handler set itself, such as the sign-in popup's opener policy, are not replaced. */
function addMissing(target: Headers, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) if (!target.has(name)) target.set(name, value)
}
