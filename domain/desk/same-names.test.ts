import { expect, test } from 'vitest'
import { byAgreeingName } from './same-names.ts'

test('submissions under one contact fall into as many people as there are names', () => {
  const names = ['Sari', 'Dimas Aryo', 'Sari Wulandari', null, 'Clara', 'dimas ARYO']
  const groups = byAgreeingName(names.map((name) => ({ name })))
  expect(groups.map((own) => own.map(({ name }) => name))).toEqual([
    ['Sari', 'Sari Wulandari', null],
    ['Dimas Aryo', 'dimas ARYO'],
    ['Clara'],
  ])
})
