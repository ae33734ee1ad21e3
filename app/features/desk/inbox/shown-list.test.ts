import { expect, test } from 'vitest'
import type { PeopleList, PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { upTo, withMore } from './shown-list.ts'

const listOf = (ids: string, next: string | null): PeopleList => ({
  rows: [...ids].map((id) => ({ id }) as PersonRow),
  next,
  total: 9,
  partial: [],
  partialTotal: 0,
})
const idsOf = ({ rows }: PeopleList) => rows.map(({ id }) => id).join('')

test('a list of more rows than whole pages stays as long as it is, and nobody behind it is missing or there twice', () => {
  const begun = upTo(4, listOf('abc', 'after c'), listOf('def', 'after f'))
  expect([idsOf(begun), begun.next]).toEqual(['abcd', 'after c'])
  const longer = withMore(begun, listOf('def', 'after f'))
  expect([idsOf(longer), longer.next]).toEqual(['abcdef', 'after f'])
})

test('a page that fits is whole, and after the last one there is no more', () => {
  expect(upTo(6, listOf('abc', 'after c'), listOf('def', 'after f'))).toMatchObject({ next: 'after f' })
  expect(upTo(6, listOf('abc', 'after c'), listOf('cd', null))).toEqual(listOf('abcd', null))
})
