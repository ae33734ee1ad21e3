import { Hono } from 'hono'
import { except } from 'hono/combine'
import { PHOTO } from '../../domain/desk/desk-content-contract.ts'
import { Failure } from '../../domain/shared/failure.ts'
import type { Screen } from '../../domain/shared/screen-contract.ts'
import { PHOTO_PATH } from '../desk/content-routes.ts'
import { guardDeskCalls, guardDeskPages } from '../desk/staff-guard.ts'
import { documentRoutes } from '../documents/document-routes.ts'
import type { Api } from '../http/api-kit.ts'
import { limitBodies, limitTo, requireJson } from '../http/bodies.ts'
import type { SiteEnvironment } from '../http/environment.ts'
import { answerErrors } from '../http/errors.ts'
import { methodsOf } from '../http/methods.ts'
import { refuseForeignOrigins } from '../http/origin-guard.ts'
import { logRequests } from '../http/request-log.ts'
import { measurementSources, securityHeaders } from '../http/security-headers.ts'
import { trailingSlashRoutes } from '../http/trailing-slash.ts'
import { formRoutes } from '../leads/form-routes.ts'
import { webhookRoutes } from '../leads/webhook-routes.ts'
import { mailboxRoutes } from '../mailbox/mailbox-routes.ts'
import { ASSET_PATH, type Assets, assetRoutes } from '../pages/asset-routes.ts'
import { discoveryRoutes } from '../pages/discovery-routes.ts'
import type { PageCache } from '../pages/page-cache.ts'
import { addPageRoutes } from '../pages/page-routes.ts'
import { schoolRoutes } from '../school/school-routes.ts'
import { createApiRoutes } from './api.ts'
import { healthRoutes } from './health-routes.ts'
import type { Services } from './services.ts'

export interface SiteParts {
  services: Services
  screen: Screen
  assets: Assets
  pageCache: PageCache
  /** Whether the process is about to end. */
  isStopping?: () => boolean
  /** Drops the content security policy: hot reload needs inline scripts and styles. */
  relaxedForDevelopment?: boolean
}

export function createSite(
  { services, screen, assets, pageCache, isStopping = () => false, relaxedForDevelopment = false }: SiteParts,
  addRoutes?: (api: Api) => void,
) {
  const { configuration, log } = services
  const { siteUrl } = configuration
  const headersOf = headersByPage(configuration, screen)
  const headers = headersOf()
  const { brand } = services
  const securityContact = () =>
    configuration.securityContact ?? (brand.own && !brand.contactIsSample ? `mailto:${brand.email}` : null)
  if (relaxedForDevelopment) delete headers['content-security-policy']

  const site = new Hono<SiteEnvironment>()
  site.onError(answerErrors(log, (...refused) => pages.answerFormTrouble(...refused)))
  site.use(logRequests(log, headers, services.metrics.observeRequest))
  site.use(refuseForeignOrigins(siteUrl))
  site.use('/api/desk/*', guardDeskCalls(services))
  site.use(
    '/admin/*',
    guardDeskPages(services, (c) => pages.answerNotFound(c)),
  )
  // A function: to match a path, the middleware would ask a router of its own with every call.
  site.use(
    '/api/*',
    except((c) => c.req.path === PHOTO_PATH, limitBodies, requireJson),
  )
  site.use(PHOTO_PATH, limitTo(PHOTO.mostBytes))
  site.use('/webhooks/*', limitBodies)
  site.use('/register', limitBodies)
  site.use('/privacy/*', limitBodies)

  const api = createApiRoutes(services)
  addRoutes?.(api)
  site.route('/', api)
  site.route('/', healthRoutes({ ...services, isStopping }))
  site.route('/', webhookRoutes(services))
  site.route('/', formRoutes(services))
  site.route('/', documentRoutes(services))
  site.route('/', schoolRoutes(services))
  site.route('/', assetRoutes(assets))
  site.route('/', discoveryRoutes({ ...configuration, securityContact, brand, now: services.now }, screen))
  site.route('/', trailingSlashRoutes(screen.pages))
  const pages = addPageRoutes(site, services, screen, pageCache, relaxedForDevelopment ? () => ({}) : headersOf)
  site.route('/', mailboxRoutes(services, pages.answerNotFound))

  const methods = methodsOf(site, pages.answerUnsent)
  site.notFound((c) => {
    const otherMethod = methods.answerOtherMethods(c)
    if (otherMethod) return otherMethod
    if (/^\/api(\/|$)/.test(c.req.path)) throw new Failure('path.unknown')
    if (c.req.path.startsWith(ASSET_PATH)) return c.text('There is nothing at this address.', 404)
    return pages.answerNotFound(c)
  })
  return site
}

/** The headers of every answer but files. The policy names the inline style of the page; by default of error pages. */
export function headersByPage(
  { siteUrl, browserAi, measurement, ...configuration }: Services['configuration'],
  { inlineScripts, inlineStylesOf, notFoundPage, pages }: Screen,
) {
  const extraContentSources = [
    configuration.extraContentSources,
    ...(browserAi ? [`connect-src ${new URL(browserAi).origin}`] : []),
    ...(measurement ? [measurementSources(measurement.scriptUrl)] : []),
  ].join(';')
  const listed = new Set(pages.filter(({ indexed }) => indexed).map(({ id }) => id))
  return (page: string = notFoundPage): Record<string, string> =>
    securityHeaders({
      siteUrl,
      extraContentSources,
      inlineScripts,
      inlineStyles: inlineStylesOf(page),
      hasForeignScripts: measurement !== null,
      keepsOpener: listed.has(page),
    })
}
