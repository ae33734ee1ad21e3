import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type Offered, oddValues } from '../../domain/leads/odd-values.ts'
import { dialablePhone } from '../../domain/leads/phone.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { LeadTable } from '../outside/database/tables/lead-tables.ts'
import type { Database, Queries } from '../outside/database/tables.ts'
import type { ChoosePerson } from '../people/choose-person.ts'
import { deletePersonWithoutLeads, findOrCreatePerson } from '../people/find-person.ts'
import type { FollowUp } from '../people/follow-up.ts'
import { inPersonTransaction, type PersonTransaction } from '../people/people-transaction.ts'
import { personKeys } from '../people/person-keys.ts'
import { tellOfFlood } from './flood-digest.ts'
import { countOfTold, FLOOD_MARK, TOLD_LEADS_AN_HOUR } from './lead-source.ts'
import { keyOfOther, namesSomebodyElse } from './other-lead.ts'
import { countOfWithdrawn } from './withdrawn-leads.ts'

export interface LeadDeps {
  database: Database
  outbox: Outbox
  /** By the school's forms. */
  offered: Offered
  /** Adds a complete lead to the statistics, in the same transaction. */
  countLead(queries: Queries, lead: LeadColumns, atMs: number): Promise<void>
  followUp: FollowUp
  now: () => number
}

export interface NewLead {
  idempotencyKey: string
  /** Another key that the same submission may have been stored with. */
  earlierKey?: string | undefined
  kind: string
  status: 'partial' | 'complete'
  name: string | undefined
  email: string | undefined
  phone: string | undefined
  city: string | undefined
  goal: string | undefined
  details: Record<string, unknown>
  /** Signs of a bot. */
  suspicions: readonly string[]
  /** Marks for odd values in fields that only forms have. */
  oddChoices?: readonly string[]
  language: string
  consent: object
  /** Of the client; see sourceOf. */
  source: string
  agreedAtMs: number
  conversationExcerpt: string | undefined
  /** Added by hand: the school knows already. */
  isByStaff?: boolean | undefined
  /** Whose it is among those with the same contact. */
  choose?: ChoosePerson | undefined
}

export interface StoredLead {
  id: string
  personId: string
  status: 'partial' | 'complete'
  phone: string | null
}

/**
 * Stores a lead and the job to notify the school, in one transaction. With a known key, a partial lead is updated and a
 * complete one stays unchanged; but a form that names another person is stored as another lead. Returns null, and
 * stores nothing, for a lead that was withdrawn or erased, or has no name or contact yet. Leads of suspected bots are
 * stored without notification; of those from a source that sends too many, the school is told the number.
 */
export const storeLead = (deps: LeadDeps, lead: NewLead): Promise<StoredLead | null> =>
  inPersonTransaction(deps, (people) => storeLeadIn(deps, people, lead))

/** The same inside an existing transaction. */
export async function storeLeadIn(
  deps: LeadDeps,
  people: PersonTransaction,
  lead: NewLead,
): Promise<StoredLead | null> {
  const other = { ...lead, idempotencyKey: keyOfOther(lead.idempotencyKey, lead) }
  await people.lockKeys('submission', [...keysOf(lead), other.idempotencyKey])
  const before = await readBefore(people.queries, lead, deps.now())
  if (lead.kind === 'chat' || !before.known || !namesSomebodyElse(lead, before.known))
    return upsertLead(deps, people, lead, before)
  return upsertLead(deps, people, other, await readBefore(people.queries, other, deps.now()))
}

async function upsertLead(
  deps: LeadDeps,
  people: PersonTransaction,
  lead: NewLead,
  { known, isWithdrawn, told }: Before,
): Promise<StoredLead | null> {
  const { followUp, now } = deps
  const { queries } = people
  if (known?.status === 'complete') return { ...known, personId: known.person_id }
  if (!known && isWithdrawn) return null

  const toldBefore = lead.isByStaff ? 0 : told
  const columns = columnsOf(markIfFlood(mergeAnswers(lead, known), toldBefore), now())
  if (!columns.name && !columns.email && !columns.phone_typed) return null
  const person = await findOrCreatePerson(people, followUp, {
    keys: personKeys(columns),
    name: columns.name,
    choose: lead.choose,
    present: known?.person_id,
    nowMs: now(),
  })
  const person_id = person.id
  const fromPersonId = known && known.person_id !== person_id ? known.person_id : null
  if (fromPersonId) people.requireAll()
  const { id = randomUUID(), idempotency_key = lead.idempotencyKey, created_at_ms = now() } = known ?? {}
  const row: LeadTable = { ...columns, id, idempotency_key, person_id, created_at_ms }
  await (known
    ? queries
        .updateTable('leads')
        .set({ ...columns, person_id })
        .where('id', '=', id)
        .execute()
    : queries.insertInto('leads').values(row).execute())
  if (!lead.isByStaff) await tellSchool(deps, queries, id, columns, toldBefore)
  // Last, because other leads wait from here until the commit: they add to the same story and the same counts.
  await followUp.leadStored(queries, { lead: row, fromPersonId, isNew: !known, isNewPerson: person.isNew })
  if (fromPersonId) await deletePersonWithoutLeads(queries, fromPersonId)
  if (isReal(columns)) await deps.countLead(queries, columns, now())
  return { id, personId: person_id, status: columns.status, phone: columns.phone }
}

