import { z } from 'zod'
import { settingsGroup } from './group.ts'
import { countOf, httpAddress, isOriginOnly } from './values.ts'

export interface AddressSettings {
  /** The site's public origin: the only source of absolute addresses, Secure cookies and HSTS. */
  siteUrl: string | null
  /** The number of proxies in front of the site: so many entries of X-Forwarded-For are trusted. */
  trustedProxies: number
  /** How long a cache in front may keep public pages. */
  pageCacheS: number
  extraContentSources: string
  /** Whether /api/openapi.json is there. */
  describesApi: boolean
}

export const address = settingsGroup({
  title: 'The public address',
  variables: {
    SITE_URL: {
      about: `The public address. Turns on canonical and hreflang links, the sitemap, pictures in link previews, Secure
        cookies and HSTS (with https), ends demo mode, and becomes the only accepted origin.`,
      example: 'https://www.example.com',
      schema: httpAddress('must be the public address, such as https://www.example.com')
        .refine(isOriginOnly, 'must be scheme and host only, with no path, query or password')
        .transform((url) => new URL(url).origin)
        .optional(),
    },
    TRUST_PROXY: {
      about: `How many proxies stand in front of the site (0). Their X-Forwarded-For is believed that far. Ends demo
        mode.`,
      example: '1',
      schema: countOf('proxies in front of the site, such as 1', { min: 0, max: 10 }).optional(),
    },
    PAGE_CACHE_S: {
      about: `For how many seconds a cache in front of the site may keep public pages (0, not at all). It must honour
        Vary.`,
      example: '60',
      schema: countOf('seconds', { min: 0, max: 86_400 }).default(0),
    },
    CSP_EXTRA: {
      about: 'More sources for the Content-Security-Policy, by directive.',
      example: 'connect-src https://a.example; img-src https://b.example',
      schema: z
        .string()
        .refine(isDirectiveList, 'must be a list such as "connect-src https://a.example; img-src https://b.example"')
        .default(''),
    },
    SECURITY_CONTACT: {
      about: `Who finds a weakness writes here: a mailto: or https: address for /.well-known/security.txt
        (SCHOOL_EMAIL, if set).`,
      example: 'mailto:security@example.com',
      schema: z.url({ protocol: /^(https|mailto)$/, error: 'must be an https:// or mailto: address' }).optional(),
    },
    API_DESCRIPTION: {
      about: "on: /api/openapi.json describes the API's calls. Pages do not need it.",
      example: 'off',
      schema: z.enum(['on', 'off']).default('off'),
    },
  },
  configure: (values): AddressSettings => ({
    siteUrl: values.SITE_URL ?? null,
    trustedProxies: values.TRUST_PROXY ?? 0,
    pageCacheS: values.PAGE_CACHE_S,
    extraContentSources: values.CSP_EXTRA,
    describesApi: values.API_DESCRIPTION === 'on',
  }),
})

function isDirectiveList(text: string): boolean {
  return text
    .split(';')
    .map((directive) => directive.trim())
    .every((directive) => directive === '' || /^[a-z]+-src( [^\s;,'"]+)+$/.test(directive))
}
