import { expect, test } from 'vitest'
import { sayDecimal, sayDigits, sayFraction, sayNumber, sayOrdinal, sayTime, sayYear } from './read-numbers.ts'

test.each([
  [0, 'zero'],
  [21, 'twenty-one'],
  [105, 'one hundred and five'],
  [1_005, 'one thousand and five'],
  [1_250_000, 'one million two hundred and fifty thousand'],
  [3_000_000_000, 'three billion'],
])('%d is said as %s', (number, said) => {
  expect(sayNumber(number)).toBe(said)
})

test('ordinals, fractions, decimals, digits and years have forms of their own', () => {
  expect([1, 12, 17, 20, 22].map(sayOrdinal)).toEqual(['first', 'twelfth', 'seventeenth', 'twentieth', 'twenty-second'])
  expect([sayFraction(1, 2), sayFraction(2, 3), sayFraction(3, 4)]).toEqual(['a half', 'two thirds', 'three quarters'])
  expect(sayDecimal('0', '75')).toBe('zero point seven five')
  expect(sayDigits('0812')).toBe('oh eight one two')
  expect([1945, 2005, 2026, 1900].map(sayYear)).toEqual([
    'nineteen forty-five',
    'two thousand and five',
    'twenty twenty-six',
    'nineteen hundred',
  ])
})

test('a time is read, and said as people say it', () => {
  expect(sayTime(14, 45)).toEqual(['two forty-five', 'a quarter to three'])
  expect(sayTime(7, 30)).toEqual(['seven thirty', 'half past seven'])
  expect(sayTime(9, 5)).toEqual(['nine oh five', 'five past nine'])
  expect(sayTime(0, 0)).toEqual(['twelve o’clock', 'twelve a.m.'])
})
