import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { DETAIL_FIELDS, type DetailField } from '../../../../domain/desk/person-details.ts'
import { readablePhone } from '../parts/person-name.ts'

export type Typed = Partial<Record<DetailField, string>>

/** A person's details at the moment when somebody began to correct them. */
export type SeenDetails = Pick<PersonRow, 'id' | 'version' | DetailField>

/** A correction that is not saved: what was typed, and for what. */
export interface EditDraft {
  seen: SeenDetails
  typed: Typed
}

export const shownOf = (person: SeenDetails, field: DetailField): string =>
  (field === 'phone' && person.phone ? readablePhone(person.phone) : person[field]) ?? ''

/** What of the typed differs. */
export const changedFrom = (seen: SeenDetails, typed: Typed): Typed =>
  Object.fromEntries(
    DETAIL_FIELDS.flatMap((field) => {
      const value = typed[field]?.trim()
      return value === undefined || value === shownOf(seen, field) ? [] : [[field, value]]
    }),
  )

/** Null if everything reads as it did; of the person, only the details are kept. */
export function draftOf(seen: SeenDetails, typed: Typed): EditDraft | null {
  const isSame = DETAIL_FIELDS.every((field) => (typed[field] ?? shownOf(seen, field)) === shownOf(seen, field))
  if (isSame) return null
  const { id, version, name, phone, email, city, goal } = seen
  return { seen: { id, version, name, phone, email, city, goal }, typed }
}
