import { expect, test } from 'vitest'
import { isFiltered, queryOf, searchOf } from './people-query.ts'

test('a filter survives the way through the address', () => {
  const query = { view: 'all', step: ['new', 'trial'], city: 'Bandung', owner: 'none', from: '2026-11-01' } as const
  expect(queryOf(searchOf({ ...query, step: [...query.step] }))).toEqual(query)
})

test('an unknown view is the first one, and a view alone is no filter', () => {
  expect(queryOf('?view=secret')).toEqual({ view: 'unanswered' })
  expect(isFiltered({ view: 'mine' })).toBe(false)
  expect(isFiltered({ view: 'mine', source: ['google'] })).toBe(true)
})
