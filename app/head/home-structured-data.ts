import { LANGUAGES } from '../../domain/shared/language.ts'
import type { HeadContext } from './head-context.ts'
import { schoolNode } from './school-node.ts'
import type { StructuredDataBuilder, StructuredNode } from './structured-data.ts'

/** The school, and the web site if its address is configured. */
export const structuredData: StructuredDataBuilder = (context) => [school(context), ...website(context)]

function school(context: HeadContext): StructuredNode {
  const { texts, brand, siteUrl } = context
  return {
    ...schoolNode(context),
    alternateName: brand.shortName,
    description: texts['page.description'],
    ...(siteUrl !== null && brand.icons.includes('/icon-512.png') && { logo: `${siteUrl}/icon-512.png` }),
    ...(siteUrl !== null && brand.hasPreviewPicture && { image: `${siteUrl}/og-image.png` }),
    email: brand.email,
    telephone: brand.phone,
    address: brand.address,
    ...(brand.hours && { openingHours: brand.hours[context.language] }),
    sameAs: Object.values(brand.social),
  }
}

function website(context: HeadContext): StructuredNode[] {
  const { brand, siteUrl } = context
  if (siteUrl === null) return []
  return [
    {
      '@type': 'WebSite',
      '@id': `${siteUrl}/#website`,
      'url': `${siteUrl}/`,
      'name': brand.name,
      'alternateName': brand.shortName,
      'inLanguage': LANGUAGES,
      'publisher': { '@id': `${siteUrl}/#school` },
    },
  ]
}
