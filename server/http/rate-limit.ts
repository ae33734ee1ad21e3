import type { Context, MiddlewareHandler } from 'hono'
import { clientAddress } from './client-address.ts'
import type { SiteEnvironment } from './environment.ts'
import type { RateLimiters } from './rate-limiter.ts'

export interface Rate {
  points: number
  durationS: number
}
export interface CallLimits {
  perId: Rate
  perAddress: Rate
}

export interface RateLimitDeps {
  limiter: RateLimiters
  configuration: { trustedProxies: number }
}

/** Limits per anonymous id and per client address: the middleware, and its text for the OpenAPI description. */
export function rateLimit({ limiter, configuration }: RateLimitDeps, name: string, { perId, perAddress }: CallLimits) {
  const byId = limiter({ name: `${name}:id`, ...perId })
  const byAddress = limiter({ name: `${name}:address`, ...perAddress })
  const enforce: MiddlewareHandler<SiteEnvironment> = async (c, next) => {
    await byAddress.take(clientAddress(c.env?.incoming, configuration.trustedProxies))
    const userId = await userIdOf(c)
    if (userId) await byId.take(userId)
    await next()
  }
  return {
    middleware: enforce,
    description: `At most ${describeRate(perId)} per userId and ${describeRate(perAddress)} per client address; then 429 with Retry-After.`,
  }
}

export const describeRate = ({ points, durationS }: Rate): string => `${points} calls in ${durationS} s`

/** The client chooses the id freely, so the address is limited as well. */
async function userIdOf(c: Context<SiteEnvironment>): Promise<string | null> {
  const body: unknown = await c.req.json().catch(() => null)
  const id = body && typeof body === 'object' ? (body as { userId?: unknown }).userId : null
  return typeof id === 'string' && id !== '' ? id : null
}
