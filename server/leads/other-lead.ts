import { createHash } from 'node:crypto'
import { normaliseEmail } from '../../domain/leads/lead-fields.ts'
import { normalisePhone } from '../../domain/leads/phone.ts'
import type { LeadTable } from '../outside/database/tables/lead-tables.ts'

interface Contacts {
  name: string | undefined
  email: string | undefined
  phone: string | undefined
}

/** Whether the normalised contacts differ from those of a stored lead. */
export function namesSomebodyElse(contacts: Contacts, known: LeadTable): boolean {
  const before = comparable({
    name: known.name ?? undefined,
    email: known.email ?? undefined,
    phone: known.phone_typed ?? undefined,
  })
  const now = comparable(contacts)
  return (['name', 'email', 'phone'] as const).some((field) => now[field] && now[field] !== before[field])
}

/** A key for a lead whose own key is taken by another person. The same contacts get the same key. */
export const keyOfOther = (takenKey: string, contacts: Contacts): string =>
  `${takenKey}:${fingerprint(comparable(contacts))}`

export const fingerprint = (content: object): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)

const comparable = ({ name = '', email = '', phone = '' }: Contacts) => ({
  name: name.trim(),
  email: normaliseEmail(email),
  phone: normalisePhone(phone) ?? phone.trim(),
})
