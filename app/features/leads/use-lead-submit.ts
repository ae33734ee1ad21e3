import { type FormEvent, useCallback } from 'react'
import { useToast } from '../../ui/toast.tsx'
import { useLanguage } from '../i18n/language-context.ts'
import { fieldsOf, type LeadKind, submitLead } from './submit-lead.ts'

type Fields = Record<string, string>

interface Takers {
  onSubmitted(fields: Fields): void
  /** Told when it waits in the browser. Returns whether the form says so itself; otherwise a toast does. */
  onKept?(): boolean
  /** Returns whether the form shows the problem itself; otherwise a toast does. */
  onRefused?(fields: Fields, problem: string): boolean
}

/** A form's submit handler: succeeds at once, and tells later if it has to wait or was refused for good. */
export function useLeadSubmit(kind: LeadKind, { onSubmitted, onKept, onRefused }: Takers) {
  const toast = useToast()
  const { language, t } = useLanguage()
  return useCallback(
    async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const fields = fieldsOf(event.currentTarget)
      const outcome = submitLead({ kind, fields })
      onSubmitted(fields)
      const refusal = await outcome
      if (refusal === 'kept' && !onKept?.()) toast('note', t('form.kept'))
      if (!refusal || refusal === 'kept') return
      const problem = await import('./describe-refusal.ts')
        .then(({ describeRefusal }) => describeRefusal(refusal, language))
        .catch(() => t('form.refused'))
      if (!onRefused?.(fields, problem)) toast('problem', problem)
    },
    [kind, onSubmitted, onKept, onRefused, toast, language, t],
  )
}
