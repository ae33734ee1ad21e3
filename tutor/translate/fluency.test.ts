import { expect, test } from 'vitest'
import { unfamiliar } from './fluency.ts'

test('words that are known side by side are familiar, the same in another order are not', () => {
  expect(unfamiliar('Where do you live?', 'en')).toBeLessThan(0.3)
  expect(unfamiliar('Live you where do?', 'en')).toBeGreaterThan(0.5)
})
