import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalisePhone, phoneDigits, readablePhone } from './phone.ts'

test.each([
  ['0812-3456-7890', '+6281234567890'],
  ['0812 3456 7890', '+6281234567890'],
  ['(0812) 3456.7890', '+6281234567890'],
  ['+62 812-3456-7890', '+6281234567890'],
  ['62812 3456 7890', '+6281234567890'],
  ['006281234567890', '+6281234567890'],
  ['62081234567890', '+6281234567890'],
  ['+62 (0)812 3456 7890', '+6281234567890'],
  ['81234567890', '+6281234567890'],
  ['021 5550 0150', '+622155500150'],
  ['+1 415 555 2671', '+14155552671'],
  ['+65 6123 4567', '+6561234567'],
  ['\u202a+62 812-3456-7890\u202c', '+6281234567890'],
  ['1234567', '1234567'],
])('%s is %s', (typed, expected) => {
  expect(normalisePhone(typed)).toBe(expected)
})

test.each(['', 'abc', '620', '0', '+', '00', '0812abc', '12345678901234567', '++62812', '+0812'])(
  '%j is no phone number',
  (typed) => {
    expect(normalisePhone(typed)).toBeNull()
  },
)

test('normalising twice changes nothing', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[+0-9 ()-]{1,20}$/), (typed) => {
      const once = normalisePhone(typed)
      return once === null || normalisePhone(once) === once
    }),
  )
})

test('numbers are shown in readable groups', () => {
  expect(readablePhone('+6281234567890')).toBe('+62 812 3456 7890')
  expect(readablePhone('+622155500150')).toBe('+62 21 5550 0150')
  expect(readablePhone('+14155552671')).toBe('+14 155 5526 71')
  expect(readablePhone('')).toBe('')
})

test('digits for a link have neither plus nor leading zeros', () => {
  expect(phoneDigits('+62 812-3456')).toBe('628123456')
  expect(phoneDigits('0812')).toBe('812')
})
