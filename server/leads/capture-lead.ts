import type { CaptureLeadRequest } from '../../domain/leads/lead-contract.ts'
import { problemWithField, sanitise } from '../../domain/leads/lead-fields.ts'
import { deletePersonWithoutLeads } from '../people/find-person.ts'
import { inPersonTransaction } from '../people/people-transaction.ts'
import { type LeadDeps, storeLead } from './store-lead.ts'
import { rememberWithdrawn } from './withdrawn-leads.ts'

/** Stores the answers given in the chat so far. A visitor who stops withdraws them all. */
export async function captureLead(deps: LeadDeps, request: CaptureLeadRequest, source: string): Promise<string | null> {
  const idempotencyKey = `chat:${request.userId}:${request.captureId}`
  if (request.status === 'stopped') {
    await withdrawLead(deps, idempotencyKey)
    return null
  }
  const { name, email, phone, goal, city } = request.leadInfo
  const valid = (field: 'name' | 'email' | 'phone', value: string | undefined) =>
    value !== undefined && problemWithField(field, sanitise(value)) === null ? sanitise(value) : undefined
  const answers = { name: valid('name', name), email: valid('email', email), phone: valid('phone', phone) }
  const lead = await storeLead(deps, {
    idempotencyKey,
    kind: 'chat',
    status: request.status,
    ...answers,
    city: city && sanitise(city),
    goal: goal && sanitise(goal),
    details: { userId: request.userId },
    agreedAtMs: deps.now(),
    suspicions: [],
    language: request.language,
    consent: request.consent,
    conversationExcerpt: request.conversationExcerpt,
    source,
  })
  return lead?.id ?? null
}

/** A complete lead is not withdrawn. */
async function withdrawLead({ database, followUp, now }: LeadDeps, idempotencyKey: string): Promise<void> {
  await inPersonTransaction({ database }, async ({ queries, lockKeys, requireAll }) => {
    await lockKeys('submission', [idempotencyKey])
    await rememberWithdrawn(queries, [idempotencyKey], now())
    const lead = await queries
      .selectFrom('leads')
      .select(['id', 'person_id'])
      .where('idempotency_key', '=', idempotencyKey)
      .where('status', '=', 'partial')
      .executeTakeFirst()
    if (!lead) return
    requireAll()
    await followUp.leadsLeaving(queries, [lead.id])
    await queries.deleteFrom('leads').where('id', '=', lead.id).execute()
    await deletePersonWithoutLeads(queries, lead.person_id)
  })
}
