import { expect, test } from 'vitest'
import type { Section } from '../../../../domain/desk/desk-content-contract.ts'
import { longTexts } from './long-texts.ts'
import { SECTION_FORMS, type SectionForm } from './section-forms.ts'

const formOf = (section: Section) => SECTION_FORMS.find((form) => form.section === section) as SectionForm
const both = (text: string) => ({ id: text, en: text })
const review = (quote: object) => ({ name: 'Sari', role: both('Murid'), quote })

test('a text that is too long is named by its item, field and language, with its length', () => {
  const published = [review(both('Bagus.')), review(both('Seru.'))]
  const draft = [published[0], review({ id: 'x'.repeat(401), en: 'y'.repeat(400) })]
  expect(longTexts(formOf('reviews'), draft, published)).toEqual([
    { at: 1, name: 'quote', language: 'id', length: 401, max: 400 },
  ])
})

test('outside of lists, in one language and English on both sides', () => {
  const promo = {
    isShown: true,
    title: both('Promo'),
    lead: both(''),
    voice: both('z'.repeat(61)),
    until: '',
    perks: [],
  }
  expect(longTexts(formOf('promo'), promo, promo)).toEqual([])
  expect(longTexts(formOf('promo'), promo, null)).toMatchObject([{ at: null, name: 'voice', language: null }])
})

test('what the school has published may be longer, wherever it is moved to; spaces around do not count', () => {
  const long = review(both('q'.repeat(900)))
  const published = [long, review(both('Seru.'))]
  expect(longTexts(formOf('reviews'), published.toReversed(), published)).toEqual([])
  expect(longTexts(formOf('reviews'), [review(both(` ${'q'.repeat(400)} `))], published)).toEqual([])
})
