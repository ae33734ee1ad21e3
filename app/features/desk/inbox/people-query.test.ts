import { expect, test } from 'vitest'
import { filtersOf, isFiltered, queryOf, searchOf } from './people-query.ts'

test('a filter survives the way through the address', () => {
  const query = { view: 'all', step: ['new', 'trial'], city: 'Bandung', owner: 'none', from: '2026-11-01' } as const
  expect(queryOf(searchOf({ ...query, step: [...query.step] }))).toEqual(query)
})

test('an unknown view is the first one, and a view alone is no filter', () => {
  expect(queryOf('?view=secret')).toEqual({ view: 'unanswered' })
  expect(isFiltered({ view: 'mine' })).toBe(false)
  expect(isFiltered({ view: 'mine', source: ['google'] })).toBe(true)
})

test('each part of a filter is named, and can be taken away alone', () => {
  const query = queryOf('?view=all&step=new,trial&city=Bandung&after=9')
  expect(filtersOf(query).map(({ name, value }) => [name, value])).toEqual([
    ['step', 'new'],
    ['step', 'trial'],
    ['city', 'Bandung'],
  ])
  expect(filtersOf(query).map(({ without }) => searchOf(without))).toEqual([
    'view=all&step=trial&city=Bandung',
    'view=all&step=new&city=Bandung',
    'view=all&step=new%2Ctrial',
  ])
})
