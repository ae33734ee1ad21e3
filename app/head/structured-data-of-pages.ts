import { structuredData as home } from './home-structured-data.ts'
import { structuredData as programs } from './programs-structured-data.ts'
import type { StructuredDataBuilder } from './structured-data.ts'

/** Structured data by page id; server only. */
export const structuredDataOfPages: Record<string, StructuredDataBuilder> = { home, programs }
