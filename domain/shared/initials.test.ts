import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Ratna Kusuma', 'RK'],
  ['Ayu', 'A'],
  ['Siti Nur Aisyah', 'SA'],
  ['  émile   zola ', 'ÉZ'],
  ['', ''],
  ['123 !?', ''],
])('%j has the initials %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
