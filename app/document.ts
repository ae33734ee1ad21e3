import { faceOf } from '../content/facts/face.ts'
import type { School } from '../domain/school/school.ts'
import { escapeHtml } from '../domain/shared/escape.ts'
import type { Language } from '../domain/shared/language.ts'
import type { Measurement } from '../domain/shared/screen-contract.ts'
import { earlyScript, headScript } from './inline-scripts.ts'
import { type PageData, pageDataElement } from './page-data.ts'
import fontFaces from './styles/fonts.css?inline'

/** Addresses of the build's files. */
export interface DocumentAssets {
  entry: string
  stylesheets: readonly string[]
  /** By page: the part of the style sheets that its first screen needs, made by the build. */
  firstStyles?: Readonly<Record<string, string>>
  /** Scripts that a page needs besides the entry, known to the build. */
  scriptsOf(page: string, language: Language): readonly string[]
  /** Style sheets of one page alone, known to the build. */
  stylesheetsOf?(page: string): readonly string[]
  /** Inserted into the head verbatim; development only. */
  extraHead?: string
}

interface DocumentParts {
  /** What search engines and link previews read. */
  head: string
  /** Put together from thousands of pieces: whatever looks into it pays for joining them. */
  body: string
  data: PageData
  school: School
  /** The school's colours, over those of the style sheets; empty for the sample school. */
  ownStyle: string
  assets: DocumentAssets
  leadForms: 'store' | 'log'
  browserAi: string | null
  measurement: Measurement | null
  googleSignIn: boolean
  /** False for pages that are never hydrated: no script is linked. */
  alive: boolean
}

const ICONS: Record<string, string> = {
  '/favicon.ico': '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '/favicon.svg': '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '/apple-touch-icon.png': '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
}
const manifestOf = ({ desk }: PageData): string => `<link rel="manifest" href="/${desk ? 'desk' : 'site'}.webmanifest">`

/** The whole HTML document. Nothing in it depends on the time, the host or the visitor, but for the given auth state. */
export function documentOf({
  head,
  body,
  data,
  school,
  ownStyle,
  assets,
  leadForms,
  browserAi,
  measurement,
  googleSignIn,
  alive,
}: DocumentParts): string {
  const { early, late } = linksOf(assets, data.page, alive)
  const { theme, icons: own } = faceOf(school)
  const icons = Object.keys(ICONS).flatMap((path) => (own.includes(path) ? ICONS[path] : []))
  const links = [
    `<style>${inlineStyleOf(assets, data.page)}</style>`,
    alive ? `<script>${headScript}</script>` : '',
    wordsPreload(school, data.language),
    early,
    ownStyle && `<style>${ownStyle}</style>`,
    ...icons,
    manifestOf(data),
  ].join('')
  const life = alive ? pageDataElement(data) + firstScript(data, assets) : ''
  const settings = [
    attribute('dressed', alive ? null : ''),
    attribute('google', googleSignIn ? 'on' : null),
    attribute('lead-forms', leadForms === 'log' ? 'log' : null),
    attribute('browser-ai', browserAi),
    attribute('measurement-id', measurement?.id ?? null),
    attribute('measurement-script', measurement?.scriptUrl ?? null),
  ].join('')
  return `<!doctype html><html lang="${data.language}"${settings}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">${head}<meta name="theme-color" content="${theme.colour}">${links}${assets.extraHead ?? ''}</head><body><div id="root">${body}</div>${life}${late}</body></html>`
}

/** The operator's settings, as data attributes that the page's script reads. */
const attribute = (name: string, value: string | null): string =>
  value === null ? '' : ` data-${name}="${escapeHtml(value)}"`

const wordsPreload = ({ own }: School, language: Language): string =>
  own ? `<link rel="preload" href="${own.words[language]}" as="fetch" crossorigin>` : ''

const stylesheet = (href: string): string => `<link rel="stylesheet" href="${href}">`

/** With a first style the whole sheets hold up nothing: the early script adds them after the first paint. */
function linksOf(assets: DocumentAssets, page: string, alive: boolean) {
  const whole = sheetsOf(assets, page).map(stylesheet).join('')
  if (assets.firstStyles?.[page] === undefined) return { early: whole, late: '' }
  return { early: '', late: alive ? `<noscript>${whole}</noscript>` : whole }
}

/** The fonts, and what the first screen needs, if the page has such a style. */
export const inlineStyleOf = ({ firstStyles }: DocumentAssets, page: string): string =>
  fontFaces + (firstStyles?.[page] ?? '')

const sheetsOf = ({ stylesheets, stylesheetsOf }: DocumentAssets, page: string): string[] => [
  ...stylesheets,
  ...(stylesheetsOf?.(page) ?? []),
]

/** What the page says depends on the link that led to it, on the code that this tab was promised, or on news. */
const isAwakeAtOnce = ({ page, auth, desk }: PageData): boolean =>
  desk !== undefined ||
  page === 'reset-password' ||
  (page === 'signup' && auth !== 'unknown' && auth.status === 'signed-in')

function firstScript(data: PageData, assets: DocumentAssets): string {
  const { page, language } = data
  const scripts = new Set([assets.entry, ...assets.scriptsOf(page, language)])
  const sheets = assets.firstStyles?.[page] === undefined ? '' : ` data-sheets="${sheetsOf(assets, page).join(' ')}"`
  const wait = isAwakeAtOnce(data) ? ' data-wait="0"' : ''
  return `<script data-preload="${[...scripts].join(' ')}"${sheets}${wait}>${earlyScript}</script>`
}
