import { type FormEvent, useCallback } from 'react'
import { useToast } from '../../ui/toast.tsx'
import { useLanguage } from '../i18n/language-context.ts'
import { fieldsOf, type LeadKind, submitLead } from './submit-lead.ts'

type Fields = Record<string, string>

interface Takers {
  onSubmitted(fields: Fields): void
  /** Tells whether the form itself says what is to be mended; else a short message does. */
  onRefused?(fields: Fields, problem: string): boolean
}

/** A form's submit handler: hands the data on at once, and tells the visitor if the server will never take it. */
export function useLeadSubmit(kind: LeadKind, { onSubmitted, onRefused }: Takers) {
  const toast = useToast()
  const { language, t } = useLanguage()
  return useCallback(
    async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const fields = fieldsOf(event.currentTarget)
      const outcome = submitLead({ kind, fields })
      onSubmitted(fields)
      const refusal = await outcome
      if (!refusal) return
      const problem = await import('./describe-refusal.ts')
        .then(({ describeRefusal }) => describeRefusal(refusal, language))
        .catch(() => t('form.refused'))
      if (!onRefused?.(fields, problem)) toast('problem', problem)
    },
    [kind, onSubmitted, onRefused, toast, language, t],
  )
}
