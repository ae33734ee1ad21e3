import { expect, test } from 'vitest'
import { dialablePhone } from '../leads/phone.ts'
import { whatsAppNumber } from './whatsapp-number.ts'

test.each(['0812 3456 7890', '+62 857 1234 5678', '+65 9123 4567'])('%s may have WhatsApp', (typed) => {
  expect(whatsAppNumber(dialablePhone(typed))).toBe(dialablePhone(typed))
})

test.each(['(022) 4238 0001', '021-5550 0150', '0361 555 123'])('%s is a landline without it', (typed) => {
  expect(dialablePhone(typed)).not.toBeNull()
  expect(whatsAppNumber(dialablePhone(typed))).toBeNull()
})

test('no number, and what is none, have none', () => {
  expect([whatsAppNumber(null), whatsAppNumber('abc')]).toEqual([null, null])
})
