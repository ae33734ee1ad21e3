import type { z } from 'zod'

/** For operators: what is wrong with a value whose rule has no words of its own. */
export const plainWords: z.core.$ZodErrorMap = (issue) => {
  const things = issue.origin === 'string' ? ' characters' : ''
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'must be a whole number' : `must be a ${issue.expected}`
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`
    case 'too_small':
      return `must ${things ? 'have' : 'be'} at least ${issue.minimum}${things}`
    case 'too_big':
      return `must ${things ? 'have' : 'be'} at most ${issue.maximum}${things}`
    default:
      return 'is not understood'
  }
}
