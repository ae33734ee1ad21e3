import type { RegisterRequest } from '../../../domain/leads/lead-contract.ts'
import { isLanguage } from '../../../domain/shared/language.ts'
import { anonymousId, randomText } from '../../lib/anonymous-id.ts'
import type { Refused } from '../../lib/api-client.ts'
import { campaign } from '../../lib/campaign.ts'
import { sendReliably } from '../../lib/waiting-queue.ts'
import { track } from '../analytics/track.ts'

/** Version of the consent wording; change it whenever its meaning changes. */
const PURPOSE_VERSION = '2026-11'

export type LeadKind = RegisterRequest['kind']

/** A submitted form. */
export interface LeadForm {
  kind: LeadKind
  fields: Record<string, string>
}

/** Submits a form through the waiting queue. Gives the refusal when the server will never take it. */
export async function submitLead(form: LeadForm): Promise<Refused | 'kept' | null> {
  track('registration_completed', { form: form.kind, program: form.fields.program ?? '' })
  if (document.documentElement.dataset.leadForms === 'log') {
    console.info('Lead form submitted:', form.kind, form.fields)
    return null
  }
  const body = requestOf(form)
  return sendReliably({ path: '/api/register', key: body.idempotencyKey, body })
}

/** A form's fields as plain text, trimmed. */
export const fieldsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).trim()]))

function requestOf({ kind, fields }: LeadForm): RegisterRequest {
  const { name = '', email = '', marketing, startedAtMs, kind: _, ...others } = fields
  const language = isLanguage(document.documentElement.lang) ? document.documentElement.lang : 'id'
  const { referrer, utm } = campaign()
  return {
    ...others,
    kind,
    idempotencyKey: `${kind}-${randomText()}`,
    name,
    email,
    consent: { wordingVersion: PURPOSE_VERSION, language, marketing: marketing === 'yes' },
    language,
    userId: anonymousId(),
    page: location.pathname,
    referrer,
    utm,
    submittedAtMs: Date.now(),
    ...(startedAtMs && { filledInMs: Math.max(0, Date.now() - Number(startedAtMs)) }),
  }
}
