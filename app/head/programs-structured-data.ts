import { programsOf } from '../../content/facts/offers.ts'
import { pageAddress } from '../../domain/shared/page-address.ts'
import type { HeadContext } from './head-context.ts'
import { schoolNode } from './school-node.ts'
import type { StructuredDataBuilder, StructuredNode } from './structured-data.ts'

/** Breadcrumbs and courses. */
export const structuredData: StructuredDataBuilder = (context) => [...breadcrumbs(context), courseList(context)]

/** Breadcrumbs need absolute URLs. */
function breadcrumbs({ path, language, texts, siteUrl }: HeadContext): StructuredNode[] {
  if (siteUrl === null) return []
  const steps = [
    { name: texts['nav.home'], path: '/' },
    { name: texts['nav.programs'], path },
  ]
  return [
    {
      '@type': 'BreadcrumbList',
      'itemListElement': steps.map((step, index) => ({
        '@type': 'ListItem',
        'position': index + 1,
        'name': step.name,
        'item': pageAddress(siteUrl, step.path, language),
      })),
    },
  ]
}

/** Interpreting is a service, not a course. */
function courseList(context: HeadContext): StructuredNode {
  const { path, language, lists, brand, siteUrl } = context
  const services = programsOf(brand)
    .filter(({ kind }) => kind === 'interpreter-services')
    .map(({ id }) => id)
  const courses = (lists.programs ?? []).filter(({ id }) => !services.includes(id))
  const provider = schoolNode(context)
  return {
    '@type': 'ItemList',
    'itemListElement': courses.map(({ id, name, summary }, index) => ({
      '@type': 'ListItem',
      'position': index + 1,
      'item': {
        '@type': 'Course',
        ...(siteUrl !== null && { url: `${pageAddress(siteUrl, path, language)}#${id}` }),
        name,
        'description': summary,
        provider,
      },
    })),
  }
}
