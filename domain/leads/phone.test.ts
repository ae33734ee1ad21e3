import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dialablePhone, normalisePhone, phoneDigits, readablePhone } from './phone.ts'

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
  ['081234567890 / 081398765432', '+6281234567890'],
  ['0812/3456/7890', '+6281234567890'],
  ['021/5550150', '+62215550150'],
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

test.each(['0812', '112', '0812/0813', '1234567', '+62 812 345', '+65 912', 'nanti saja'])(
  '%s reaches nobody',
  (typed) => {
    expect(dialablePhone(typed)).toBeNull()
  },
)

test.each(['0811 123 456', '0812 3456 78901', '0274 56789', '021 555 0150', '+65 9123 4567', '+1 415 555 2671'])(
  '%s reaches somebody',
  (typed) => {
    expect(dialablePhone(typed)).toMatch(/^\+\d+$/)
  },
)

test.each([
  ['+6281234567890', '+62 812 3456 7890'],
  ['+62811123456', '+62 811 123 456'],
  ['+628123456789', '+62 812 345 6789'],
  ['+62812345678901', '+62 812 345 678 901'],
  ['+622155500150', '+62 21 5550 0150'],
  ['+62215550150', '+62 21 555 0150'],
  ['+6591234567', '+65 9123 4567'],
  ['+14155552671', '+1 415 555 2671'],
  ['+442079460958', '+44 207 946 0958'],
  ['+85221234567', '+852 2123 4567'],
  ['1234567', '123 4567'],
  ['12', '12'],
  ['', ''],
])('%s is shown as %s', (number, shown) => {
  expect(readablePhone(number)).toBe(shown)
})

test('no digit is lost on the way to the screen', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+?[1-9][0-9]{0,15}$/), (number) => {
      return readablePhone(number).replaceAll(' ', '') === number
    }),
  )
})

test('digits for a link have the country and no plus', () => {
  expect(phoneDigits('+62 812-3456-7890')).toBe('6281234567890')
  expect(phoneDigits('0812-9999-0000')).toBe('6281299990000')
})
