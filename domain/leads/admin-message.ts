import { oneLine } from './lead-fields.ts'

/** What the school's people are told of a lead. */
export interface LeadSummary {
  name: string | null
  email: string | null
  phone: string | null
  goal: string | null
  city: string | null
  capturedAtMs: number
  conversationExcerpt: string | null
}

export const DEFAULT_CITY = 'Jakarta'
export const DEFAULT_GOAL = 'English learning'
const EXCERPT_CHARACTERS = 200

/** The message to the admin, in English, whatever the visitor spoke. */
export function adminMessage(lead: LeadSummary, school: string): string {
  const line = (value: string | null, fallback: string) => (value && oneLine(value)) || fallback
  return [
    'New lead',
    `Name: ${line(lead.name, '-')}`,
    `Email: ${line(lead.email, '-')}`,
    `Phone: ${line(lead.phone, '-')}`,
    `Goal: ${line(lead.goal, DEFAULT_GOAL)}`,
    `City: ${line(lead.city, DEFAULT_CITY)}`,
    `Captured: ${jakartaTime(lead.capturedAtMs)}`,
    ...(lead.conversationExcerpt ? [`Conversation: ${cutExcerpt(oneLine(lead.conversationExcerpt))}`] : []),
    '',
    `Sent by the ${school} sales bot`,
  ].join('\n')
}

/** At most 200 characters, with an ellipsis when something was cut. */
export function cutExcerpt(excerpt: string): string {
  const characters = [...excerpt]
  return characters.length > EXCERPT_CHARACTERS ? `${characters.slice(0, EXCERPT_CHARACTERS).join('')}…` : excerpt
}

/** Such as 'Nov 15, 2026, 09:41 AM'. */
export const jakartaTime = (timeMs: number): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: 'Asia/Jakarta',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(timeMs)
