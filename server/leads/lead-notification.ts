import { adminMessage } from '../../domain/leads/admin-message.ts'
import type { Delivery } from '../outbox/delivery.ts'
import type { LeadTable } from '../outside/database/tables/lead-tables.ts'
import type { Queries } from '../outside/database/tables.ts'
import { type AdminChannelParts, adminChannel } from './admin-channel.ts'
import { summaryOf } from './lead-summary.ts'
import { LEADS_PER_MESSAGE, messageOf } from './shared-message.ts'

/** Sends new leads to the school. Waiting leads share a message; sources take turns. */
export function leadNotification(parts: AdminChannelParts): Delivery<'whatsapp.lead'> {
  const { database, school } = parts
  const admin = adminChannel(parts)
  return {
    kind: 'whatsapp.lead',
    batch: LEADS_PER_MESSAGE,
    mayDeliver: admin.maySend,
    deliver: async (jobs) => {
      const leads = await findLeads(
        database.queries,
        jobs.map(({ payload }) => payload.leadId),
      )
      if (leads.length === 0) return { result: 'done' }
      return admin.send(messageOf(leads, school))
    },
    onGivenUp: async (queries, { payload }) => {
      const [lead] = await findLeads(queries, [payload.leadId])
      if (!lead) return
      const text = adminMessage(summaryOf(lead), school)
      await admin.mail(queries, { subject: 'New lead', text, dedupeKey: `lead-mail:${lead.id}` })
    },
  }
}

export const findLeads = (queries: Queries, ids: readonly string[]): Promise<LeadTable[]> =>
  queries.selectFrom('leads').selectAll().where('id', 'in', ids).orderBy('created_at_ms').execute()
