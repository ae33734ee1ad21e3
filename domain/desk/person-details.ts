import { isEmail } from '../leads/lead-fields.ts'
import { dialablePhone } from '../leads/phone.ts'

/** What staff may write and correct of a person, with the most characters of each. */
export const DETAIL_LIMITS = { name: 200, phone: 100, email: 200, city: 100, goal: 300 } as const
/** The same of what they write about a person. */
export const WORD_LIMITS = { program: 100, note: 4000, lostWords: 500, contactWords: 300 } as const
export type DetailField = keyof typeof DETAIL_LIMITS
export const DETAIL_FIELDS = Object.keys(DETAIL_LIMITS) as DetailField[]

export type DetailProblem = 'long' | 'phone' | 'email'

/** Null if the value may be stored. An emptied field falls back to what was submitted. */
export function problemWithDetail(field: DetailField, value: string): DetailProblem | null {
  const text = value.trim()
  if (text.length > DETAIL_LIMITS[field]) return 'long'
  if (text === '') return null
  if (field === 'phone') return dialablePhone(text) === null ? 'phone' : null
  if (field === 'email') return isEmail(text) ? null : 'email'
  return null
}
