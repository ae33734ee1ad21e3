import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { programsOf } from '../../../content/facts/offers.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { useBrand } from '../brand/brand-context.ts'
import { useText } from '../i18n/language-context.ts'
import type { TrialState } from './use-trial-form.ts'

/** A select, or the preset program. */
export function TrialProgramField({ trial: { values, change, fixedProgram, fixProgram } }: { trial: TrialState }) {
  const t = useText()
  const programs = programsOf(useBrand())
  if (fixedProgram === null)
    return (
      <SelectField
        label={t('form.program')}
        name="program"
        value={values.program}
        onChange={(event) => change({ program: event.target.value })}
      >
        {programs
          .filter(({ isOffered }) => isOffered)
          .map(({ storedAs }) => (
            <option key={storedAs}>{storedAs}</option>
          ))}
      </SelectField>
    )

  const freeProgram = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    flushSync(() => fixProgram(null))
    form?.querySelector<HTMLElement>('[name="program"]')?.focus()
  }
  return (
    <div className="trial-program">
      <TextField label={t('form.program')} name="program" value={fixedProgram} readOnly hint={t('trial.programNote')} />
      <button type="button" className="text-button" onClick={freeProgram}>
        {t('trial.changeProgram')}
      </button>
    </div>
  )
}
