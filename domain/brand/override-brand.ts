import type { Brand, BrandOverrides } from './brand.ts'

/** The school with what the operator says of it. No page may mix two schools: what is left unsaid follows from what is said. */
export function overrideBrand(brand: Brand, overrides: BrandOverrides): Brand {
  const { email, phone, address } = overrides
  return {
    ...brand,
    ...overrides,
    ...namesOf(brand, overrides),
    contactIsSample: brand.contactIsSample && !(email && phone && address),
  }
}

/** A name alone is the short name, too; a short name alone keeps the suffix; both together leave the suffix as their difference. */
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
