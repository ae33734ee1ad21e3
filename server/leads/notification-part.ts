import { normaliseEmail } from '../../domain/leads/lead-fields.ts'
import type { OutboxTable } from '../outside/database/tables/outbox-tables.ts'
import type { Queries } from '../outside/database/tables.ts'
import { writtenForms } from '../people/mentions.ts'
import type { Person, PersonPart } from '../people/person-data.ts'

/** Outbox jobs: notifications of the school about the person, and mails to or about them. */
export const notificationPart: PersonPart = {
  name: 'notifications',
  find: async (queries, person) =>
    (await jobsAbout(queries, person)).map((job) => ({
      kind: job.kind,
      content: JSON.parse(job.payload),
      attempts: job.attempts,
      lastProblem: job.last_problem,
      createdAt: new Date(job.created_at_ms).toISOString(),
      sentAt: job.done_at_ms && new Date(job.done_at_ms).toISOString(),
    })),
  erase: async (queries, person) => {
    const ids = (await jobsAbout(queries, person)).map((job) => job.id)
    if (ids.length > 0) await queries.deleteFrom('outbox').where('id', 'in', ids).execute()
    return ids.length
  },
}

async function jobsAbout(queries: Queries, person: Person): Promise<OutboxTable[]> {
  const mails = await queries
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'mail')
    .where('payload', '!=', '{}')
    .execute()
  const keys = person.leadIds.flatMap((id) => [`lead:${id}`, `lead-mail:${id}`])
  const notifications =
    keys.length === 0 ? [] : await queries.selectFrom('outbox').selectAll().where('dedupe_key', 'in', keys).execute()
  const known = new Set(notifications.map((job) => job.id))
  return [...notifications, ...mails.filter((job) => !known.has(job.id) && isMailAbout(job, person))]
}

function isMailAbout({ payload }: OutboxTable, person: Person): boolean {
  const { to, subject, text } = JSON.parse(payload)
  if (person.emails.includes(normaliseEmail(to))) return true
  const content = `${subject} ${text}`.toLowerCase()
  return writtenForms(person).some((form) => content.includes(form))
}
