import { type FormEvent, useCallback } from 'react'
import { useToast } from '../../ui/toast.tsx'
import { useText } from '../i18n/language-context.ts'
import { fieldsOf, type LeadKind, submitLead } from './submit-lead.ts'

/** A form's submit handler: hands the data on at once, and tells the visitor if the server will never take it. */
export function useLeadSubmit(kind: LeadKind, onSubmitted: (fields: Record<string, string>) => void) {
  const toast = useToast()
  const t = useText()
  return useCallback(
    async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const fields = fieldsOf(event.currentTarget)
      const outcome = submitLead({ kind, fields })
      onSubmitted(fields)
      if ((await outcome) === 'refused') toast('problem', t('form.refused'))
    },
    [kind, onSubmitted, toast, t],
  )
}
