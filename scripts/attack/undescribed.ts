import type { Operation } from './description.ts'

const page = (path: string, ...query: string[]): Operation => ({ method: 'GET', path, query, body: null })
const form = (path: string, ...fields: string[]): Operation => ({
  method: 'POST',
  path,
  query: [],
  body: null,
  form: fields,
})

/** What the site answers besides its API: pages, files, forms without script, other services' calls. */
export const UNDESCRIBED: readonly Operation[] = [
  page('/', 'lang', 'utm_source'),
  page('/programs', 'lang'),
  page('/login', 'returnTo', 'error', 'lang'),
  page('/documents'),
  page('/account/security', 'returnTo'),
  page('/documents/brochure-id.pdf', 'x'),
  page('/privacy/confirm', 'token'),
  page('/nothing', 'x'),
  page('/whatsapp', 'text'),
  page('/robots.txt'),
  page('/sitemap.xml'),
  page('/webhooks/whatsapp', 'hub.mode', 'hub.verify_token', 'hub.challenge'),
  {
    method: 'POST',
    path: '/webhooks/whatsapp',
    query: [],
    body: { type: 'object', properties: { entry: { type: 'array' } } },
  },
  form('/register', 'kind', 'name', 'email', 'phone', 'city', 'idempotencyKey', 'language'),
  form('/privacy', 'email', 'kind', 'language'),
  form('/privacy/confirm', 'token'),
]