const isReal = ({ status, is_suspect }: LeadColumns): boolean => status === 'complete' && !is_suspect

async function tellSchool(
  { outbox, now }: LeadDeps,
  queries: Queries,
  leadId: string,
  columns: LeadColumns,
  turn: number,
): Promise<void> {
  if (isReal(columns))
    await outbox.enqueue(queries, { kind: 'whatsapp.lead', payload: { leadId }, dedupeKey: `lead:${leadId}`, turn })
  if (columns.marks.includes(FLOOD_MARK)) await tellOfFlood(outbox, queries, now())
}

const keysOf = ({ idempotencyKey, earlierKey }: NewLead): string[] => [
  idempotencyKey,
  ...(earlierKey ? [earlierKey] : []),
]

interface Before {
  known: LeadTable | undefined
  isWithdrawn: boolean
  /** How many leads of the source the school was told of, or is about to be, within the last hour. */
  told: number
}

/** All that decides what becomes of a submission, in one statement. */
async function readBefore(queries: Queries, lead: NewLead, nowMs: number): Promise<Before> {
  const { withdrawn, told, ...known } = await queries
    .selectFrom(sql<object>`(select 1)`.as('always'))
    .leftJoin('leads', (join) => join.on('leads.idempotency_key', 'in', keysOf(lead)))
    .selectAll('leads')
    .select([
      countOfWithdrawn(queries, lead.idempotencyKey).as('withdrawn'),
      countOfTold(queries, lead.source, nowMs).as('told'),
    ])
    .executeTakeFirstOrThrow()
  return {
    known: known.id === null ? undefined : (known as LeadTable),
    isWithdrawn: Number(withdrawn) > 0,
    told: Number(told),
  }
}

/** New answers replace earlier ones. A chat lead is complete only with name, e-mail and phone. */
function mergeAnswers(lead: NewLead, known: LeadTable | undefined): NewLead {
  const merged: NewLead = {
    ...lead,
    name: lead.name || known?.name || undefined,
    email: lead.email || known?.email || undefined,
    phone: lead.phone || known?.phone_typed || undefined,
    city: lead.city || known?.city || undefined,
    goal: lead.goal || known?.goal || undefined,
    conversationExcerpt: lead.conversationExcerpt || known?.conversation_excerpt || undefined,
  }
  const isComplete = lead.kind !== 'chat' || Boolean(merged.name && merged.email && merged.phone)
  return { ...merged, status: isComplete ? lead.status : 'partial' }
}

/** A lead that looks odd already is set aside anyway, and not worth a message. */
function markIfFlood(lead: NewLead, toldBefore: number): NewLead {
  const isFlood = lead.status === 'complete' && lead.suspicions.length === 0 && toldBefore >= TOLD_LEADS_AN_HOUR
  return isFlood ? { ...lead, suspicions: [FLOOD_MARK] } : lead
}

function columnsOf(lead: NewLead, nowMs: number): LeadColumns {
  return {
    kind: lead.kind,
    status: lead.status,
    name: lead.name || null,
    email: lead.email || null,
    phone_typed: lead.phone || null,
    phone: lead.phone ? dialablePhone(lead.phone) : null,
    city: lead.city || null,
    goal: lead.goal || null,
    details: JSON.stringify(lead.details),
    marks: JSON.stringify([...lead.suspicions, ...oddValues(contactsOf(lead)), ...(lead.oddChoices ?? [])]),
    is_suspect: lead.suspicions.length > 0 ? 1 : 0,
    language: lead.language,
    consent: JSON.stringify({ ...lead.consent, atMs: lead.agreedAtMs }),
    conversation_excerpt: lead.conversationExcerpt || null,
    source: lead.source,
    updated_at_ms: nowMs,
  }
}

export type LeadColumns = Omit<LeadTable, 'id' | 'idempotency_key' | 'person_id' | 'created_at_ms'>

const contactsOf = ({ name, email, phone }: NewLead) => ({ name, email, phone })
