import { describe, expect, test } from 'vitest'
import { brand } from '../../../content/brand.ts'
import { texts as homeSections } from '../../../content/en/home-sections.ts'
import { texts as programs } from '../../../content/en/programs.ts'
import { citiesOf, trialCitiesOf } from '../../../content/facts/offers.ts'
import { COMPANY_SIZES, INDUSTRIES } from '../../../domain/leads/options.ts'
import { rendered, wordsOf } from '../../../tests/harness/rendered.tsx'
import { ToastProvider } from '../../ui/toast.tsx'
import { PromoForm } from './promo-form.tsx'
import { RegistrationModal } from './registration-modal.tsx'
import { TrialForm } from './trial-form.tsx'
import { useTrialForm } from './use-trial-form.ts'

const ignore = () => {}
const Trial = () => <TrialForm trial={useTrialForm({ onSubmitted: ignore })} />

const formOf = (form: React.ReactNode) =>
  rendered(<ToastProvider>{form}</ToastProvider>, { texts: { ...homeSections, ...programs } })
const promo = formOf(<PromoForm onSubmitted={ignore} />)
const registration = formOf(<RegistrationModal open onClose={ignore} onRegistered={ignore} />)
const trial = formOf(<Trial />)

const fieldsOf = (html: string) => html.match(/<(?:input|select)(?=[^>]*\sname="(?!kind))[^>]*>/g) ?? []
const nameOf = (field: string) => /\sname="(\w+)"/.exec(field)?.[1] ?? ''
const fieldOf = (html: string, name: string) => fieldsOf(html).find((field) => nameOf(field) === name) ?? ''
const required = (html: string) => [
  ...new Set(
    fieldsOf(html)
      .filter((field) => field.includes(' required=""'))
      .map(nameOf),
  ),
]
const optionsOf = (html: string, name: string) => {
  const [, options = ''] = new RegExp(`<select[^>]*\\sname="${name}"[^>]*>(.*?)</select>`).exec(html) ?? []
  return [...options.matchAll(/<option[^>]*>(.*?)<\/option>/g)].map(([option]) => wordsOf(option))
}

describe('HOME-11 FORM-01 FORM-02 the promo form', () => {
  test('asks for name, phone, email, city and type, all required', () => {
    expect(required(promo)).toEqual(['type', 'name', 'phone', 'email', 'city'])
    expect(optionsOf(promo, 'city')).toEqual([expect.any(String), ...citiesOf(brand)])
    expect(promo.match(/value="(Individual|Business)"/g)).toEqual(['value="Individual"', 'value="Business"'])
  })

  test('has three more for a business: its name, its size, its industry', () => {
    for (const name of ['companyName', 'companySize', 'industry']) expect(fieldOf(promo, name), name).not.toBe('')
    expect(optionsOf(promo, 'companySize').slice(1)).toEqual(['1-10', '11-50', '51-200', '201-500', '500+'])
    expect(optionsOf(promo, 'companySize').slice(1)).toEqual([...COMPANY_SIZES])
    expect(optionsOf(promo, 'industry').slice(1)).toEqual([
      'Technology',
      'Finance',
      'Healthcare',
      'Education',
      'Manufacturing',
      'Retail',
      'Consulting',
      'Real Estate',
      'Hospitality',
      'Other',
    ])
    expect(INDUSTRIES).toHaveLength(10)
  })
})

describe('REG-02 FORM-02 FORM-03 the registration', () => {
  test('asks for name, email, type and city; the phone is optional, and so are news', () => {
    expect(required(registration).sort()).toEqual(['city', 'email', 'name', 'type'])
    expect(fieldOf(registration, 'phone')).not.toContain('required')
    expect(optionsOf(registration, 'city').slice(1)).toEqual(citiesOf(brand))
    expect(fieldOf(registration, 'marketing')).not.toMatch(/required|checked/)
  })
})

describe('PROG-08 FORM-02 the trial form', () => {
  test('asks for name, email, type, city and the day, all required, and for one of three programs', () => {
    expect(required(trial)).toEqual(['name', 'email', 'type', 'city', 'startDate'])
    expect(optionsOf(trial, 'city')).toEqual(['Choose a city', ...trialCitiesOf(brand)])
    expect(trialCitiesOf(brand)).toHaveLength(10)
    expect(optionsOf(trial, 'program')).toEqual(['General English', 'Business English', 'Exam Preparation'])
    expect(fieldsOf(trial).filter((field) => field.includes('type="radio"'))).toHaveLength(2)
  })

  test('begins with nothing but an individual and the first program', () => {
    for (const name of ['name', 'email', 'startDate']) expect(fieldOf(trial, name), name).toContain('value=""')
    expect(trial).toMatch(/<option value="" selected="">Choose a city/)
    expect(trial).toMatch(/<option selected="">General English/)
    expect(trial.match(/<input[^>]*checked=""[^>]*>/g)).toEqual([expect.stringContaining('value="Individual"')])
  })
})

test('FORM-03 every form is checked by the browser itself', () => {
  for (const html of [promo, registration, trial]) expect(html.toLowerCase()).not.toContain('novalidate')
})
