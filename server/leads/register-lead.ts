import type { RegisterAnswer, RegisterRequest } from '../../domain/leads/lead-contract.ts'
import { oddValues } from '../../domain/leads/odd-values.ts'
import { type LeadDeps, storeLead } from './store-lead.ts'

/** Time from the first input to submitting; with autofill a person needs about a second. */
const FASTEST_PERSON_MS = 700

export async function registerLead(
  deps: LeadDeps,
  request: RegisterRequest,
  { source, earlierKey }: { source: string; earlierKey?: string },
): Promise<RegisterAnswer> {
  const {
    kind,
    idempotencyKey,
    name,
    email,
    phone,
    city,
    program,
    consent,
    language,
    website,
    filledInMs,
    submittedAtMs,
    ...details
  } = request
  const lead = await storeLead(deps, {
    idempotencyKey,
    earlierKey,
    kind,
    status: 'complete',
    name: name.trim(),
    email: email.trim(),
    phone: phone?.trim(),
    city,
    goal: program,
    details: { ...details, filledInMs },
    agreedAtMs: Math.min(submittedAtMs ?? Number.POSITIVE_INFINITY, deps.now()),
    suspicions: suspicionsOf(website, filledInMs),
    oddChoices: oddValues({ ...choicesIn(details), city, program }, deps.offered),
    language,
    consent,
    conversationExcerpt: undefined,
    source,
  })
  return { success: true, leadId: lead?.id ?? null, phone: lead?.phone ?? null }
}

const choicesIn = ({ type, companySize, industry, startDate }: Partial<RegisterRequest>) => ({
  type,
  companySize,
  industry,
  startDate,
})

function suspicionsOf(website: string | undefined, filledInMs: number | undefined): string[] {
  return [
    ...(website ? ['bot.honeypot'] : []),
    ...(filledInMs !== undefined && filledInMs < FASTEST_PERSON_MS ? ['bot.speed'] : []),
  ]
}
