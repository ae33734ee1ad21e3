/**
 * A phone number as people here type it, made international: '0812-3456-7890' is '+6281234567890'.
 * Null when what is left is no phone number: optional +, first digit 1-9, then up to 15 more digits.
 */
export function normalisePhone(typed: string): string | null {
  const international = withCountry(
    typed
      .replace(/\p{Cf}/gu, '')
      .replace(/\(0\)/g, '')
      .replace(/[\s\-.()/\u2010-\u2015\u00a0]/g, ''),
  )
  return /^\+?[1-9]\d{0,15}$/.test(international) && international !== '+62' ? international : null
}

function withCountry(digits: string): string {
  if (/^00[1-9]/.test(digits)) return withCountry(`+${digits.slice(2)}`)
  if (/^\+?620/.test(digits)) return `+62${digits.replace(/^\+?620+/, '')}`
  if (/^62\d/.test(digits)) return `+${digits}`
  if (/^0[1-9]/.test(digits)) return `+62${digits.slice(1)}`
  if (/^8[1-35-9]\d{7,10}$/.test(digits)) return `+62${digits}`
  return digits
}

/** In groups that can be read aloud: '+62 812 3456 7890', '+62 21 5550 0150'. */
export function readablePhone(international: string): string {
  const [, country = '', rest = ''] = international.match(/^(\+62|\+\d{1,2}|)(\d+)$/) ?? []
  if (rest === '') return international
  const areaDigits = /^(21|22|24|31|61)/.test(rest) ? 2 : 3
  const groups = [rest.slice(0, areaDigits), ...(rest.slice(areaDigits).match(/\d{1,4}/g) ?? [])]
  return [country, ...groups].filter(Boolean).join(' ')
}

/** Digits only, as click-to-chat links want them. */
export const phoneDigits = (phone: string): string => phone.replace(/\D/g, '').replace(/^0+/, '')
