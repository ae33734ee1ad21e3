import { scriptJson } from '../../domain/shared/escape.ts'
import type { HeadContext } from './head-context.ts'

/** A schema.org node. */
export type StructuredNode = { '@type': string } & Record<string, unknown>

/** Builds a page's structured data. */
export type StructuredDataBuilder = (context: HeadContext) => StructuredNode[]

export const structuredDataElement = (nodes: readonly StructuredNode[]): string =>
  nodes.length === 0
    ? ''
    : `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', '@graph': nodes })}</script>`
