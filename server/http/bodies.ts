import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Failure } from '../../domain/shared/failure.ts'
import type { SiteEnvironment } from './environment.ts'

export const MAX_BODY_BYTES = 64 * 1024
const WITH_BODY = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

const tooLarge = (): never => {
  throw new Failure('body.too_large')
}
const countBytes: MiddlewareHandler<SiteEnvironment> = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge })

/** Node enforces Content-Length, so bytes are counted (which is slow) only without it. */
export const limitBodies: MiddlewareHandler<SiteEnvironment> = async (c, next) => {
  const length = c.req.header('content-length')
  if (length === undefined || c.req.header('transfer-encoding') !== undefined) return countBytes(c, next)
  if (Number(length) > MAX_BODY_BYTES) tooLarge()
  await next()
}

/** Accepts only uncompressed JSON from methods that carry a body. */
export const requireJson: MiddlewareHandler<SiteEnvironment> = async (c, next) => {
  if (WITH_BODY.has(c.req.method)) {
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
    const encoding = c.req.header('content-encoding')
    if (type !== 'application/json' || (encoding !== undefined && encoding !== 'identity')) {
      throw new Failure('body.wrong_type')
    }
  }
  await next()
}
