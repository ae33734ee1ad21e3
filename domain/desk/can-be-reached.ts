import { isEmail } from '../leads/lead-fields.ts'
import { dialablePhone } from '../leads/phone.ts'

/** One contact that leads to somebody is enough; an odd one beside it is kept as it was typed. */
export const canBeReached = ({ phone, email }: { phone?: string | undefined; email?: string | undefined }): boolean =>
  dialablePhone(phone ?? '') !== null || isEmail((email ?? '').trim())
