import { expect, test } from 'vitest'
import { usableId } from './usable-template.ts'

const template = (id: string, isPromo = false) => ({ id, isPromo, name: { id, en: id }, text: {} })
const TEMPLATES = [template('promo', true), template('greeting'), template('trial')]

test('a promo that was chosen is not sent to who does not want news any more', () => {
  expect(usableId(TEMPLATES, 'promo', { wantsNews: true })).toBe('promo')
  expect(usableId(TEMPLATES, 'promo', { wantsNews: false })).toBe('greeting')
  expect(usableId(TEMPLATES.slice(0, 1), 'promo', { wantsNews: false })).toBe('')
})

test('without a choice it begins with the first that the person may get; a template that is gone stays chosen', () => {
  expect(usableId(TEMPLATES, null, { wantsNews: false })).toBe('greeting')
  expect(usableId(TEMPLATES, 'deleted', { wantsNews: false })).toBe('deleted')
})
