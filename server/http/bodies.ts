import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Failure } from '../../domain/shared/failure.ts'
import type { SiteEnvironment } from './environment.ts'

export const MAX_BODY_BYTES = 64 * 1024
const WITH_BODY = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

const tooLarge = (): never => {
  throw new Failure('body.too_large')
}
const countBytes = (maxSize: number): MiddlewareHandler<SiteEnvironment> => bodyLimit({ maxSize, onError: tooLarge })

/** Node enforces Content-Length, so bytes are counted (which is slow) only without it. */
export function limitTo(maxBytes: number): MiddlewareHandler<SiteEnvironment> {
  const counted = countBytes(maxBytes)
  return async (c, next) => {
    const length = c.req.header('content-length')
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) return counted(c, next)
    if (Number(length) > maxBytes) tooLarge()
    await next()
  }
}

export const limitBodies = limitTo(MAX_BODY_BYTES)

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
