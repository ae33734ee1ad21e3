import type { MiddlewareHandler } from 'hono'
import type { PageDescription } from '../../domain/shared/screen-contract.ts'

/** Redirects '/programs/' to '/programs'. Known pages only: '//other.example/' must not lead to another host. */
export function dropTrailingSlash(pages: readonly PageDescription[]): MiddlewareHandler {
  const withSlash = new Map(pages.filter(({ guard }) => guard !== 'demo').map(({ path }) => [`${path}/`, path]))
  return async (c, next) => {
    const page = withSlash.get(c.req.path)
    if (page === undefined || !/^(?:GET|HEAD)$/.test(c.req.method)) return next()
    return c.redirect(page + new URL(c.req.url).search, 308)
  }
}
