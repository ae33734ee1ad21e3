import { scriptJson } from '../../domain/shared/escape.ts'
import type { HeadContext } from './head-context.ts'

/** A thing in schema.org's words. */
export type StructuredNode = { '@type': string } & Record<string, unknown>

/** What a page tells search engines about itself; a row of the table of pages names it. */
export type StructuredDataBuilder = (context: HeadContext) => StructuredNode[]

export const structuredDataElement = (nodes: readonly StructuredNode[]): string =>
  nodes.length === 0
    ? ''
    : `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', '@graph': nodes })}</script>`
