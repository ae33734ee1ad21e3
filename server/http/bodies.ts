import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Failure } from '../../domain/shared/failure.ts'
import type { SiteEnvironment } from './environment.ts'

export const MAX_BODY_BYTES = 64 * 1024
const WITH_BODY = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

export const limitBodies: MiddlewareHandler<SiteEnvironment> = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: () => {
    throw new Failure('body.too_large')
  },
})

/** A body that is there must say that it is JSON, uncompressed. */
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
