import type { Facet } from '../book/entry.ts'

export type AskedFacet = Exclude<Facet, 'ask'> | 'easier' | 'harder' | 'next'
