import { normalisePhone } from './phone.ts'

export const LEAD_FIELDS = ['name', 'email', 'phone'] as const
export type LeadField = (typeof LEAD_FIELDS)[number]

export type FieldProblem = 'field.required' | 'email.invalid' | 'phone.invalid' | 'name.invalid'

const MAX_CHARACTERS = 100

/** Trims, removes < and >, and cuts at 100 characters. */
export const sanitise = (value: string): string =>
  [...oneLine(value).replace(/[<>]/g, '')].slice(0, MAX_CHARACTERS).join('').trim()

/** Replaces line breaks, control and invisible characters, which could imitate other fields or break a message. */
export const oneLine = (value: string): string =>
  value
    .toWellFormed()
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()

/** Expects a sanitised value. */
export function problemWithField(field: LeadField, value: string): FieldProblem | null {
  if (value.trim() === '') return 'field.required'
  if (field === 'email') return isEmail(value) ? null : 'email.invalid'
  if (field === 'phone') return normalisePhone(value) ? null : 'phone.invalid'
  return isName(value) ? null : 'name.invalid'
}

/** No spaces, one @, a dot in the domain. */
export const isEmail = (value: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)

/** Two to fifty characters: letters of any script with their marks, spaces, and ' - . after a letter. */
export function isName(value: string): boolean {
  const length = [...value].length
  return length >= 2 && length <= 50 && /^\p{L}(?:[\p{L}\p{M}\s]|(?<=[\p{L}\p{M}])['’\-.])*$/u.test(value)
}

/** The form in which addresses are compared. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase()
