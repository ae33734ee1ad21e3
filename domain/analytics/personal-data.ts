import type { EventData } from './events.ts'

const REMOVED = '(removed)'
/** An e-mail address, or as many digits as a phone number has. */
const PERSONAL = /\S@\S|(?:\d[\s().-]{0,2}){7,}/

/** A last guard: values that look like an e-mail address or phone number stay out of the statistics. */
export const withoutPersonalData = (data: EventData): EventData =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      typeof value === 'string' && PERSONAL.test(value) ? REMOVED : value,
    ]),
  )
