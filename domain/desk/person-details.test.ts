import { expect, test } from 'vitest'
import { problemWithDetail } from './person-details.ts'

test.each([
  ['phone', 'abc', 'phone'],
  ['phone', '0812', 'phone'],
  ['phone', '0812 3456 7890', null],
  ['phone', '', null],
  ['email', 'sari@', 'email'],
  ['email', ' sari@mail.example ', null],
  ['name', 'a'.repeat(300), 'long'],
  ['name', 'Sari', null],
  ['goal', 'a'.repeat(300), null],
] as const)('%s %j: %j', (field, value, problem) => {
  expect(problemWithDetail(field, value)).toBe(problem)
})
