import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { FORM_KINDS, type RegisterRequest, registerRequest } from '../../domain/leads/lead-contract.ts'
import { clientAddress } from '../http/client-address.ts'
import type { SiteEnvironment } from '../http/environment.ts'
import { rememberedLanguage } from '../http/remembered-language.ts'
import type { Services } from '../services.ts'
import { REGISTER_LIMITS } from './lead-routes.ts'
import { registerLead } from './register-lead.ts'

const WORDING_OF_PLAIN_FORMS = '2026-11'

/** Forms of visitors whose browser runs no script, or not yet: kept all the same, then a page says thank you. */
export function formRoutes(services: Services) {
  const { limiter, configuration } = services
  const byAddress = limiter({ name: 'form:address', ...REGISTER_LIMITS.perAddress })
  return new Hono<SiteEnvironment>().post('/register', async (c) => {
    await byAddress.take(clientAddress(c.env?.incoming, configuration.trustedProxies))
    const fields = await c.req.parseBody().catch(() => ({}))
    const language = rememberedLanguage(c.req.header('cookie'))
    const parsed = registerRequest.safeParse(requestOf(textsOf(fields), language))
    if (!parsed.success) return c.redirect('/', 303)
    await registerLead(services, parsed.data)
    return c.redirect('/thanks', 303)
  })
}

const textsOf = (fields: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

function requestOf(texts: Record<string, string>, language: RegisterRequest['language']): RegisterRequest {
  const { name = '', email = '', marketing, startedAtMs: _, kind, ...others } = texts
  return {
    ...others,
    kind: FORM_KINDS.find((known) => known === kind) ?? 'registration',
    idempotencyKey: `form-${randomUUID()}`,
    name,
    email,
    consent: { wordingVersion: WORDING_OF_PLAIN_FORMS, language, marketing: marketing === 'yes' },
    language,
  }
}
