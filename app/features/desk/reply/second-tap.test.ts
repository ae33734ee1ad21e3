import { expect, test } from 'vitest'
import { secondTap } from './second-tap.ts'

test('of a double tap the second opens nothing; a later one does', () => {
  const isSecond = secondTap()
  expect([5000, 5150, 5900, 7000, 7100].map(isSecond)).toEqual([false, true, true, false, true])
})
