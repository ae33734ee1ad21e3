import { jakartaTime } from '../../domain/leads/admin-message.ts'
import { oneLine } from '../../domain/leads/lead-fields.ts'
import type { DeadLetter } from '../../server/leads/lead-lists.ts'
import { summaryOf } from '../../server/leads/lead-summary.ts'
import type { DataRequestTable, LeadTable } from '../../server/outside/database/tables/lead-tables.ts'

export function describeLead(lead: LeadTable): string {
  const { kind, type, company, city, goal, program, startDate, wantsNews } = summaryOf(lead)
  const marks = (JSON.parse(lead.marks) as string[]).join(', ')
  const facts = [
    ...contactOf(lead),
    kind,
    type,
    company,
    program ?? goal,
    startDate && `from ${startDate}`,
    city,
    wantsNews ? 'wants news' : null,
    marks && `[${marks}]`,
  ]
  return `${jakartaTime(lead.created_at_ms)}  ${join(facts)}`
}

export function describeDeadLetter({ lead, to, kind, attempts, last_problem, dead_at_ms }: DeadLetter): string {
  const aboutOther = kind === 'whatsapp.digest' ? 'leads that were set aside' : mailTo(to)
  const about = lead ? `${join(contactOf(lead))} (lead of ${jakartaTime(lead.created_at_ms)})` : aboutOther
  const channel = kind === 'mail' ? 'mail' : 'WhatsApp'
  return `${jakartaTime(dead_at_ms ?? 0)}  ${about}  ${channel}: ${last_problem ?? 'unknown'} (tries: ${attempts})`
}

export const describeDataTask = ({ id, email, kind, confirmed_at_ms }: DataRequestTable): string =>
  `${jakartaTime(confirmed_at_ms ?? 0)}  ${join([email, kind])}  ${id}`

function contactOf(lead: LeadTable) {
  const { name, phone, email } = summaryOf(lead)
  return [name, phone, email]
}

const mailTo = (to: string | null): string => (to ? `a mail to ${to}` : 'a lead that was erased since')

/** Removes control characters: visitors' input is printed to a terminal. */
const join = (facts: readonly (string | null)[]): string =>
  facts
    .filter((fact) => fact !== null && fact !== '')
    .map((fact) => oneLine(String(fact)))
    .join(' · ')
