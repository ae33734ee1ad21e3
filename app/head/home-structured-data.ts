import { faceOf } from '../../content/facts/face.ts'
import { LANGUAGES } from '../../domain/shared/language.ts'
import type { HeadContext } from './head-context.ts'
import { schoolNode } from './school-node.ts'
import type { StructuredDataBuilder, StructuredNode } from './structured-data.ts'

/** The school, and the web site if its address is configured. */
export const structuredData: StructuredDataBuilder = (context) => [school(context), ...website(context)]

function school(context: HeadContext): StructuredNode {
  const { texts, brand, siteUrl } = context
  const { icons, hasPreviewPicture } = faceOf(brand)
  return {
    ...schoolNode(context),
    alternateName: brand.shortName,
    description: texts['page.description'],
    ...(siteUrl !== null && icons.includes('/icon-512.png') && { logo: `${siteUrl}/icon-512.png` }),
    ...(siteUrl !== null && hasPreviewPicture && { image: `${siteUrl}/og-image.png` }),
    email: brand.email,
    telephone: brand.phone,
    address: brand.address,
    ...(brand.own?.hours && { openingHours: brand.own.hours[context.language] }),
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
