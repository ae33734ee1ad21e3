import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { type DataRequest, dataRequest, dataRequestAnswer } from '../../domain/privacy/data-request-contract.ts'
import { isLanguage } from '../../domain/shared/language.ts'
import { type Api, answers, jsonBody } from '../http/api-kit.ts'
import { clientAddress } from '../http/client-address.ts'
import type { SiteEnvironment } from '../http/environment.ts'
import type { RateLimitDeps } from '../http/rate-limit.ts'
import { rememberedLanguage } from '../http/remembered-language.ts'
import { askForData, type DataRequestDeps } from './ask-for-data.ts'
import { type ConfirmationDeps, confirmRequest, isConfirmed } from './confirm-request.ts'

type PrivacyDeps = DataRequestDeps & ConfirmationDeps & RateLimitDeps

export function addPrivacyRoutes(api: Api, deps: PrivacyDeps): void {
  const ask = askWithinLimits(deps)
  const route = createRoute({
    method: 'post',
    path: '/api/privacy/requests',
    summary: 'Asks for a copy or the erasure of what is kept about the owner of an e-mail address',
    description:
      'At most 3 calls a day per e-mail address and 60 an hour per client address; then 429 with Retry-After.',
    request: jsonBody(dataRequest),
    responses: answers(dataRequestAnswer, 'A mail is on its way; the same answer whether anything is kept or not'),
  })
  api.openapi(route, async (c) => {
    await ask(c, c.req.valid('json'))
    return c.json({ success: true } as const, 200)
  })

  // For browsers without script. The confirmation is a form, because mail scanners open links.
  api.post('/privacy', async (c) => {
    const fields = await c.req.parseBody().catch(() => ({}))
    const language = rememberedLanguage(c.req.header('cookie'))
    const parsed = dataRequest.safeParse({ ...fields, language })
    if (!parsed.success) return c.redirect('/privacy#data-request', 303)
    await ask(c, parsed.data)
    return c.redirect('/privacy/asked', 303)
  })
  api.get('/privacy/confirm', async (c, next) => {
    const { token, lang } = c.req.query()
    const confirmed = token ? await isConfirmed(deps, token).catch(() => false) : false
    if (!confirmed) return next()
    return c.redirect(isLanguage(lang) ? `/privacy/confirmed?lang=${lang}` : '/privacy/confirmed', 303)
  })
  api.post('/privacy/confirm', async (c) => {
    const confirmed = await confirmRequest(deps, c.req.query('token') ?? '')
    return c.redirect(confirmed ? '/privacy/confirmed' : '/privacy/expired', 303)
  })
}

/** Without limits, strangers could flood a mailbox with confirmation mails. */
function askWithinLimits(deps: DataRequestDeps & RateLimitDeps) {
  const { limiter, configuration } = deps
  const byEmail = limiter({ name: 'data-request:email', points: 3, durationS: 24 * 3600 })
  const byAddress = limiter({ name: 'data-request:address', points: 60, durationS: 3600 })
  return async (c: Context<SiteEnvironment>, request: DataRequest) => {
    await byAddress.take(clientAddress(c.env?.incoming, configuration.trustedProxies))
    await byEmail.take(request.email.toLowerCase())
    await askForData(deps, request)
  }
}
