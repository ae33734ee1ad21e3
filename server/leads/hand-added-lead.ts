import { oddValues } from '../../domain/leads/odd-values.ts'
import type { ChoosePerson } from '../people/choose-person.ts'
import type { PersonTransaction } from '../people/people-transaction.ts'
import { type LeadDeps, type StoredLead, storeLeadIn } from './store-lead.ts'

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
  choose: ChoosePerson
}

/** A person who was met at the front desk or on the phone, stored like a form. */
export async function handAddedLead(deps: LeadDeps, people: PersonTransaction, person: HandAdded): Promise<StoredLead> {
  const { key, kind, name, email, phone, city, program, language, wantsNews, choose } = person
  const lead = await storeLeadIn(deps, people, {
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
    choose,
  })
  if (!lead) throw new Error('a person added by hand has no name')
  return lead
}
