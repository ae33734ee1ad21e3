import { useCallback, useEffect, useRef, useState } from 'react'
import { citiesOf } from '../../../content/facts/offers.ts'
import { COMPANY_SIZES, INDUSTRIES } from '../../../domain/leads/options.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useBrand } from '../brand/brand-context.ts'
import { useText } from '../i18n/language-context.ts'
import { CityField, EmailField, NameField, PhoneField, TypeField } from './fields.tsx'
import { ignoreSecondClick } from './ignore-second-click.ts'
import { PurposeLine } from './purpose-line.tsx'
import { unsentFields } from './unsent-fields.ts'
import { useLeadSubmit } from './use-lead-submit.ts'

/** Sends its data and prefills the registration with it. */
export function PromoForm({ onSubmitted }: { onSubmitted(fields: Record<string, string>): void }) {
  const t = useText()
  const cities = citiesOf(useBrand())
  /** Null before hydration: until then, and without JavaScript, CSS alone follows the choice. */
  const [type, setType] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const sent = useCallback(
    (fields: Record<string, string>) => {
      unsentFields.forget('promo')
      onSubmitted(fields)
    },
    [onSubmitted],
  )
  const submit = useLeadSubmit('promo', { onSubmitted: sent })

  // The visitor may have chosen before hydration, or before a reload.
  useEffect(() => {
    if (!form.current) return
    unsentFields.fill('promo', form.current)
    setType(String(new FormData(form.current).get('type')))
  }, [])
  return (
    <form
      ref={form}
      className="card form"
      method="post"
      action="/register"
      onInput={(event) => unsentFields.keep('promo', event.currentTarget)}
      onSubmit={submit}
    >
      <input type="hidden" name="kind" value="promo" />
      <TypeField defaultValue="Individual" onChange={(event) => setType(event.currentTarget.value)} />
      <div className="form-pair">
        <NameField />
        <PhoneField required />
      </div>
      <div className="form-pair">
        <EmailField />
        <CityField cities={cities} defaultValue="" />
      </div>
      <BusinessFields disabled={type !== null && type !== 'Business'} required={type === 'Business'} />
      <PurposeLine />
      <Button type="submit" onClick={ignoreSecondClick}>
        {t('promo.submit')}
        <Icon name="arrow-right" />
      </Button>
    </form>
  )
}

/** Shown by CSS while 'Business' is chosen. */
function BusinessFields({ disabled, required }: { disabled: boolean; required: boolean }) {
  const t = useText()
  return (
    <fieldset className="business-fields" disabled={disabled}>
      <TextField
        label={t('form.companyName')}
        name="companyName"
        autoComplete="organization"
        placeholder={t('form.companyName.placeholder')}
        maxLength={200}
        required={required}
      />
      <div className="form-pair">
        <SelectField label={t('form.companySize')} name="companySize" defaultValue="" required={required}>
          <option value="">{t('form.companySize.placeholder')}</option>
          {COMPANY_SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </SelectField>
        <SelectField label={t('form.industry')} name="industry" defaultValue="" required={required}>
          <option value="">{t('form.industry.placeholder')}</option>
          {INDUSTRIES.map(({ value, key }) => (
            <option key={key} value={value}>
              {t(`form.industry.${key}`)}
            </option>
          ))}
        </SelectField>
      </div>
    </fieldset>
  )
}
