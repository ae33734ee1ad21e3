import { type FormEvent, useCallback } from 'react'
import { useToast } from '../../ui/toast.tsx'
import { useText } from '../i18n/language-context.ts'
import { fieldsOf, type LeadKind, submitLead } from './submit-lead.ts'

type Take = (fields: Record<string, string>) => void

/** A form's submit handler: hands the data on at once, and tells the visitor if the server will never take it. */
export function useLeadSubmit(kind: LeadKind, onSubmitted: Take, onRefused?: Take) {
  const toast = useToast()
  const t = useText()
  return useCallback(
    async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const fields = fieldsOf(event.currentTarget)
      const outcome = submitLead({ kind, fields })
      onSubmitted(fields)
      if ((await outcome) !== 'refused') return
      if (onRefused) onRefused(fields)
      else toast('problem', t('form.refused'))
    },
    [kind, onSubmitted, onRefused, toast, t],
  )
}
