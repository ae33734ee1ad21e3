import { expect, test } from 'vitest'
import { signsOfUse } from './signs-of-use.ts'

test.each([
  ['My sister is teacher.', 'My sister is a teacher.', 'put in'],
  ['We discussed about the plan.', 'We discussed the plan.', 'taken out'],
  ['She depends from her parents.', 'She depends on her parents.', 'changed'],
])('%s becomes more usual', (before, after, kind) => {
  expect(signsOfUse(before, after)).toEqual(expect.arrayContaining(['use 1', `use ${kind} 1`]))
  expect(signsOfUse(after, before)).not.toContain('use 0')
})

test('marks and capitals are not weighed', () => expect(signsOfUse('yes i do', 'Yes, I do.')).toEqual([]))
