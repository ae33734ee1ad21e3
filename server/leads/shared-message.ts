import { adminMessage, cut, footer, type LeadSummary } from '../../domain/leads/admin-message.ts'
import { oneLine } from '../../domain/leads/lead-fields.ts'
import type { LeadTable } from '../outside/database/tables/lead-tables.ts'
import { summaryOf } from './lead-summary.ts'

/** Limits of WhatsApp for a free text and for a template parameter. */
const TEXT_CHARACTERS = 4096
const LINE_CHARACTERS = 1024
/** In short form so many always fit into a template parameter. */
export const LEADS_PER_MESSAGE = 8
const NAME_CHARACTERS = 20
const PHONE_CHARACTERS = 20
const EMAIL_CHARACTERS = 40
const BARS = /[|¦ǀǁ‖∣∥│┃║｜￨⏐❘]+/g
const COMMAS = /[,،‚、﹐，､]/g

/** In full if it fits, otherwise one line of contacts per person. */
export function messageOf(leads: readonly LeadTable[], school: string): { text: string; line: string } {
  const summaries = leads.map(summaryOf)
  const inFull = summaries.map((summary) => adminMessage(summary, school))
  const text = inFull.join('\n\n———\n\n')
  const line = inFull.map((message) => withoutBars(message).replace(/\n+/g, ' | ')).join(' || ')
  const title = leads.length === 1 ? 'New lead' : `${leads.length} new leads`
  const short = [title, ...onePerPerson(summaries), footer(school)]
  return {
    text: text.length <= TEXT_CHARACTERS ? text : short.join('\n'),
    line: line.length <= LINE_CHARACTERS ? line : short.join(' | '),
  }
}

/** Leads with the same contacts share a line. */
function onePerPerson(summaries: readonly LeadSummary[]): string[] {
  const people = Map.groupBy(summaries, contactsOf)
  return [...people].map(
    ([contacts, theirs]) => `${contacts}, ${[...new Set(theirs.map(({ kind }) => kind))].join('+')}`,
  )
}

const contactsOf = ({ name, phone, email }: LeadSummary): string =>
  [contact(name, NAME_CHARACTERS), contact(phone, PHONE_CHARACTERS), contact(email, EMAIL_CHARACTERS)].join(', ')

const contact = (value: string | null, max: number): string =>
  cut(withoutBars(oneLine(value ?? '')).replace(COMMAS, ';'), max) || '-'

/** A visitor's text must not imitate the separator of fields, nor with a character that looks like it. */
const withoutBars = (text: string): string => text.replace(BARS, '/')
