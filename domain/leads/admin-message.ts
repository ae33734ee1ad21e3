import { oneLine } from './lead-fields.ts'

export interface LeadSummary {
  /** The form it came from, or the chat. */
  kind: string
  name: string | null
  email: string | null
  phone: string | null
  goal: string | null
  city: string | null
  program: string | null
  type: string | null
  /** Name, size and industry, as far as known. */
  company: string | null
  startDate: string | null
  wantsNews: boolean
  capturedAtMs: number
  conversationExcerpt: string | null
}

const EXCERPT_CHARACTERS = 200

/** The notification to the school, always in English. It contains only what the visitor gave. */
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

/** Instead of one message per lead when too many come from one place. */
export function floodMessage(leads: number, sources: number, school: string): string {
  const which = leads === 1 ? '1 more lead' : `${leads} more leads`
  const where = sources === 1 ? 'one source' : `${sources} sources`
  const verb = leads === 1 ? 'waits' : 'wait'
  return [
    `${which} from ${where} ${verb} at the desk`,
    'So many came from one place within an hour that they were set aside. They are stored: npm run leads -- suspect',
    '',
    footer(school),
  ].join('\n')
}

export const footer = (school: string): string => `Sent by the ${school} sales bot`

export const cutExcerpt = (excerpt: string): string => cut(excerpt, EXCERPT_CHARACTERS)

/** Adds an ellipsis if something was cut. */
export function cut(text: string, max: number): string {
  const characters = [...text]
  return characters.length > max ? `${characters.slice(0, max).join('')}…` : text
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
