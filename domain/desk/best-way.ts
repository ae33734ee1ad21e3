import { whatsAppNumber } from './whatsapp-number.ts'

interface Contact {
  phone: string | null
  email: string | null
}

/** How somebody is reached outside of the desk. */
export type Way = 'whatsapp' | 'call' | 'mail'

/** How somebody is answered first: in writing if that can be; null if nobody could reach them. */
export function bestWay({ phone, email }: Contact): Way | null {
  if (whatsAppNumber(phone)) return 'whatsapp'
  if (email) return 'mail'
  return phone ? 'call' : null
}
