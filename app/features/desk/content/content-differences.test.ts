import { expect, test } from 'vitest'
import { contentDifferences } from './content-differences.ts'
import { SECTION_FORMS, type SectionForm } from './section-forms.ts'

const formOf = (section: string) => SECTION_FORMS.find((form) => form.section === section) as SectionForm
const both = (text: string) => ({ id: text, en: text })

test('fields that are not the same are named, with both values', () => {
  const contact = { email: 'a@contoh.id', phone: '0812', address: 'Jl. Melati', hours: both('') }
  expect(contentDifferences(formOf('contact'), { ...contact, phone: '0813' }, contact)).toEqual([
    { field: 'phone', theirs: '0813', mine: '0812' },
  ])
})

test('an item that both changed is one difference; what one has added or removed stands alone; order is none', () => {
  const [fees, place, times] = ['Biaya?', 'Di mana?', 'Kapan?'].map((ask) => ({
    question: both(ask),
    answer: both('-'),
  }))
  const mine = { ...fees, answer: both('Murah') }
  const theirs = { ...fees, answer: both('Gratis') }
  expect(contentDifferences(formOf('questions'), [times, place, theirs], [mine, place])).toEqual([
    { field: null, theirs, mine },
    { field: null, theirs: times, mine: undefined },
  ])
})
