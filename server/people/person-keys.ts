import { isEmail, normaliseEmail } from '../../domain/leads/lead-fields.ts'
import { isDialable } from '../../domain/leads/phone.ts'

/** By these people are told apart: a good address, and a normalised number. One that reaches nobody would join strangers. */
export function personKeys({ email, phone }: { email: string | null; phone: string | null }): string[] {
  return [
    ...(email && isEmail(email.trim()) ? [`email:${normaliseEmail(email)}`] : []),
    ...(phone && isDialable(phone) ? [`phone:${phone}`] : []),
  ].sort()
}
