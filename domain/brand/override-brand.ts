import type { Brand, BrandOverrides } from './brand.ts'

/** Names that are not set are derived from those that are, so that no page mixes two schools. */
export function overrideBrand<School extends Brand>(brand: School, overrides: BrandOverrides): School {
  const { email, phone, address } = overrides
  return {
    ...brand,
    ...overrides,
    ...namesOf(brand, overrides),
    contactIsSample: brand.contactIsSample && !(email && phone && address),
  }
}

/** A name alone is also the short name; a short name alone keeps the suffix; with both the suffix is the rest. */
function namesOf(
  brand: Brand,
  { name, shortName, suffix }: BrandOverrides,
): Pick<Brand, 'name' | 'shortName' | 'suffix'> {
  if (name === undefined) {
    const names = { shortName: shortName ?? brand.shortName, suffix: suffix ?? brand.suffix }
    const isNew = shortName !== undefined || suffix !== undefined
    return { ...names, name: isNew ? `${names.shortName} ${names.suffix}`.trim() : brand.name }
  }
  const short = shortName ?? name
  return {
    name,
    shortName: short,
    suffix: suffix ?? (name.startsWith(`${short} `) ? name.slice(short.length + 1) : ''),
  }
}
