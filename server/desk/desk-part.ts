import { sql } from 'kysely'
import type { Queries } from '../outside/database/tables.ts'
import { columnMentions, writtenForms } from '../people/mentions.ts'
import type { Contact, Person, PersonPart } from '../people/person-data.ts'
import { decisionsOf } from './edit-person.ts'
import { recordEvent } from './events.ts'
import { forgetLeads, peopleWith } from './forget-leads.ts'
import { findRow, readFacts } from './refresh-person.ts'
import { releasePeople } from './release-people.ts'

/** What the school's people wrote and did about a person. Runs before the submissions are erased, which link to it. */
export const deskPart = ({ now }: { now: () => number }): PersonPart => ({
  name: 'followUp',
  find: async (queries, { leadIds }) => {
    const found = []
    for (const personId of await peopleWith(queries, leadIds))
      found.push(...(await storyOf(queries, personId, leadIds)))
    return found
  },
  erase: async (queries, person) => {
    const ids = await peopleWith(queries, person.leadIds)
    const erased = await countOf(queries, ids)
    // First: the number of an event that goes with the person must not be given again, or open windows pass it over.
    if (erased > 0) await recordEvent(queries, { kind: 'erased', personId: null, actorId: null, atMs: now() })
    await forgetLeads(queries, person.leadIds)
    const mentioned = await eraseMentions(queries, person)
    await releaseOf(queries, person, now())
    return erased + mentioned
  },
  leadsOf: correctedTo,
})

/** A contact that staff have put in place of another one. */
async function correctedTo(queries: Queries, { email, phone }: Contact): Promise<string[]> {
  const leads = await queries
    .selectFrom('leads')
    .innerJoin('desk_people', 'desk_people.person_id', 'leads.person_id')
    .where((eb) =>
      eb.or([
        ...(email ? [eb(sql<string>`lower(desk_people.email)`, '=', email)] : []),
        ...(phone ? [eb('desk_people.phone', '=', phone)] : []),
      ]),
    )
    .select('leads.id')
    .execute()
  return leads.map(({ id }) => id)
}

/** Somebody of the team whose account goes with the rest. */
async function releaseOf(queries: Queries, { emails }: Person, atMs: number): Promise<void> {
  if (emails.length === 0) return
  const members = await queries
    .selectFrom('auth_user')
    .select('id')
    .where('email', 'in', emails)
    .where('role', 'is not', null)
    .execute()
  for (const { id } of members) await releasePeople(queries, { memberId: id, byId: null, atMs })
}

async function storyOf(queries: Queries, personId: string, leadIds: readonly string[]): Promise<object[]> {
  const row = await findRow(queries, personId)
  const notes = await queries
    .selectFrom('desk_notes')
    .select(['text', 'created_at_ms'])
    .where('person_id', '=', personId)
    .orderBy('created_at_ms')
    .execute()
  const events = await queries
    .selectFrom('desk_events')
    .select(['kind', 'created_at_ms'])
    .where('person_id', '=', personId)
    .orderBy('seq')
    .execute()
  if (!row) return []
  // Of some of the submissions alone nobody knows whose corrections these are.
  const isWhole = !(await readFacts(queries, personId, leadIds))
  return [
    {
      corrected: isWhole ? (decisionsOf(row).values ?? {}) : {},
      step: row.step,
      lostReason: row.lost_reason,
      lostWords: row.lost_words,
      nextContactAt: isoTime(row.next_contact_at_ms),
      nextContactWords: row.next_contact_words,
      answeredAt: isoTime(row.answered_at_ms),
      notes: notes.map(({ text, created_at_ms }) => ({ text, createdAt: isoTime(created_at_ms) })),
      events: events.map(({ kind, created_at_ms }) => ({ kind, createdAt: isoTime(created_at_ms) })),
    },
  ]
}

const isoTime = (atMs: number | null): string | null => (atMs === null ? null : new Date(atMs).toISOString())

async function countOf(queries: Queries, personIds: readonly string[]): Promise<number> {
  if (personIds.length === 0) return 0
  const { count } = await queries
    .selectFrom('desk_people')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('person_id', 'in', personIds)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Notes about other people that contain an address or number of the person. */
async function eraseMentions(queries: Queries, person: Person): Promise<number> {
  if (writtenForms(person).length === 0) return 0
  const { numDeletedRows } = await queries
    .deleteFrom('desk_notes')
    .where(columnMentions('text', person))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
