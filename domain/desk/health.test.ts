import { expect, test } from 'vitest'
import { healthOf } from './health.ts'

const works = { mode: 'real', failed: 0, waiting: 0, lastSuccessAtMs: 1 } as const

test.each([
  ['fine', {}],
  ['unused', { lastSuccessAtMs: null }],
  ['retried', { waiting: 2 }],
  ['failed', { waiting: 2, failed: 1 }],
  ['off', { mode: 'embedded' }],
] as const)('a connection is %s with %o', (health, changes) => {
  expect(healthOf({ ...works, ...changes })).toBe(health)
})
