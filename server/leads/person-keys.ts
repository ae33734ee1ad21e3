import { isEmail, normaliseEmail } from '../../domain/leads/lead-fields.ts'

/** A shorter number is no number: it would join strangers. */
const SHORTEST_PHONE = 9

/** By these people are told apart: a good address, and a normalised number. */
export function personKeys({ email, phone }: { email: string | null; phone: string | null }): string[] {
  return [
    ...(email && isEmail(email.trim()) ? [`email:${normaliseEmail(email)}`] : []),
    ...(phone && phone.length >= SHORTEST_PHONE ? [`phone:${phone}`] : []),
  ].sort()
}
