import { sql } from 'kysely'
import type { Queries } from '../outside/database/tables.ts'
import { columnMentions, writtenForms } from '../people/mentions.ts'
import type { Person, PersonPart } from '../people/person-data.ts'
import type { StoredMail } from './read-mailbox.ts'

/** Stored mails to or about the person. */
export const mailboxPart: PersonPart = {
  name: 'mails',
  find: async (queries, person) =>
    (await mailsAbout(queries, person)).map(({ to_address, subject, text, created_at_ms }) => ({
      to: to_address,
      subject,
      text,
      createdAt: new Date(created_at_ms).toISOString(),
    })),
  erase: async (queries, person) => {
    const ids = (await mailsAbout(queries, person)).map((mail) => mail.id)
    if (ids.length > 0) await queries.deleteFrom('mailbox').where('id', 'in', ids).execute()
    return ids.length
  },
}

async function mailsAbout(queries: Queries, person: Person): Promise<StoredMail[]> {
  if (writtenForms(person).length === 0) return []
  return queries
    .selectFrom('mailbox')
    .selectAll()
    .where((eb) =>
      eb.or([
        ...(person.emails.length > 0 ? [eb(sql<string>`lower(to_address)`, 'in', person.emails)] : []),
        columnMentions<'mailbox'>('text', person)(eb),
        columnMentions<'mailbox'>('subject', person)(eb),
      ]),
    )
    .orderBy('created_at_ms')
    .execute()
}
