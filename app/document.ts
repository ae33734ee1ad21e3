import { brandColours } from '../content/brand.ts'
import { escapeHtml } from '../domain/shared/escape.ts'
import type { Language } from '../domain/shared/language.ts'
import type { Measurement } from '../domain/shared/screen-contract.ts'
import { earlyScript } from './early-script.ts'
import voiceFont from './fonts/brygada-1918-latin-wght-italic.woff2'
import sansFont from './fonts/plus-jakarta-sans-latin-wght-normal.woff2'
import { type PageData, pageDataElement } from './page-data.ts'

/** Addresses of the build's files. */
export interface DocumentAssets {
  entry: string
  stylesheets: readonly string[]
  /** Scripts that a page needs besides the entry, known to the build. */
  scriptsOf(page: string, language: Language): readonly string[]
  /** Inserted into the head verbatim; development only. */
  extraHead?: string
}

interface DocumentParts {
  /** What search engines and link previews read. */
  head: string
  body: string
  data: PageData
  assets: DocumentAssets
  leadForms: 'store' | 'log'
  browserAi: string | null
  measurement: Measurement | null
  googleSignIn: boolean
  /** False for pages that are never hydrated: no script is linked. */
  alive: boolean
}

const ICONS =
  '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">'

/** The whole HTML document. Nothing in it depends on the time, the host or the visitor, but for the given auth state. */
export function documentOf({
  head,
  body,
  data,
  assets,
  leadForms,
  browserAi,
  measurement,
  googleSignIn,
  alive,
}: DocumentParts): string {
  const links = [ICONS, ...[sansFont, voiceFont].map(fontPreload), ...assets.stylesheets.map(stylesheet)].join('')
  const life = alive ? pageDataElement(data) + firstScript(data, assets) : ''
  const settings = [
    attribute('google', googleSignIn ? 'on' : null),
    attribute('lead-forms', leadForms === 'log' ? 'log' : null),
    attribute('browser-ai', browserAi),
    attribute('measurement-id', measurement?.id ?? null),
    attribute('measurement-script', measurement?.scriptUrl ?? null),
  ].join('')
  return `<!doctype html><html lang="${data.language}"${settings}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">${head}<meta name="theme-color" content="${brandColours.theme}"><meta name="color-scheme" content="light">${links}${assets.extraHead ?? ''}</head><body><div id="root">${body}</div>${life}</body></html>`
}

/** The operator's settings, as data attributes that the page's script reads. */
const attribute = (name: string, value: string | null): string =>
  value === null ? '' : ` data-${name}="${escapeHtml(value)}"`

const fontPreload = (href: string): string =>
  `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`

const stylesheet = (href: string): string => `<link rel="stylesheet" href="${href}">`

function firstScript({ page, language }: PageData, assets: DocumentAssets): string {
  const scripts = assets.scriptsOf(page, language).join(' ')
  return `<script data-entry="${assets.entry}" data-preload="${scripts}">${earlyScript}</script>`
}
