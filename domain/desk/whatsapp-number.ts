const INDONESIAN_LANDLINE = /^\+62[2-79]/
const FEWEST_DIGITS = 8

/** The number if WhatsApp may know it: landlines of the country have none. */
export const whatsAppNumber = (phone: string | null): string | null =>
  phone && phone.replace(/\D/g, '').length >= FEWEST_DIGITS && !INDONESIAN_LANDLINE.test(phone) ? phone : null
