import { faceOf } from '../../content/facts/face.ts'
import { escapeHtml } from '../../domain/shared/escape.ts'
import { type Language, otherLanguage } from '../../domain/shared/language.ts'
import { pageAddress } from '../../domain/shared/page-address.ts'
import type { HeadContext } from './head-context.ts'

const LOCALES: Record<Language, string> = { id: 'id_ID', en: 'en_US' }
const PICTURE = { path: '/og-image.png', width: '1200', height: '630' }

/** How a link to the page looks in a chat or a social network. */
export function openGraph(context: HeadContext): string {
  const { language, texts, brand } = context
  const properties: [name: string, content: string][] = [
    ['og:type', 'website'],
    ['og:site_name', brand.name],
    ['og:title', texts['page.title'] ?? ''],
    ['og:description', texts['page.description'] ?? ''],
    ['og:locale', LOCALES[language]],
    ['og:locale:alternate', LOCALES[otherLanguage(language)]],
    ...addresses(context),
  ]
  const tags = properties.map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`)
  return `${tags.join('')}<meta name="twitter:card" content="summary_large_image">`
}

function addresses({ path, indexed, language, brand, siteUrl }: HeadContext): [name: string, content: string][] {
  if (siteUrl === null) return []
  return [
    ...(indexed ? [['og:url', pageAddress(siteUrl, path, language)] as [string, string]] : []),
    ...(faceOf(brand).hasPreviewPicture ? picture(siteUrl, brand.name) : []),
  ]
}

const picture = (siteUrl: string, name: string): [name: string, content: string][] => [
  ['og:image', siteUrl + PICTURE.path],
  ['og:image:width', PICTURE.width],
  ['og:image:height', PICTURE.height],
  ['og:image:alt', name],
]
