import type { NotifyRequest } from '../../domain/leads/lead-contract.ts'
import { normalisePhone } from '../../domain/leads/phone.ts'
import { personKeys } from '../people/person-keys.ts'
import type { LeadDeps } from './store-lead.ts'

/**
 * Enqueues the notification about a stored lead, once per lead. Recipient and text in the request are ignored: the
 * message has the stored lead's data and goes to the configured number.
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
