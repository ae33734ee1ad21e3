import type { ComponentProps } from 'react'
import { LEAD_TYPES } from '../../../domain/leads/options.ts'
import { RadioTiles, SelectField, TextField } from '../../ui/field.tsx'
import { useText } from '../i18n/language-context.ts'

/** Fields that several forms share, each with the right keyboard and autofill. Native props pass through. */

type InputProps = Omit<ComponentProps<typeof TextField>, 'label' | 'name'>

export function NameField(props: InputProps) {
  const t = useText()
  return (
    <TextField
      label={t('form.name')}
      name="name"
      autoComplete="name"
      placeholder={t('form.name.placeholder')}
      maxLength={200}
      pattern=".*\S.*"
      required
      {...props}
    />
  )
}

export function EmailField(props: InputProps) {
  const t = useText()
  return (
    <TextField
      label={t('form.email')}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      placeholder={t('form.email.placeholder')}
      maxLength={254}
      required
      {...props}
    />
  )
}

export function PhoneField(props: InputProps) {
  const t = useText()
  return (
    <TextField
      label={t('form.phone')}
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder={t('form.phone.placeholder')}
      maxLength={40}
      {...props}
    />
  )
}

export function TypeField(props: Omit<ComponentProps<typeof RadioTiles>, 'legend' | 'name' | 'options'>) {
  const t = useText()
  const [individual, business] = LEAD_TYPES
  const options = [
    { value: individual, label: t('form.type.individual') },
    { value: business, label: t('form.type.business') },
  ]
  return <RadioTiles legend={t('form.type')} name="type" options={options} required {...props} />
}

export function CityField({
  cities,
  ...props
}: Omit<ComponentProps<typeof SelectField>, 'label'> & { cities: readonly string[] }) {
  const t = useText()
  return (
    <SelectField label={t('form.city')} name="city" autoComplete="address-level2" required {...props}>
      <option value="">{t('form.city.placeholder')}</option>
      {cities.map((city) => (
        <option key={city}>{city}</option>
      ))}
    </SelectField>
  )
}
