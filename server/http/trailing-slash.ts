import { Hono } from 'hono'
import type { PageDescription } from '../../domain/shared/screen-contract.ts'
import type { SiteEnvironment } from './environment.ts'

/** Redirects '/programs/' to '/programs'. Known pages only: '//other.example/' must not lead to another host. */
export function trailingSlashRoutes(pages: readonly PageDescription[]) {
  const routes = new Hono<SiteEnvironment>()
  for (const { path, guard } of pages) {
    if (path === '/' || path.includes(':') || guard === 'demo') continue
    routes.get(`${path}/`, (c) => c.redirect(path + new URL(c.req.url).search, 308))
  }
  return routes
}
