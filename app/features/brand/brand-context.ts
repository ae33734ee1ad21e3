import { createContext, use } from 'react'
import { sampleSchool } from '../../../content/school.ts'
import type { School } from '../../../domain/school/school.ts'

export const BrandContext = createContext<School>(sampleSchool)

/** The school that the site is of, but for its texts. */
export const useBrand = (): School => use(BrandContext)
