export type LeadKind = 'registration' | 'trial' | 'promo'

/** What a visitor gave us in a form. */
export interface LeadForm {
  kind: LeadKind
  fields: Record<string, string>
}

/** The one way for a form's data to leave the form. */
export function submitLead({ kind, fields }: LeadForm): void {
  console.info('Lead form submitted:', kind, Object.keys(fields).join(', '))
}

/** A form's fields as plain text, trimmed. */
export const fieldsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).trim()]))
