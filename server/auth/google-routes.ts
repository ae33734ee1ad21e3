import type { RouteConfig } from '@hono/zod-openapi'
import { AFTER_SIGN_IN, returnPath, signInPath } from '../../domain/auth/return-to.ts'
import { Failure } from '../../domain/shared/failure.ts'
import type { Api } from '../http/api-kit.ts'
import { isOwnOrigin } from '../http/origin-guard.ts'
import { publicOrigin } from '../http/public-origin.ts'
import { rethrowDatabaseUnavailable } from '../outside/database/database-unavailable.ts'
import type { AccountLimits } from './account-limits.ts'
import { type AuthContext, sendCookies } from './auth-context.ts'
import type { AuthDeps } from './auth-deps.ts'
import { GOOGLE } from './google-provider.ts'
import { deviceOf } from './sign-in-routes.ts'
import { holdBackSession } from './two-step/hold-back-session.ts'
import { pendingSignIns } from './two-step/pending-sign-in.ts'
import { trustedDevices } from './two-step/trusted-devices.ts'

const CALLBACK = `/api/auth/callback/${GOOGLE}`

/** The library's cookie for an open popup. After the popup was closed, the next sign-in must not answer to it. */
const POPUP_MARKER = 'oauth_popup'

/** Sign-in with Google in a popup, or in the page's window if popups fail. Only the callback path is the library's. */
export function addGoogleRoutes(api: Api, deps: AuthDeps, limits: AccountLimits): void {
  const { configuration, database, identity } = deps
  const pending = pendingSignIns(deps)
  const devices = trustedDevices(deps)
  const add = (path: string, summary: string, answer: (c: AuthContext) => Promise<Response>) => {
    const responses: RouteConfig['responses'] = { 302: { description: 'To Google, or back to a page of the site' } }
    api.openAPIRegistry.registerPath({
      method: 'get',
      path,
      summary,
      description: limits.describe('google'),
      responses,
    })
    api.get(path, async (c) => {
      if (!configuration.google) throw new Failure('auth.google_off')
      await limits.take(c, 'google')
      return answer(c)
    })
  }

  add('/api/account/google/popup', 'Begins a sign-in with Google in a popup', async (c) => {
    if (isFromElsewhere(c)) return c.redirect(signInPath(AFTER_SIGN_IN), 302)
    const query = new URLSearchParams({
      provider: GOOGLE,
      popupOrigin: originOf(c),
      popupNonce: (c.req.query('nonce') ?? '').slice(0, 100),
      callbackURL: '/documents',
      errorCallbackURL: '/login',
    })
    return askInPopup(c, `/api/auth/oauth-popup/start?${query}`)
  })

  add('/api/account/google', 'Begins a sign-in with Google in the page’s own window', async (c) => {
    const origin = originOf(c)
    const returnTo = returnPath(c.req.query('returnTo'))
    if (isFromElsewhere(c)) return c.redirect(signInPath(returnTo), 302)
    const body = {
      provider: GOOGLE,
      callbackURL: returnTo,
      errorCallbackURL: `/login?returnTo=${encodeURIComponent(returnTo)}`,
    }
    const request = new Request(`${origin}/api/auth/sign-in/social`, {
      method: 'POST',
      headers: { ...headersOf(c), origin, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = await ask(request)
    const { url } = (await answer.json()) as { url?: string }
    if (!url) throw new Failure('service.unavailable')
    const { name } = (await (await identity()).$context).createAuthCookie(POPUP_MARKER)
    const secure = name.startsWith('__Host-') ? '; Secure' : ''
    const noPopup = `${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${secure}`
    sendCookies(c, [...answer.headers.getSetCookie(), noPopup])
    return c.redirect(url, 302)
  })

  add(CALLBACK, 'Where Google sends the visitor back to', (c) =>
    askInPopup(c, `${CALLBACK}${new URL(c.req.url).search}`),
  )

  async function ask(request: Request): Promise<Response> {
    const { handler } = await identity()
    return rethrowDatabaseUnavailable(() => handler(request))
  }

  /** With the site's opener policy the popup would lose window.opener on its way to Google and back. */
  async function askInPopup(c: AuthContext, path: string): Promise<Response> {
    const answer = await ask(new Request(`${originOf(c)}${path}`, { headers: headersOf(c) }))
    const headers = new Headers(answer.headers)
    headers.set('cross-origin-opener-policy', 'unsafe-none')
    const came = { setCookies: answer.headers.getSetCookie(), cookies: c.req.header('cookie') }
    const held = await holdBackSession({ database, identity: await identity(), pending, devices }, came)
    if (held) askForCode(headers, held)
    return new Response(answer.body, { status: answer.status, headers })
  }

  /** Without SITE_URL, the origin that was called if it is ours. */
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

/** A link on another site must sign nobody in who has not asked for it here. */
const isFromElsewhere = (c: AuthContext): boolean => /^(cross|same)-site$/.test(c.req.header('sec-fetch-site') ?? '')

/** The sign-in page asks for the code. */
function askForCode(headers: Headers, setCookies: readonly string[]): void {
  headers.delete('set-cookie')
  for (const cookie of setCookies) headers.append('set-cookie', cookie)
  const target = headers.get('location')
  const url = target === null ? null : URL.parse(target, 'http://own.invalid')
  if (url) headers.set('location', signInPath(returnPath(`${url.pathname}${url.search}${url.hash}`)))
}

const headersOf = (c: AuthContext): Record<string, string> => {
  const cookie = c.req.header('cookie')
  return { 'user-agent': deviceOf(c), ...(cookie && { cookie }) }
}
