import { isEmail, normaliseEmail } from '../../domain/leads/lead-fields.ts'
import { isDialable } from '../../domain/leads/phone.ts'

/** Keys that identify a person. Invalid contacts are left out: they would merge strangers. */
export function personKeys({ email, phone }: { email: string | null; phone: string | null }): string[] {
  return [
    ...(email && isEmail(email.trim()) ? [`email:${normaliseEmail(email)}`] : []),
    ...(phone && isDialable(phone) ? [`phone:${phone}`] : []),
  ].sort()
}
