import type { HeadContext } from './head-context.ts'
import type { StructuredNode } from './structured-data.ts'

/** Short reference to the school. */
export const schoolNode = ({ brand, siteUrl }: HeadContext): StructuredNode => ({
  '@type': 'EducationalOrganization',
  ...(siteUrl !== null && { '@id': `${siteUrl}/#school`, 'url': `${siteUrl}/` }),
  'name': brand.name,
})
