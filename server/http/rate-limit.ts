import type { MiddlewareHandler } from 'hono'
import { clientAddress } from './client-address.ts'
import type { SiteEnvironment } from './environment.ts'
import type { RateLimiter, RateLimiters } from './rate-limiter.ts'

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

/**
 * Limits per anonymous id and per client address: the middleware, and its text for the OpenAPI description. The client
 * chooses the id freely: it counts only after the body was validated, and the address is limited as well.
 */
export function rateLimit({ limiter, configuration }: RateLimitDeps, name: string, { perId, perAddress }: CallLimits) {
  const byId = limiter({ name: `${name}:id`, ...perId })
  const byAddress = limiter({ name: `${name}:address`, ...perAddress })
  const enforce: MiddlewareHandler<SiteEnvironment> = async (c, next) => {
    await byAddress.take(clientAddress(c.env?.incoming, configuration.trustedProxies))
    c.set('onValidBody', [...(c.get('onValidBody') ?? []), (body) => takeById(byId, body)])
    await next()
  }
  return {
    middleware: enforce,
    description: `At most ${describeRate(perId)} per userId and ${describeRate(perAddress)} per client address; then 429 with Retry-After.`,
  }
}

export const describeRate = ({ points, durationS }: Rate): string => `${points} calls in ${durationS} s`

async function takeById(byId: RateLimiter, body: unknown): Promise<void> {
  const { userId } = body as { userId?: unknown }
  if (typeof userId === 'string' && userId !== '') await byId.take(userId)
}
