import { isEmail, isName } from './lead-fields.ts'
import { COMPANY_SIZES, INDUSTRIES, LEAD_TYPES } from './options.ts'
import { dialablePhone } from './phone.ts'

interface FormValues {
  name?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  city?: string | undefined
  type?: string | undefined
  companySize?: string | undefined
  industry?: string | undefined
  startDate?: string | undefined
  program?: string | undefined
}

const oneOf = (options: readonly string[]) => (value: string) => options.includes(value)

/** What the school's forms offer. */
export interface Offered {
  cities: readonly string[]
  programs: readonly { storedAs: string }[]
}

const NOTHING: Offered = { cities: [], programs: [] }

const expectedBy = ({ cities, programs }: Offered): Record<keyof FormValues, (value: string) => boolean> => ({
  name: isName,
  email: isEmail,
  phone: (value) => dialablePhone(value) !== null,
  city: oneOf(cities),
  type: oneOf(LEAD_TYPES),
  companySize: oneOf(COMPANY_SIZES),
  industry: oneOf(INDUSTRIES.map(({ value }) => value)),
  startDate: isDay,
  program: oneOf(programs.map(({ storedAs }) => storedAs)),
})

/** Marks such as 'phone.odd' for values that no form offers or that are unusable. Such values are stored anyway. */
export function oddValues(values: FormValues, offered: Offered = NOTHING): string[] {
  const expected = expectedBy(offered)
  const fields = Object.keys(expected) as (keyof FormValues)[]
  return fields.filter((field) => values[field] && !expected[field](values[field])).map((field) => `${field}.odd`)
}

/** A real calendar date: 2027-02-30 is not. */
function isDay(value: string): boolean {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : null
  return date !== null && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}
