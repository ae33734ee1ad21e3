import type { MiddlewareHandler } from 'hono'
import { Failure } from '../../domain/shared/failure.ts'
import { isLoopback } from './client-address.ts'
import type { SiteEnvironment } from './environment.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses state-changing calls from other sites' pages. Clients other than browsers send neither header and pass. */
export const refuseForeignOrigins =
  (siteUrl: string | null): MiddlewareHandler<SiteEnvironment> =>
  async (c, next) => {
    if (!SAFE_METHODS.has(c.req.method)) {
      const fetchSite = c.req.header('sec-fetch-site')
      if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none')
        throw new Failure('origin.foreign')
      const origin = c.req.header('origin')
      const localAddress = c.env?.incoming?.socket.localAddress
      if (origin !== undefined && !isOwnOrigin(origin, { siteUrl, host: c.req.header('host'), localAddress })) {
        throw new Failure('origin.foreign')
      }
    }
    await next()
  }

interface OwnAddress {
  siteUrl: string | null
  host: string | undefined
  localAddress: string | undefined
}

/** Only SITE_URL if it is set, otherwise the Host that was called if it is loopback or the bound address. */
export function isOwnOrigin(origin: string, { siteUrl, host, localAddress }: OwnAddress): boolean {
  if (siteUrl !== null) return origin === siteUrl
  const url = URL.parse(origin)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return false
  if (url.host !== host?.toLowerCase()) return false
  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  return isLoopback(hostname) || hostname === localAddress?.replace(/^::ffff:/, '')
}
