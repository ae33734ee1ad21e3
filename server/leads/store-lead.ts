import { randomUUID } from 'node:crypto'
import { isEmail, isName } from '../../domain/leads/lead-fields.ts'
import { normalisePhone } from '../../domain/leads/phone.ts'
import { countLead } from '../analytics/count-lead.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { Database, LeadTable, Queries } from '../outside/database/tables.ts'
import { findOrMakePerson, forgetIfAlone } from './find-person.ts'
import { lockPeople } from './people-lock.ts'
import { personKeys } from './person-keys.ts'
import { isWithdrawn } from './withdrawn-leads.ts'

export interface LeadDeps {
  database: Database
  outbox: Outbox
  now: () => number
}

export interface NewLead {
  idempotencyKey: string
  kind: string
  status: 'partial' | 'complete'
  name: string | undefined
  email: string | undefined
  phone: string | undefined
  city: string | undefined
  goal: string | undefined
  details: Record<string, unknown>
  /** Signs of a program rather than a person. */
  suspicions: readonly string[]
  language: string
  consent: object
  agreedAtMs: number
  conversationExcerpt: string | undefined
}

export interface StoredLead {
  id: string
  status: 'partial' | 'complete'
  phone: string | null
}

/**
 * Keeps a lead and the duty to tell of it, both or neither. The same key again is the same lead: a partial one takes the
 * new answers beside the old, a complete one is left as it is, and one that was withdrawn or erased stays away (null).
 * So does one that names nobody yet. What looks odd is marked; what looks like a program is set aside.
 */
export function storeLead({ database, outbox, now }: LeadDeps, lead: NewLead): Promise<StoredLead | null> {
  return database.queries.transaction().execute(async (queries) => {
    await lockPeople(database, queries)
    const known = await findLead(queries, lead.idempotencyKey)
    if (known?.status === 'complete') return known
    if (!known && (await isWithdrawn(queries, lead.idempotencyKey))) return null

    const columns = columnsOf(joined(lead, known), now())
    if (!columns.name && !columns.email && !columns.phone_typed) return null
    const person_id = await findOrMakePerson(queries, personKeys(columns), now())
    const id = known?.id ?? randomUUID()
    if (known) {
      await queries
        .updateTable('leads')
        .set({ ...columns, person_id })
        .where('id', '=', id)
        .execute()
      await forgetIfAlone(queries, known.person_id)
    } else {
      await queries
        .insertInto('leads')
        .values({ ...columns, id, idempotency_key: lead.idempotencyKey, person_id, created_at_ms: now() })
        .execute()
    }
    if (columns.status === 'complete' && !columns.is_suspect) {
      await countLead(queries, columns, now())
      await outbox.enqueue({ kind: 'whatsapp.lead', payload: { leadId: id }, dedupeKey: `lead:${id}` })
    }
    return { id, status: columns.status, phone: columns.phone }
  })
}

const findLead = (queries: Queries, idempotencyKey: string): Promise<LeadTable | undefined> =>
  queries.selectFrom('leads').selectAll().where('idempotency_key', '=', idempotencyKey).executeTakeFirst()

/** New answers win over what an earlier part of the same lead said. A chat lead is complete when all three are there. */
function joined(lead: NewLead, known: LeadTable | undefined): NewLead {
  const whole: NewLead = {
    ...lead,
    name: lead.name || known?.name || undefined,
    email: lead.email || known?.email || undefined,
    phone: lead.phone || known?.phone_typed || undefined,
    city: lead.city || known?.city || undefined,
    goal: lead.goal || known?.goal || undefined,
    conversationExcerpt: lead.conversationExcerpt || known?.conversation_excerpt || undefined,
  }
  const isComplete = lead.kind !== 'chat' || Boolean(whole.name && whole.email && whole.phone)
  return { ...whole, status: isComplete ? lead.status : 'partial' }
}

function columnsOf(lead: NewLead, nowMs: number): LeadColumns {
  const phone = lead.phone ? normalisePhone(lead.phone) : null
  return {
    kind: lead.kind,
    status: lead.status,
    name: lead.name || null,
    email: lead.email || null,
    phone_typed: lead.phone || null,
    phone,
    city: lead.city || null,
    goal: lead.goal || null,
    details: JSON.stringify(lead.details),
    marks: JSON.stringify(marksOf(lead, phone)),
    is_suspect: lead.suspicions.length > 0 ? 1 : 0,
    language: lead.language,
    consent: JSON.stringify({ ...lead.consent, atMs: lead.agreedAtMs }),
    conversation_excerpt: lead.conversationExcerpt || null,
    updated_at_ms: nowMs,
  }
}

type LeadColumns = Omit<LeadTable, 'id' | 'idempotency_key' | 'person_id' | 'created_at_ms'>

function marksOf(lead: NewLead, phone: string | null): string[] {
  return [
    ...lead.suspicions,
    ...(lead.name && !isName(lead.name) ? ['name.odd'] : []),
    ...(lead.email && !isEmail(lead.email) ? ['email.odd'] : []),
    ...(lead.phone && !phone ? ['phone.odd'] : []),
  ]
}
