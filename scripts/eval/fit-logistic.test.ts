import { expect, test } from 'vitest'
import { fitLogistic, type Sample } from './fit-logistic.ts'

const samples = (count: number, isRight: boolean, ...names: string[]): Sample[] =>
  Array.from({ length: count }, () => ({ names, isRight, weight: 1 }))
const chance = (weight = 0) => 1 / (1 + Math.exp(-weight))

test('a rule is as sure as it was right, drawn to the prior where little is known', () => {
  const weights = fitLogistic([...samples(90, true, 'good'), ...samples(10, false, 'good'), ...samples(1, true, 'new')])
  expect(chance(weights.get('good'))).toBeCloseTo(0.9, 1)
  expect(chance(weights.get('new'))).toBeGreaterThan(0.8)
  expect(chance(weights.get('new'))).toBeLessThan(0.9)
})

test('what makes every rule wrong is learnt apart from the rules', () => {
  const weights = fitLogistic([
    ...samples(50, true, 'one'),
    ...samples(50, true, 'other'),
    ...samples(10, false, 'one', 'heading'),
    ...samples(10, true, 'other', 'quoted'),
  ])
  expect(weights.get('heading')).toBeLessThan(-1)
  expect(weights.get('quoted')).toBe(0)
})

test('an offset is what is known already', () => {
  const known = Math.log(9)
  const all = [...samples(90, true, 'all'), ...samples(10, false, 'all')].map((one) => ({ ...one, offset: known }))
  expect(fitLogistic(all).get('all')).toBeCloseTo(0, 0)
})

test('names that nearly all samples share settle', () => {
  const shared = Array.from({ length: 12 }, (_, at) => `sign ${at}`)
  const weights = fitLogistic([...samples(400, true, 'all', ...shared), ...samples(60, false, 'all', ...shared)], {
    areShared: true,
  })
  expect([...weights.values()].every((weight) => Math.abs(weight) < 5)).toBe(true)
})
