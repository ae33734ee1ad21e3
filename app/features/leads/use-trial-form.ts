import { type MouseEvent, useRef, useState } from 'react'
import { programsOf } from '../../../content/facts/offers.ts'
import { LEAD_TYPES } from '../../../domain/leads/options.ts'
import { useToast } from '../../ui/toast.tsx'
import { useBrand } from '../brand/brand-context.ts'
import { useText } from '../i18n/language-context.ts'
import { useFixedProgram } from './use-fixed-program.ts'
import { useLeadSubmit } from './use-lead-submit.ts'

const SECOND_PRESS_MS = 1500
export const TRIAL_FORM_CLASS = 'trial-form'

export type TrialValues = Record<'name' | 'email' | 'type' | 'city' | 'startDate' | 'program' | 'marketing', string>

const EMPTY: TrialValues = {
  name: '',
  email: '',
  type: LEAD_TYPES[0],
  city: '',
  startDate: '',
  program: '',
  marketing: '',
}

export type TrialState = ReturnType<typeof useTrialForm>

/** State of the trial form, shared by the section and the modal. */
export function useTrialForm({ onSubmitted }: { onSubmitted(): void }) {
  const programs = programsOf(useBrand())
  const [defaults] = useState(() => ({ ...EMPTY, program: programs[0]?.storedAs ?? '' }))
  const [values, setValues] = useState(defaults)
  const [fixedProgram, fixProgram] = useFixedProgram()
  const [sent, setSent] = useState<Record<string, string> | null>(null)
  const toast = useToast()
  const t = useText()

  const submittedAtMs = useRef(Number.NEGATIVE_INFINITY)

  const submit = useLeadSubmit('trial', {
    onSubmitted: (fields) => {
      submittedAtMs.current = performance.now()
      forgetVisitorTouchedForms()
      setValues(defaults)
      fixProgram(null)
      toast('success', t('trial.thanks'))
      setSent(fields)
      onSubmitted()
    },
    onRefused: (fields) => {
      setSent(null)
      setValues((current) => (current === defaults ? { ...defaults, ...fields } : current))
      return false
    },
  })
  /** A second Enter or click would submit the reset form; its press alone takes the focus from what is to be read next. */
  const ignoreSecondPress = (event: MouseEvent) => {
    if (performance.now() - submittedAtMs.current < SECOND_PRESS_MS) event.preventDefault()
  }
  return {
    values,
    change: (changed: Partial<TrialValues>) => setValues((current) => ({ ...current, ...changed })),
    fixedProgram,
    fixProgram,
    /** What was sent last, if the server takes it. */
    sent,
    submit,
    ignoreSecondPress,
  }
}

/** Resets `:user-invalid`, which would mark the emptied fields. */
function forgetVisitorTouchedForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(`.${TRIAL_FORM_CLASS}`)) form.reset()
}
