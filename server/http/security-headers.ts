import { createHash } from 'node:crypto'

export interface SecuritySettings {
  siteUrl: string | null
  inlineScripts: readonly string[]
  inlineStyles?: readonly string[]
  extraContentSources: string
  /** Google's tag puts scripts into the page by itself. */
  hasForeignScripts?: boolean
  /** For pages that hold nothing of anybody. */
  keepsOpener?: boolean
}

/** Any other opener policy makes the browser change to a new process in the middle of a first load. */
export const KEEP_OPENER = { 'cross-origin-opener-policy': 'unsafe-none' }

/** Asset responses leave out the headers that only affect documents. */
export const ASSET_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** Text never becomes markup or script in the browser. The one exception is the address of the desk's worker. */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", 'trusted-types desk-worker']

/** Headers of every other response. */
export function securityHeaders(settings: SecuritySettings): Record<string, string> {
  const isHttps = settings.siteUrl?.startsWith('https:') ?? false
  return {
    'content-security-policy': contentSecurityPolicy(settings, isHttps),
    ...ASSET_HEADERS,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(settings.keepsOpener && KEEP_OPENER),
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}

function contentSecurityPolicy(
  { inlineScripts, inlineStyles = [], extraContentSources, hasForeignScripts = false }: SecuritySettings,
  isHttps: boolean,
): string {
  const directives = new Map([
    ['default-src', ["'self'"]],
    ['script-src', ["'self'", ...inlineScripts.map(hashSource)]],
    ['style-src', ["'self'", ...inlineStyles.map(hashSource)]],
    ['img-src', ["'self'", 'data:']],
    ['frame-src', ["'none'"]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'none'"]],
  ])
  for (const [name, sources] of parseSources(extraContentSources)) {
    const own = directives.get(name)?.filter((source) => source !== "'none'") ?? ["'self'"]
    directives.set(name, [...own, ...sources])
  }
  const text = [...directives].map(([name, sources]) => `${name} ${sources.join(' ')}`)
  if (!hasForeignScripts) text.push(...TRUSTED_TYPES)
  return (isHttps ? [...text, 'upgrade-insecure-requests'] : text).join('; ')
}

/** The sources that Google's tag needs: its script and its collection endpoints. */
export function measurementSources(scriptUrl: string): string {
  const { origin, hostname } = new URL(scriptUrl)
  const collectors = hostname.endsWith('.googletagmanager.com')
    ? 'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com'
    : origin
  return `script-src ${origin}; connect-src ${collectors}; img-src ${collectors}`
}

const hashSource = (inline: string): string => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`

function parseSources(list: string): [name: string, sources: string[]][] {
  return list
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .flatMap(([name, ...sources]) => (name ? [[name, sources] as [string, string[]]] : []))
}
