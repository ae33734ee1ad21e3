import { oneLine } from './lead-fields.ts'

/** What the school's people are told of a lead. */
export interface LeadSummary {
  /** Which form, or the chat. */
  kind: string
  name: string | null
  email: string | null
  phone: string | null
  goal: string | null
  city: string | null
  program: string | null
  type: string | null
  /** Its name, size and industry, as far as they are known. */
  company: string | null
  startDate: string | null
  wantsNews: boolean
  capturedAtMs: number
  conversationExcerpt: string | null
}

const EXCERPT_CHARACTERS = 200

/** The message to the admin, in English, whatever the visitor spoke. Nothing in it was not told by the visitor. */
export function adminMessage(lead: LeadSummary, school: string): string {
  const line = (label: string, value: string | null) => `${label}: ${(value && oneLine(value)) || '-'}`
  const lineIfKnown = (label: string, value: string | null) => (value ? [line(label, value)] : [])
  return [
    `New lead: ${lead.kind}`,
    line('Name', lead.name),
    line('Email', lead.email),
    line('Phone', lead.phone),
    line('Goal', lead.goal),
    ...lineIfKnown('Program', lead.program),
    ...lineIfKnown('Start date', lead.startDate),
    ...lineIfKnown('Type', lead.type),
    ...lineIfKnown('Company', lead.company),
    line('City', lead.city),
    line('News by e-mail', lead.wantsNews ? 'yes' : 'no'),
    `Captured: ${jakartaTime(lead.capturedAtMs)}`,
    ...(lead.conversationExcerpt ? [`Conversation: ${cutExcerpt(oneLine(lead.conversationExcerpt))}`] : []),
    '',
    footer(school),
  ].join('\n')
}

export const footer = (school: string): string => `Sent by the ${school} sales bot`

/** At most 200 characters, with an ellipsis when something was cut. */
export const cutExcerpt = (excerpt: string): string => cut(excerpt, EXCERPT_CHARACTERS)

export function cut(text: string, most: number): string {
  const characters = [...text]
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : text
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
