import type { Brand } from './brand.ts'

/** Replaces {brand} and {shortBrand} in every text of the content. */
export function nameSchool<Content>(content: Content, brand: Pick<Brand, 'name' | 'shortName'>): Content {
  const names: Record<string, string> = { '{brand}': brand.name, '{shortBrand}': brand.shortName }
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(/\{(?:brand|shortBrand)\}/g, (place) => names[place] ?? place)
    if (Array.isArray(value)) return value.map(fill)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fill(part)]))
  }
  return fill(content) as Content
}
