import { mapTexts } from '../shared/map-texts.ts'
import type { Brand } from './brand.ts'

/** Replaces {brand} and {shortBrand} in every text of the content. */
export function nameSchool<Content>(content: Content, brand: Pick<Brand, 'name' | 'shortName'>): Content {
  const names: Record<string, string> = { '{brand}': brand.name, '{shortBrand}': brand.shortName }
  return mapTexts(content, (text) => text.replace(/\{(?:brand|shortBrand)\}/g, (place) => names[place] ?? place))
}
