import { expect, test } from 'vitest'
import type { Translate } from '../../i18n/texts.ts'
import { changedFields, lostRemark, stepText } from './use-event-words.ts'

const t: Translate = (key) => key

test('the story tells why somebody was lost, and what was remarked', () => {
  const lost = { from: 'new', to: 'lost', reason: 'price' }
  expect(lostRemark(t, { kind: 'step', data: { ...lost, words: 'Minta cicilan 3x' } })).toBe(
    'lost.price: Minta cicilan 3x',
  )
  expect(lostRemark(t, { kind: 'step', data: lost })).toBe('lost.price')
  expect(lostRemark(t, { kind: 'step', data: { from: 'lost', to: 'new', reason: 'price' } })).toBeNull()
})

test('the story tells which details were corrected', () => {
  expect(changedFields(t, { fields: ['phone', 'name', 'unknown'] })).toBe('person.name, person.whatsapp')
  expect(changedFields(t, {})).toBe('')
})

test('an answer that leaves the step as it is is told as an answer', () => {
  expect(stepText({ from: 'trial', to: 'trial' })).toBe('event.step.answered')
  expect(stepText({ from: 'new', to: 'trial' })).toBe('event.step')
  expect(stepText({ from: 'lost', to: 'new', leadId: 'l' })).toBe('event.step.back')
})
