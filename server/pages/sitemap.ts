import { LANGUAGES } from '../../domain/shared/language.ts'
import { pageAddress, pageAlternates } from '../../domain/shared/page-address.ts'
import type { PageDescription } from '../../domain/shared/screen-contract.ts'

/** Every indexed page in every language, with links to its translations. */
export function sitemapXml(siteUrl: string, pages: readonly PageDescription[]): string {
  const entries = pages.filter((page) => page.indexed).flatMap(({ path }) => entriesOf(siteUrl, path))
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

function entriesOf(siteUrl: string, path: string): string[] {
  const alternates = pageAlternates(siteUrl, path)
    .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`)
    .join('')
  return LANGUAGES.map((language) => `<url><loc>${pageAddress(siteUrl, path, language)}</loc>${alternates}</url>`)
}
