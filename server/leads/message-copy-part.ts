import type { Queries, Tables } from '../outside/database/tables.ts'
import { columnMentions, writtenForms } from '../people/mentions.ts'
import type { Person, PersonPart } from '../people/person-data.ts'
import { findLeads } from './lead-notification.ts'
import { messageOf } from './shared-message.ts'

type Copy = Tables['whatsapp_messages']

/**
 * Stored messages to the school. One may be about several people: an export contains only the person's own part, and an
 * erasure keeps the others.
 */
export const messageCopyPart = ({ school }: { school: string }): PersonPart => ({
  name: 'whatsAppMessages',
  find: async (queries, { leadIds, ...person }) => {
    const found = []
    for (const { id, created_at_ms } of await copiesAbout(queries, { leadIds, ...person })) {
      const own = (await leadsIn(queries, id)).filter((leadId) => leadIds.includes(leadId))
      found.push({
        text: await textOf(queries, own, school),
        createdAt: new Date(created_at_ms).toISOString(),
      })
    }
    return found
  },
  erase: async (queries, person) => {
    const copies = await copiesAbout(queries, person)
    for (const { id } of copies) {
      const others = (await leadsIn(queries, id)).filter((leadId) => !person.leadIds.includes(leadId))
      const text = await textOf(queries, others, school)
      if (text) await queries.updateTable('whatsapp_messages').set({ text }).where('id', '=', id).execute()
      else await queries.deleteFrom('whatsapp_messages').where('id', '=', id).execute()
    }
    return copies.length
  },
})

/** Found by the job that sent it or, if the process was killed before it stored the message id, by the text. */
async function copiesAbout(queries: Queries, person: Person): Promise<Copy[]> {
  const jobs = person.leadIds.map((id) => `lead:${id}`)
  const linked =
    jobs.length === 0
      ? []
      : await queries
          .selectFrom('whatsapp_messages')
          .innerJoin('outbox', 'outbox.external_id', 'whatsapp_messages.id')
          .selectAll('whatsapp_messages')
          .where('outbox.dedupe_key', 'in', jobs)
          .execute()
  const named =
    writtenForms(person).length === 0
      ? []
      : await queries.selectFrom('whatsapp_messages').selectAll().where(columnMentions('text', person)).execute()
  return [...new Map([...linked, ...named].map((copy) => [copy.id, copy])).values()]
}

async function leadsIn(queries: Queries, messageId: string): Promise<string[]> {
  const jobs = await queries
    .selectFrom('outbox')
    .select('payload')
    .where('external_id', '=', messageId)
    .where('kind', '=', 'whatsapp.lead')
    .execute()
  return jobs.map(({ payload }) => JSON.parse(payload).leadId)
}

async function textOf(queries: Queries, leadIds: readonly string[], school: string): Promise<string | null> {
  if (leadIds.length === 0) return null
  const leads = await findLeads(queries, leadIds)
  return leads.length > 0 ? messageOf(leads, school).text : null
}
