import { createContext, use } from 'react'
import { brand } from '../../../content/brand.ts'
import type { Brand } from '../../../domain/brand/brand.ts'

export const BrandContext = createContext<Brand>(brand)

/** The content's brand with the operator's overrides. */
export const useBrand = (): Brand => use(BrandContext)
