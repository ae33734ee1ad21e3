import { expect, test } from 'vitest'
import { shareOf } from './bar-table.tsx'

test.each([
  [7, 14, null],
  [7, 20, '35%'],
  [20, 20, '100%'],
  [0, 0, null],
  [0, 300, '0%'],
  [1, 300, '<1%'],
  [315, 77, null],
])('%i of %i is %s: few are counted, and no share is above a hundred per cent', (part, whole, share) => {
  expect(shareOf(part, whole)).toBe(share)
})
