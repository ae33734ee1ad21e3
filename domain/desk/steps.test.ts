import { expect, test } from 'vitest'
import { isFurther } from './steps.ts'

test('of two steps of one person the one nearer to enrolment counts, and any before lost', () => {
  expect(isFurther('trial', 'contacted')).toBe(true)
  expect(isFurther('contacted', 'trial')).toBe(false)
  expect(isFurther('new', 'new')).toBe(false)
  expect(isFurther('new', 'lost')).toBe(true)
  expect(isFurther('lost', 'enrolled')).toBe(false)
})
