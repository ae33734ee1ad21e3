import { escapeHtml } from '../../domain/shared/escape.ts'
import { pageAddress, pageAlternates } from '../../domain/shared/page-address.ts'
import type { HeadContext } from './head-context.ts'
import { openGraph } from './open-graph.ts'
import { type StructuredDataBuilder, structuredDataElement } from './structured-data.ts'

/** What search engines and link previews read of a page. */
export function pageHead(context: HeadContext, structuredData: StructuredDataBuilder): string {
  const { texts, indexed } = context
  const title = escapeHtml(texts['page.title'] ?? '')
  const description = escapeHtml(texts['page.description'] ?? '')
  return `<title>${title}</title><meta name="description" content="${description}">${
    indexed ? languageLinks(context) : '<meta name="robots" content="noindex">'
  }${openGraph(context)}${structuredDataElement(structuredData(context))}`
}

/** Canonical and alternate links: one URL per language. */
function languageLinks({ path, language, siteUrl }: HeadContext): string {
  if (siteUrl === null) return ''
  const alternates = pageAlternates(siteUrl, path).map(
    ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${href}">`,
  )
  return `<link rel="canonical" href="${pageAddress(siteUrl, path, language)}">${alternates.join('')}`
}
