import { Hono } from 'hono'
import { returnPath } from '../../domain/auth/return-to.ts'
import { Failure } from '../../domain/shared/failure.ts'
import type { SiteEnvironment } from '../http/environment.ts'
import { isOwnOrigin } from '../http/origin-guard.ts'
import { publicOrigin } from '../http/public-origin.ts'
import type { Services } from '../services.ts'
import type { AccountLimits } from './account-limits.ts'
import type { AuthContext } from './auth-context.ts'
import { GOOGLE } from './google-provider.ts'

/** A page that another site's page leads to keeps its opener only without a policy of its own. */
const KEEP_OPENER = { 'cross-origin-opener-policy': 'unsafe-none' }

/** Sign-in with Google: in a popup, or in the page's own window where popups fail. Only its callback is the library's own address. */
export function googleRoutes(services: Services, limits: AccountLimits) {
  const { configuration, identity } = services
  return new Hono<SiteEnvironment>()
    .get('/api/account/google/popup', async (c) => {
      await begin(c)
      const origin = originOf(c)
      const query = new URLSearchParams({
        provider: GOOGLE,
        popupOrigin: origin,
        popupNonce: (c.req.query('nonce') ?? '').slice(0, 100),
        callbackURL: '/documents',
        errorCallbackURL: '/login',
      })
      return ask(c, new Request(`${origin}/api/auth/oauth-popup/start?${query}`, { headers: cookiesOf(c) }))
    })
    .get('/api/account/google', async (c) => {
      await begin(c)
      const origin = originOf(c)
      const returnTo = returnPath(c.req.query('returnTo'))
      const body = {
        provider: GOOGLE,
        callbackURL: returnTo,
        errorCallbackURL: `/login?returnTo=${encodeURIComponent(returnTo)}`,
      }
      const headers = { ...cookiesOf(c), origin, 'content-type': 'application/json' }
      const request = new Request(`${origin}/api/auth/sign-in/social`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      const answer = await (await identity()).handler(request)
      const { url } = (await answer.json()) as { url?: string }
      if (!url) throw new Failure('service.unavailable')
      for (const cookie of answer.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
      return c.redirect(url, 302)
    })
    .get(`/api/auth/callback/${GOOGLE}`, async (c) => {
      await limits.take(c, 'google')
      if (!configuration.google) throw new Failure('auth.google_off')
      const { search } = new URL(c.req.url)
      return ask(c, new Request(`${originOf(c)}/api/auth/callback/${GOOGLE}${search}`, { headers: cookiesOf(c) }))
    })

  async function begin(c: AuthContext): Promise<void> {
    if (!configuration.google) throw new Failure('auth.google_off')
    await limits.take(c, 'google')
  }

  async function ask(_c: AuthContext, request: Request): Promise<Response> {
    const answer = await (await identity()).handler(request)
    const headers = new Headers(answer.headers)
    for (const [name, value] of Object.entries(KEEP_OPENER)) headers.set(name, value)
    return new Response(answer.body, { status: answer.status, headers })
  }

  /** The address that was called, if it is the site's own. */
  function originOf(c: AuthContext): string {
    const { siteUrl } = configuration
    const host = c.req.header('host')
    const called = `http://${host}`
    const localAddress = c.env?.incoming?.socket.localAddress
    return siteUrl === null && isOwnOrigin(called, { siteUrl, host, localAddress })
      ? called
      : publicOrigin(configuration)
  }
}

const cookiesOf = (c: AuthContext): Record<string, string> => {
  const cookie = c.req.header('cookie')
  return cookie ? { cookie } : {}
}
