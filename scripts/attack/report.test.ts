import { expect, test } from 'vitest'
import { rowOfLeads, rowOfResources } from './report.ts'

const before = { memoryMb: 250, descriptors: 30 }

test('memory or descriptors that have grown by more than a tenth fail the attack', () => {
  expect(rowOfResources('sqlite', before, { memoryMb: 270, descriptors: 33 }).wrong).toEqual([])
  expect(rowOfResources('sqlite', before, { memoryMb: 240, descriptors: 20 }).wrong).toEqual([])
  expect(rowOfResources('sqlite', before, { memoryMb: 280, descriptors: 40 }).wrong).toHaveLength(2)
})

test('leads that are lost, untold or more than one in a hundred told twice fail the attack', () => {
  const leads = { acknowledged: 1000, lost: [], untold: [], toldTwice: 10 }
  const wrongOf = (changes: object) => rowOfLeads('sqlite', 'kills', 1, { ...leads, ...changes }).wrong
  expect(wrongOf({})).toEqual([])
  expect(wrongOf({ lost: ['a'], untold: ['b'] })).toEqual(['lost: a', 'untold: b'])
  expect(wrongOf({ toldTwice: 11 })).toEqual(['told twice: 11 of 1000'])
})

test('where a system does not tell them, nothing is said against them', () => {
  expect(rowOfResources('sqlite', null, null)).toMatchObject({ came: 'not known on this system', wrong: [] })
})
