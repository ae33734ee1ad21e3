import { createContext, use } from 'react'
import { brand } from '../../../content/brand.ts'
import type { Brand } from '../../../domain/brand/brand.ts'

export const BrandContext = createContext<Brand>(brand)

/** The school as this site names it: the content's, unless the operator overrides it. */
export const useBrand = (): Brand => use(BrandContext)
