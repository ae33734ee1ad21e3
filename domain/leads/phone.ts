/** Plausible lengths of Indonesian mobile numbers, other Indonesian numbers, and numbers abroad. */
const DIALABLE = /^(?:\+628\d{8,11}|\+62[2-79]\d{6,10}|\+(?!62)\d{8,15}|\d{8,15})$/

/**
 * The international form: '0812-3456-7890' becomes '+6281234567890'. Of two numbers with a slash the first is taken.
 * Null unless the result is an optional +, a first digit 1-9, and up to 15 more digits.
 */
export function normalisePhone(typed: string): string | null {
  const [first = ''] = typed.split('/')
  const number = internationalNumber(first)
  return number !== null && isDialable(number) ? number : internationalNumber(typed)
}

/** Null for numbers that are formally valid but cannot be called, such as '0812' and '112'. */
export function dialablePhone(typed: string): string | null {
  const number = normalisePhone(typed)
  return number !== null && isDialable(number) ? number : null
}

/** False for the beginning of a number, such as '081234'. */
export const isWholePhone = (typed: string): boolean => (normalisePhone(typed) ?? '').replace('+', '').length >= 9

export const isDialable = (number: string): boolean => DIALABLE.test(number)

function internationalNumber(typed: string): string | null {
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

/** Calling codes with one or two digits; all others have three. */
const COUNTRY = /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/

/** Grouped for reading: '+62 812 3456 7890', '+62 21 5550 0150', '+65 9123 4567'. */
export function readablePhone(international: string): string {
  const [country = ''] = international.match(COUNTRY) ?? []
  const rest = international.slice(country.length)
  const area = country === '+62' ? (/^(?:21|22|24|31|61)|^\d{3}/.exec(rest)?.[0] ?? '') : ''
  return [country, area, ...inGroups(rest.slice(area.length))].filter(Boolean).join(' ')
}

/** Groups of three and four digits, the threes first. */
function inGroups(digits: string): string[] {
  const groups = Math.ceil(digits.length / 4)
  const threes = 4 * groups - digits.length
  if (threes > groups) return [digits]
  const split = 3 * threes
  return [...(digits.slice(0, split).match(/.{3}/g) ?? []), ...(digits.slice(split).match(/.{4}/g) ?? [])]
}

/** Digits with country code, as wa.me links require. */
export const phoneDigits = (phone: string): string => (normalisePhone(phone) ?? phone).replace(/\D/g, '')
