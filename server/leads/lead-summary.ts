import type { LeadSummary } from '../../domain/leads/admin-message.ts'
import type { RegisterRequest } from '../../domain/leads/lead-contract.ts'
import { readablePhone } from '../../domain/leads/phone.ts'
import type { LeadTable } from '../outside/database/tables/lead-tables.ts'

/** A stored lead, formatted for messages to the school. */
export function summaryOf(lead: LeadTable): LeadSummary {
  const { type, companyName, companySize, industry, startDate } = JSON.parse(lead.details) as Partial<RegisterRequest>
  const company = [companyName, companySize && `${companySize} people`, industry].filter(Boolean)
  const isChat = lead.kind === 'chat'
  return {
    kind: lead.kind,
    name: lead.name,
    email: lead.email,
    phone: lead.phone ? readablePhone(lead.phone) : lead.phone_typed,
    goal: isChat ? lead.goal : null,
    program: isChat ? null : lead.goal,
    city: lead.city,
    type: type || null,
    company: company.length > 0 ? company.join(', ') : null,
    startDate: startDate || null,
    wantsNews: (JSON.parse(lead.consent) as Partial<RegisterRequest['consent']>).marketing === true,
    capturedAtMs: lead.created_at_ms,
    conversationExcerpt: lead.conversation_excerpt,
  }
}
