import type { ChangeEvent, Ref } from 'react'
import { trialCitiesOf } from '../../../content/facts/offers.ts'
import { useToday } from '../../lib/use-today.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useBrand } from '../brand/brand-context.ts'
import { useText } from '../i18n/language-context.ts'
import { CityField, EmailField, NameField, TypeField } from './fields.tsx'
import { PurposeLine } from './purpose-line.tsx'
import { TrialProgramField } from './trial-program-field.tsx'
import { TRIAL_FORM_CLASS, type TrialState, type TrialValues } from './use-trial-form.ts'

/** Native validation only. */
export function TrialForm({ trial, ref }: { trial: TrialState; ref?: Ref<HTMLFormElement> }) {
  const t = useText()
  const trialCities = trialCitiesOf(useBrand())
  const today = useToday()
  const field = (name: keyof TrialValues) => ({
    value: trial.values[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      trial.change({ [name]: event.target.value }),
  })
  return (
    <form ref={ref} className={`form ${TRIAL_FORM_CLASS}`} method="post" action="/register" onSubmit={trial.submit}>
      <input type="hidden" name="kind" value="trial" />
      <NameField {...field('name')} />
      <EmailField {...field('email')} />
      <TypeField {...field('type')} />
      <div className="form-pair">
        <CityField cities={trialCities} {...field('city')} />
        <TextField
          label={t('form.startDate')}
          name="startDate"
          type="date"
          min={today}
          required
          {...field('startDate')}
        />
      </div>
      <TrialProgramField trial={trial} />
      <PurposeLine
        checked={trial.values.marketing === 'yes'}
        onChange={(event) => trial.change({ marketing: event.target.checked ? 'yes' : '' })}
      />
      <Button type="submit" onMouseDown={trial.ignoreSecondPress} onClick={trial.ignoreSecondPress}>
        {t('trial.submit')}
      </Button>
    </form>
  )
}
