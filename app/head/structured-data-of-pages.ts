import { structuredData as home } from './home-structured-data.ts'
import { structuredData as programs } from './programs-structured-data.ts'
import type { StructuredDataBuilder } from './structured-data.ts'

/** What search engines are told of each page, by its id. Only the server knows this table. */
export const structuredDataOfPages: Record<string, StructuredDataBuilder> = { home, programs }
