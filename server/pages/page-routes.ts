import type { Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import type { AuthState } from '../../domain/auth/auth-contract.ts'
import { destinationOf, signInPath } from '../../domain/auth/return-to.ts'
import type { DeskPageData } from '../../domain/desk/desk-contract.ts'
import {
  chooseLanguage,
  isLanguage,
  type Language,
  languageInCookies,
  missingLanguageCookie,
} from '../../domain/shared/language.ts'
import type { FormTrouble, PageDescription, RenderRequest, Screen } from '../../domain/shared/screen-contract.ts'
import { isUnchanged } from '../http/conditional.ts'
import type { DemoMode } from '../http/demo-mode.ts'
import type { SiteEnvironment } from '../http/environment.ts'
import { readyAnswer } from '../http/ready-answer.ts'
import { KEEP_OPENER } from '../http/security-headers.ts'
import type { SessionReader } from '../http/session-reader.ts'
import { describeError } from '../log/log.ts'
import { chooseEncoding, encodeFor } from './encodings.ts'
import type { PageCache } from './page-cache.ts'
import { HTML, PRIVATE_CACHE_CONTROL, publicCacheControl, readyHeaders, unchangedHeaders } from './page-headers.ts'

type PageContext = Context<SiteEnvironment>

export interface PageDeps {
  auth: SessionReader
  log: Logger
  demoMode: DemoMode
  configuration: { siteUrl: string | null; pageCacheS: number }
  /** What a page of the desk shows. */
  readDeskPage(user: StaffUser, page: { pathname: string; query: Record<string, string> }): Promise<DeskPageData>
}

type StaffUser = NonNullable<SiteEnvironment['Variables']['staff']>

export function addPageRoutes(
  site: Hono<SiteEnvironment>,
  deps: PageDeps,
  screen: Screen,
  cache: PageCache,
  headersOf: (page: string) => Record<string, string>,
) {
  const { auth, demoMode, log } = deps
  const { siteUrl, pageCacheS } = deps.configuration
  const headersByPage = new Map<string, Record<string, string>>()
  const commonHeaders = (page: string): Record<string, string> => {
    const known = headersByPage.get(page) ?? headersOf(page)
    headersByPage.set(page, known)
    return known
  }
  const isHttps = siteUrl?.startsWith('https:') ?? false

  const anywhere = { path: '*', guard: 'anyone', cached: true, indexed: false } as const
  const notFound: PageDescription = { id: screen.notFoundPage, ...anywhere }
  /** Also where there is nothing: no page that the public loads knows of one more. */
  const deskHome = screen.pages.find(({ guard }) => guard === 'staff') ?? notFound
  const unsent: PageDescription = { id: screen.unsentPage, ...anywhere }

  for (const page of screen.pages) {
    const answer = (c: PageContext) => (page.guard === 'staff' ? answerDeskPage(c, page) : answerPage(c, page, 200))
    site.get(page.path, (c) => orErrorPage(c, () => answer(c)))
  }

  return {
    answerNotFound: (c: PageContext) =>
      orErrorPage(c, () => (c.get('staff') ? answerDeskPage(c, deskHome) : answerPage(c, notFound, 404))),
    /** For a form that was posted to a page because its script had not loaded. */
    answerUnsent: async (c: PageContext, allowed: string) => {
      const answer = await orErrorPage(c, () => answerPage(c, unsent, 405))
      answer.headers.set('allow', allowed)
      return answer
    },
    /** For a form sent without script that was refused. */
    answerFormTrouble: (c: PageContext, trouble: FormTrouble, status: ContentfulStatusCode) =>
      orErrorPage(c, () => answerPage(c, { id: screen.formTroublePages[trouble], ...anywhere }, status)),
  }

  async function answerPage(
    c: PageContext,
    page: PageDescription,
    status: ContentfulStatusCode,
    more: Pick<RenderRequest, 'desk'> = {},
  ): Promise<Response> {
    if (page.guard === 'demo' && !demoMode.admits(c.env?.incoming)) {
      return answerPage(c, notFound, 404)
    }
    if (page.redirectsWhen) auth.prepare()
    const cookies = c.req.header('cookie')
    const withSession = auth.mayHaveSession(cookies)
    if (page.cached && page.guard === 'anyone' && !withSession) return answerCached(c, page, status)
    const state = withSession ? await stateOrUnknown(cookies) : ({ status: 'signed-out' } as const)
    const location = redirectFor(c, page, state)
    const { language, headers } = languageFor(c)
    if (location) return c.body(null, 302, { ...headers, location })
    const body = Buffer.from(screen.render({ page: page.id, language, auth: state, siteUrl, ...more }))
    const encoding = chooseEncoding(c.req.header('accept-encoding'))
    return readyAnswer(c, await encodeFor(encoding, body), status, {
      ...commonHeaders(page.id),
      ...HTML,
      ...headers,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'cache-control': 'private, no-store',
    })
  }

  /** The guard in front of the path knows who asks. */
  async function answerDeskPage(c: PageContext, page: PageDescription): Promise<Response> {
    const staff = c.get('staff')
    if (!staff) return answerPage(c, notFound, 404)
    const desk = await deps.readDeskPage(staff, { pathname: c.req.path, query: c.req.query() })
    return desk.screen === 'nothing' ? answerPage(c, deskHome, 404, { desk }) : answerPage(c, page, 200, { desk })
  }

  /** With an unknown state public pages are still shown, and the browser asks for the state again. */
  async function stateOrUnknown(cookies: string | undefined): Promise<AuthState | 'unknown'> {
    try {
      return await auth.stateOf(cookies)
    } catch (error) {
      log.error({ error: describeError(error) }, 'auth state unknown')
      return 'unknown'
    }
  }

  async function answerCached(c: PageContext, page: PageDescription, status: ContentfulStatusCode): Promise<Response> {
    const { language, headers } = languageFor(c)
    const ready = await cache.get(page.id, language)
    const encoding = chooseEncoding(c.req.header('accept-encoding'))
    const isShared = status === 200 && page.indexed && Object.keys(headers).length === 0
    const cacheControl = isShared ? publicCacheControl(pageCacheS) : PRIVATE_CACHE_CONTROL
    const common = { ...commonHeaders(page.id), ...(isOpenedByNobody(c) && KEEP_OPENER), ...headers }
    if (status === 200 && isUnchanged(c.req.header('if-none-match'), ready.tags[encoding]))
      return readyAnswer(c, null, 304, { ...common, ...unchangedHeaders(ready, encoding, cacheControl) })
    return readyAnswer(c, ready.bodies[encoding], status, { ...common, ...readyHeaders(ready, encoding, cacheControl) })
  }

  /** ?lang= wins over the cookie and updates it. */
  function languageFor(c: PageContext): { language: Language; headers: Record<string, string> } {
    const asked = c.req.query('lang')
    const cookies = c.req.header('cookie')
    const remembered = languageInCookies(cookies)
    const language = chooseLanguage(asked, remembered)
    const cookie = isLanguage(asked) || remembered ? missingLanguageCookie(cookies, language, isHttps) : null
    return { language, headers: cookie ? { 'set-cookie': cookie } : {} }
  }

  /** Answers a failed page with an HTML error page instead of JSON. */
  async function orErrorPage(c: PageContext, answer: () => Promise<Response>): Promise<Response> {
    try {
      return await answer()
    } catch (error) {
      const requestId = c.get('requestId')
      log.error({ requestId, error: describeError(error) }, 'page failed')
      c.header('cache-control', 'no-store')
      return c.html(screen.renderFailure(languageFor(c).language, requestId), 500)
    }
  }
}

/** The address was typed, kept as a bookmark or opened by another app. */
const isOpenedByNobody = (c: PageContext): boolean => c.req.header('sec-fetch-site') === 'none'

/** To sign-in, or away from sign-in pages for users who need them no more; null to stay. */
function redirectFor(
  c: PageContext,
  { guard, redirectsWhen }: PageDescription,
  state: AuthState | 'unknown',
): string | null {
  const user = state !== 'unknown' && state.status === 'signed-in' ? state.user : null
  if (guard === 'signed-in' && !user) return signInPath(c.req.path)
  if (redirectsWhen && user && (redirectsWhen === 'signed-in' || user.emailVerified))
    return destinationOf(user, c.req.query('returnTo'))
  return null
}
