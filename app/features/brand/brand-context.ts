import { createContext, use } from 'react'
import { brand } from '../../../content/brand.ts'
import type { School } from '../../../domain/school/school.ts'

export const BrandContext = createContext<School>(brand)

/** The school that the site is of, but for its texts. */
export const useBrand = (): School => use(BrandContext)
