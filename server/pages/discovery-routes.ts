import { Hono } from 'hono'
import type { School } from '../../domain/school/school.ts'
import type { Screen } from '../../domain/shared/screen-contract.ts'
import type { SiteEnvironment } from '../http/environment.ts'
import { robotsText } from './robots.ts'
import { securityText } from './security-text.ts'
import { sitemapXml } from './sitemap.ts'
import { SPECULATION_RULES, speculationRules } from './speculation-rules.ts'
import { webManifest } from './web-manifest.ts'

const CACHE_CONTROL = 'public, max-age=3600'

interface DiscoveryParts {
  siteUrl: string | null
  /** Null if there is none. */
  securityContact(): string | null
  brand: School
  now: () => number
}

/** For search engines, home screens and who finds a weakness. Generated once, at start, but for a date. */
export function discoveryRoutes({ siteUrl, securityContact, brand, now }: DiscoveryParts, screen: Screen) {
  const routes = new Hono<SiteEnvironment>()
  const answer = (path: string, type: string, body: string) =>
    routes.get(path, (c) => c.body(body, 200, { 'content-type': type, 'cache-control': CACHE_CONTROL }))

  answer('/robots.txt', 'text/plain; charset=utf-8', robotsText(siteUrl))
  answer('/site.webmanifest', 'application/manifest+json', JSON.stringify(webManifest(brand)))
  answer(SPECULATION_RULES, 'application/speculationrules+json', JSON.stringify(speculationRules(screen.pages)))
  if (siteUrl !== null) answer('/sitemap.xml', 'application/xml; charset=utf-8', sitemapXml(siteUrl, screen.pages))
  routes.get('/.well-known/security.txt', (c) => {
    const contact = securityContact()
    return contact === null ? c.notFound() : c.text(securityText(contact, siteUrl, now()))
  })
  return routes
}
