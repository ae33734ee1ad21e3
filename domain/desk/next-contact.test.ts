import { expect, test } from 'vitest'
import { isPast, isTooLate } from './next-contact.ts'

const at = (text: string) => Date.parse(`2026-11-${text}+07:00`)
const now = at('17T13:29:40')

test.each([
  ['17T08:00:00', { past: true, tooLate: false }],
  ['17T13:28:00', { past: true, tooLate: false }],
  ['17T13:29:00', { past: false, tooLate: false }],
  ['16T13:30:00', { past: true, tooLate: false }],
  ['16T13:29:00', { past: true, tooLate: true }],
])('a next contact on the %s, entered on the 17th at 13:29: %o', (contact, { past, tooLate }) => {
  expect(isPast(at(contact), now)).toBe(past)
  expect(isTooLate(at(contact), now)).toBe(tooLate)
})
