import { sql } from 'kysely'
import { isEmail, normaliseEmail } from '../../domain/leads/lead-fields.ts'
import { normalisePhone } from '../../domain/leads/phone.ts'
import type { LeadTable } from '../outside/database/tables/lead-tables.ts'
import type { Queries } from '../outside/database/tables.ts'
import { ownersOf } from './find-person.ts'
import type { Contact, Person, PersonPart, Reach } from './person-data.ts'
import { personKeys } from './person-keys.ts'

/** Finds a person by a phone number or e-mail address as typed. */
export async function locatePerson(
  queries: Queries,
  personParts: readonly PersonPart[],
  contact: string,
  reach: Reach,
): Promise<Person> {
  const typed = contact.trim()
  const email = isEmail(typed) ? normaliseEmail(typed) : null
  const phone = email ? null : normalisePhone(typed)
  const owners = reach === 'joined' ? await ownersOf(queries, personKeys({ email, phone })) : []
  const known = reach === 'joined' ? await knownLeads(queries, personParts, { email, phone }) : []
  const leads = await queries
    .selectFrom('leads')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb(sql<string>`lower(email)`, '=', typed.toLowerCase()),
        eb('phone_typed', '=', typed),
        ...(phone ? [eb('phone', '=', phone)] : []),
        ...(owners.length > 0 ? [eb('person_id', 'in', owners)] : []),
        ...(known.length > 0 ? [eb('id', 'in', known)] : []),
      ]),
    )
    .execute()
  const joined = identifiersOf(reach === 'joined' ? leads : [])
  return {
    ...identifiersOf(leads),
    emails: distinct([email, ...joined.emails]),
    phones: distinct([phone, ...joined.phones]),
  }
}

async function knownLeads(queries: Queries, parts: readonly PersonPart[], contact: Contact): Promise<string[]> {
  const known: string[] = []
  if (contact.email || contact.phone)
    for (const part of parts) known.push(...((await part.leadsOf?.(queries, contact)) ?? []))
  return known
}

/** A person whom staff have on the screen. */
export const locateById = async (queries: Queries, personId: string): Promise<Person> =>
  identifiersOf(await queries.selectFrom('leads').selectAll().where('person_id', '=', personId).execute())

const identifiersOf = (leads: readonly LeadTable[]): Person => ({
  emails: distinct(leads.map((lead) => lead.email && normaliseEmail(lead.email))),
  phones: distinct(leads.map((lead) => lead.phone)),
  leadIds: leads.map((lead) => lead.id),
  userIds: distinct(leads.map(userIdOf)),
})

const distinct = (values: readonly (string | null | undefined)[]): string[] => [
  ...new Set(values.filter((value): value is string => Boolean(value))),
]

const userIdOf = ({ details }: LeadTable): string | undefined => JSON.parse(details).userId
