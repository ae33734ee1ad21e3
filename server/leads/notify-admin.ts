import type { NotifyRequest } from '../../domain/leads/lead-contract.ts'
import { normalisePhone } from '../../domain/leads/phone.ts'
import { personKeys } from '../people/person-keys.ts'
import type { LeadDeps } from './store-lead.ts'

/**
 * Makes sure that the admin is told of a lead that we have. Whom the caller names and what they would say are ignored:
 * one message a lead, to the configured number, with the stored lead's own words.
 */
export async function notifyAdmin({ database, outbox }: LeadDeps, { leadInfo }: NotifyRequest): Promise<void> {
  const { email = null, phone } = leadInfo
  const keys = personKeys({ email, phone: phone ? normalisePhone(phone) : null })
  if (keys.length === 0) return
  const lead = await database.queries
    .selectFrom('leads')
    .innerJoin('person_keys', 'person_keys.person_id', 'leads.person_id')
    .select('leads.id')
    .where('person_keys.value', 'in', keys)
    .where('leads.status', '=', 'complete')
    .where('leads.is_suspect', '=', 0)
    .orderBy('leads.created_at_ms', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!lead) return
  await outbox.enqueue(database.queries, {
    kind: 'whatsapp.lead',
    payload: { leadId: lead.id },
    dedupeKey: `lead:${lead.id}`,
  })
}
