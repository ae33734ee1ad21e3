import { Hono } from 'hono'
import { FORM_KINDS, type RegisterRequest, registerRequest } from '../../domain/leads/lead-contract.ts'
import { whatsAppLink, whatsAppText } from '../../domain/leads/whatsapp-link.ts'
import { clientAddress } from '../http/client-address.ts'
import type { SiteEnvironment } from '../http/environment.ts'
import { rememberedLanguage } from '../http/remembered-language.ts'
import { type LeadRouteDeps, REGISTER_LIMITS } from './lead-routes.ts'
import { sourceOf } from './lead-source.ts'
import { fingerprint } from './other-lead.ts'
import { registerLead } from './register-lead.ts'

const WORDING_OF_PLAIN_FORMS = '2026-11'
/** A form with the same content within this time (at most twice as long) counts as the same submission. */
const SAME_FORM_MS = 10 * 60_000

/** Forms sent by browsers that run no script, or have not loaded it yet. */
export function formRoutes(deps: LeadRouteDeps) {
  const { limiter, configuration, whatsAppNumbers, now } = deps
  const byAddress = limiter({ name: 'form:address', ...REGISTER_LIMITS.perAddress })
  const routes = new Hono<SiteEnvironment>()
  routes.get('/whatsapp', (c) => {
    const text = whatsAppText({}, rememberedLanguage(c.req.header('cookie')))
    return c.redirect(whatsAppLink(whatsAppNumbers.business, text), 302)
  })
  return routes.post('/register', async (c) => {
    await byAddress.take(clientAddress(c.env?.incoming, configuration.trustedProxies))
    const texts = textsOf(await c.req.parseBody().catch(() => ({})))
    const language = rememberedLanguage(c.req.header('cookie'))
    const [idempotencyKey, earlierKey] = keysOf(texts, now())
    const parsed = registerRequest.safeParse(requestOf(texts, idempotencyKey, language))
    if (!parsed.success) return c.redirect('/register/again', 303)
    await registerLead(deps, parsed.data, { source: sourceOf(deps, c), earlierKey })
    return c.redirect('/thanks', 303)
  })
}

const textsOf = (fields: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/** Without script there is no idempotency key: one is made of content and time, for this period and the previous. */
function keysOf(texts: Record<string, string>, nowMs: number): [string, string] {
  const content = fingerprint(Object.entries(texts).sort())
  const period = Math.floor(nowMs / SAME_FORM_MS)
  return [`form-${content}-${period}`, `form-${content}-${period - 1}`]
}

function requestOf(
  texts: Record<string, string>,
  idempotencyKey: string,
  language: RegisterRequest['language'],
): RegisterRequest {
  const { name = '', email = '', marketing, startedAtMs: _, kind, ...others } = texts
  return {
    ...others,
    kind: FORM_KINDS.find((known) => known === kind) ?? 'registration',
    idempotencyKey,
    name,
    email,
    consent: { wordingVersion: WORDING_OF_PLAIN_FORMS, language, marketing: marketing === 'yes' },
    language,
  }
}
