import type { AuthState } from '../domain/auth/auth-contract.ts'
import type { Brand } from '../domain/brand/brand.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../domain/shared/language.ts'
import earlyScript from './early-script.js?raw'
import type { Texts } from './features/i18n/texts.ts'
import voiceFont from './fonts/brygada-1918-latin-wght-italic.woff2'
import sansFont from './fonts/plus-jakarta-sans-latin-wght-normal.woff2'
import { escapeHtml } from './lib/escape.ts'
import { pageDataElement } from './page-data.ts'
import type { Page } from './pages.ts'

/** Where the build put what a document links to. */
export interface DocumentAssets {
  entry: string
  stylesheets: readonly string[]
  /** Scripts that a page needs besides the entry, known to the build. */
  scriptsOf(page: string, language: Language): readonly string[]
  /** Put into the head as it is; development only. */
  extraHead?: string
}

interface DocumentParts {
  page: Page
  language: Language
  texts: Texts
  auth: AuthState | 'unknown'
  siteUrl: string | null
  brand: Brand | null
  body: string
  assets: DocumentAssets
  /** Without it the document stays as it is: no script is named. */
  alive: boolean
}

/** The whole HTML document. Nothing in it depends on the time, the host or the visitor, but for the given auth state. */
export function documentOf({
  page,
  language,
  texts,
  auth,
  siteUrl,
  brand,
  body,
  assets,
  alive,
}: DocumentParts): string {
  const title = escapeHtml(texts['page.title'] ?? '')
  const description = escapeHtml(texts['page.description'] ?? '')
  const scripts = assets.scriptsOf(page.id, language).join(' ')
  const life = alive
    ? pageDataElement({ page: page.id, language, auth, ...(brand && { brand }) }) +
      `<script data-entry="${assets.entry}" data-preload="${scripts}">${earlyScript}</script>`
    : ''
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><title>${title}</title><meta name="description" content="${description}"><meta name="theme-color" content="#0e1c42"><meta name="color-scheme" content="light">${
    page.indexed ? languageLinks(page.path, language, siteUrl) : '<meta name="robots" content="noindex">'
  }<link rel="icon" href="/favicon.svg" type="image/svg+xml">${[sansFont, voiceFont].map(fontPreload).join('')}${assets.stylesheets
    .map((href) => `<link rel="stylesheet" href="${href}">`)
    .join('')}${assets.extraHead ?? ''}</head><body><div id="root">${body}</div>${life}</body></html>`
}

const fontPreload = (href: string): string =>
  `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`

/** One address per language, each naming the other; only a configured public address makes them absolute. */
function languageLinks(path: string, language: Language, siteUrl: string | null): string {
  if (siteUrl === null) return ''
  const address = (of: Language) => `${siteUrl}${path}${of === DEFAULT_LANGUAGE ? '' : `?lang=${of}`}`
  const alternates = LANGUAGES.map((of) => `<link rel="alternate" hreflang="${of}" href="${address(of)}">`)
  return `<link rel="canonical" href="${address(language)}">${alternates.join('')}<link rel="alternate" hreflang="x-default" href="${address(DEFAULT_LANGUAGE)}">`
}
