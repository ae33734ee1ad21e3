import { expect, test } from 'vitest'
import { programs as english } from '../../../content/en/programs-list.ts'
import { programs as indonesian } from '../../../content/id/programs-list.ts'
import { PROGRAM_ICONS } from './program-icons.ts'

test('every icon that the content names is there, and no other', () => {
  const named = [...indonesian, ...english].flatMap(({ learn }) => learn.map(({ icon }) => icon))
  expect(Object.keys(PROGRAM_ICONS).sort()).toEqual([...new Set(named)].sort())
})
