import { expect, test } from 'vitest'
import { firstName } from './person-name.ts'

test.each([
  ['Sekar Lestari', 'Sekar'],
  ['Ibu Ratna Kusuma', 'Ratna'],
  ['pak  Budi', 'Budi'],
  ['Dr. Hj. Siti Aminah', 'Siti'],
  ['dr.Andi', 'Andi'],
  ['Ibu', 'Ibu'],
  ['Iras Maharani', 'Iras'],
  ['H', 'H'],
  ['  ', 'desk.somebody'],
])('%j is called %j', (name, called) => {
  expect(firstName({ name }, (key) => key)).toBe(called)
})
