import type { LeadTable } from '../outside/database/tables/lead-tables.ts'
import { deletePersonWithoutLeads } from '../people/find-person.ts'
import type { PersonPart } from '../people/person-data.ts'
import { personKeys } from '../people/person-keys.ts'
import { rememberWithdrawn } from './withdrawn-leads.ts'

/** Leads from forms and from the chat. */
export const leadPart = ({ now }: { now: () => number }): PersonPart => ({
  name: 'submissions',
  find: async (queries, { leadIds }) => {
    if (leadIds.length === 0) return []
    const leads = await queries
      .selectFrom('leads')
      .selectAll()
      .where('id', 'in', leadIds)
      .orderBy('created_at_ms')
      .execute()
    return leads.map(readable)
  },
  erase: async (queries, { leadIds, emails, phones }) => {
    const keys = [
      ...emails.flatMap((email) => personKeys({ email, phone: null })),
      ...phones.flatMap((phone) => personKeys({ email: null, phone })),
    ]
    if (keys.length > 0) await queries.deleteFrom('person_keys').where('value', 'in', keys).execute()
    if (leadIds.length === 0) return 0
    const leads = await queries
      .deleteFrom('leads')
      .where('id', 'in', leadIds)
      .returning(['idempotency_key', 'person_id'])
      .execute()
    await rememberWithdrawn(
      queries,
      leads.map((lead) => lead.idempotency_key),
      now(),
    )
    for (const personId of new Set(leads.map((lead) => lead.person_id)))
      await deletePersonWithoutLeads(queries, personId)
    return leads.length
  },
})

const readable = (lead: LeadTable) => ({
  kind: lead.kind,
  status: lead.status,
  name: lead.name,
  email: lead.email,
  phone: lead.phone,
  phoneAsTyped: lead.phone_typed,
  city: lead.city,
  goal: lead.goal,
  language: lead.language,
  details: JSON.parse(lead.details),
  consent: JSON.parse(lead.consent),
  marks: JSON.parse(lead.marks),
  conversationExcerpt: lead.conversation_excerpt,
  source: lead.source,
  createdAt: new Date(lead.created_at_ms).toISOString(),
  updatedAt: new Date(lead.updated_at_ms).toISOString(),
})
