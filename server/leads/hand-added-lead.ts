import { oddValues } from '../../domain/leads/odd-values.ts'
import { type LeadDeps, storeLead } from './store-lead.ts'

interface HandAdded {
  key: string
  kind: string
  name: string
  email: string | undefined
  phone: string | undefined
  city: string | undefined
  program: string | undefined
  language: string
  wantsNews: boolean
}

/** A person who was met at the front desk or on the phone, stored like a form. Returns the person's id. */
export async function handAddedLead(deps: LeadDeps, person: HandAdded): Promise<string> {
  const { key, kind, name, email, phone, city, program, language, wantsNews } = person
  const lead = await storeLead(deps, {
    idempotencyKey: key,
    kind,
    status: 'complete',
    name: name.trim(),
    email,
    phone,
    city,
    goal: program,
    details: {},
    suspicions: [],
    oddChoices: oddValues({ city, program }),
    language,
    consent: { wordingVersion: 'desk', language, marketing: wantsNews },
    agreedAtMs: deps.now(),
    conversationExcerpt: undefined,
    source: 'desk',
    isByStaff: true,
  })
  if (!lead) throw new Error('a person added by hand has no name')
  return lead.personId
}
