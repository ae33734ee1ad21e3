import { expect, test } from 'vitest'
import { verdictOf } from './golden-rows.ts'

const row = (corrected: string, reasons = '') => ({ text: 'She go.', right: 'She goes.', corrected, reasons })

test.each([
  ['better', 'She go.', 'She goes.'],
  ['worse', 'She goes.', 'She go.'],
  ['other', 'She go.', 'She gone.'],
] as const)('a change is %s by what is right', (verdict, before, now) => {
  expect(verdictOf(row(before), row(now))).toBe(verdict)
})

test('the same text for another reason is told apart', () => {
  expect(verdictOf(row('She goes.', 'third-person'), row('She goes.', 'past-time'))).toBe('reason')
})
